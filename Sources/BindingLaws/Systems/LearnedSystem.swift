/// A system without a model of its own, which is judged by what it does when it is new.
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
/// See ``LearnedModel`` for the faults that this can show and those that it cannot.
public protocol LearnedSystem: BindingSystem
where Model == LearnedModel<Example, Port, Derived> {
  /// The type of the base.
  associatedtype Example: Equatable
  /// The name of one derived binding.
  ///
  /// Use ``SinglePort`` if there is only one.
  associatedtype Port: Hashable

  /// The bases to start from, simplest first; by default every value of a type that has few.
  static var examples: [Example] { get }
  /// All ports, simplest first.
  static var ports: [Port] { get }
  /// The values to set, simplest first. Nil, the default, stands for every value of a type that has few, and
  /// for generated ones of any other.
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
