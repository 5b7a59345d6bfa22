/// What a model off the shelf has to know, as static members of a system or of another type.
///
/// ```swift
/// struct RowToggle: BindingSystem, ElementsShape {
///   typealias Model = ElementsModel<Self>
///   static var field: WritableKeyPath<Row, Bool> { \.isDone }
///   static var examples: [Row] { [Row(id: 1), Row(id: 2)] }
/// ```
///
/// A type with few values needs no examples. Of any other there have to be two, of which one can be set where
/// the other is; with fewer, what is set is generated, where its type is `Arbitrary`.
public protocol ModelShape {
  /// What there are examples of. Shapes with functions of their own declare it again, so that Swift
  /// infers it from those.
  associatedtype Example: Equatable
  /// Some values to make a world of, simplest first.
  static var examples: [Example] { get }
  /// Whether a held binding of what has gone has to read the last value, as
  /// ``PresenceModel/goneReadsLast`` says.
  static var goneReadsLast: Bool { get }
}

extension ModelShape {
  public static var examples: [Example] { everyValue(of: Example.self) ?? [] }
  public static var goneReadsLast: Bool { false }
}

/// The port of a model with one binding.
public enum SinglePort: CaseIterable, Sendable {
  /// The only binding.
  case value
}
