/// What `nil` is where a binding shows something else for it.
public enum NilPolicy: Sendable {
  /// It is rejected: a set where nothing is stored changes nothing, and `nil` cannot be set.
  case rejected
  /// It is the default: whether the default or nothing is stored or set is the same.
  case isDefault
  /// It is kept until something else than the default is set.
  case kept
}

/// An optional that is not shown as one, or a value that is shown as an optional.
public protocol OptionalShape: ModelShape {
  /// What is shown or stored instead of `nil`; by default the first example.
  static var fallback: Example { get }
  /// What `nil` is.
  static var nilPolicy: NilPolicy { get }
}

extension OptionalShape {
  public static var fallback: Example { simplest }
  public static var nilPolicy: NilPolicy { .isDefault }

  /// What is shown where something is: the values, and what is shown instead of `nil`.
  static var shown: [Example]? {
    ((values ?? examples) + [fallback]).unique.severalOrGenerated
  }
}

extension ModelShape {
  /// The first example.
  static var simplest: Example {
    guard let first = examples.first else { preconditionFailure("\(Self.self) has no examples") }
    return first
  }

  /// The examples, and the last of them first where they are all there are, so that the first set
  /// changes something.
  ///
  /// Generated where there is but one, which alone would show nothing.
  static var values: [Example]? {
    everyValue(of: Example.self)?.reversed() ?? examples.severalOrGenerated
  }
}
