/// A system that needs no model: it is held to what it does when it is new.
///
/// ```swift
/// struct SectionTags: LearnedSystem {
///   static var examples: [Section?] { [nil, .news] }
///   let source: Source<Section?>
///   func binding(_ tag: Section) -> MyBinding<Bool> {
///     MyBinding(selection: source.myBinding, tag: tag)
///   }
/// }
/// ```
///
/// See ``LearnedModel`` for what that can show and what it cannot.
public protocol LearnedSystem: BindingSystem
where Model == LearnedModel<Example, Port, Derived> {
  /// What the system is made on.
  associatedtype Example: Equatable
  /// The name of one derived binding; ``SinglePort`` where there is but one.
  associatedtype Port: Hashable

  /// Some values to make a world of, simplest first; by default every value of a type that has few.
  static var examples: [Example] { get }
  /// Every port, simplest first.
  static var ports: [Port] { get }
  /// What is set, simplest first; `nil`, as where nobody says otherwise, for every value of a type that
  /// has few, and generated ones of any other.
  static var values: [Derived.Subject.Value]? { get }

  /// Makes the system on a source of truth.
  init(source: Source<Example>)

  /// Derives the binding of a port from the source.
  func binding(_ port: Port) -> Derived
}

extension LearnedSystem {
  public static var examples: [Example] { everyValue(of: Example.self) ?? [] }
  public static var values: [Derived.Subject.Value]? { nil }

  public static var model: Model {
    LearnedModel(
      ports: { ports }, examples: { examples }, values: { values }, of: { Self(source: $0) })
  }
}

extension LearnedSystem where Port: CaseIterable {
  public static var ports: [Port] { Array(Port.allCases) }
}
