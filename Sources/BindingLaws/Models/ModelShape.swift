// `WhichModelWhichLaws.md` lists the models and repeats the defaults: change both together.
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
/// the other is; with fewer, what is set is generated, where its type is `Arbitrary`. All else has a
/// default, and counts for the models that are named beside it.
public protocol ModelShape {
  /// What there are examples of. Shapes with functions of their own declare it again, so that Swift
  /// infers it from those.
  associatedtype Example: Equatable
  /// Some values to make a world of, simplest first.
  static var examples: [Example] { get }
  /// The examples that have a binding of their own, of ``TagsModel``, ``MembersModel``,
  /// ``ListMembersModel`` and ``OptionsModel``; by default all.
  static var bound: [Example] { get }
  /// Whether a held binding of what has gone has to read the last value, as
  /// ``PresenceModel/goneReadsLast`` says.
  static var goneReadsLast: Bool { get }
  /// What ``DefaultModel`` shows and ``LiftedModel`` stores instead of `nil`; by default the first example.
  static var fallback: Example { get }
  /// What `nil` is to ``DefaultModel`` and ``LiftedModel``; by default ``NilPolicy/isDefault``.
  static var nilPolicy: NilPolicy { get }
  /// Whether the binding of a ``PresentModel`` is about this item; by default it is about any.
  static func isShown(_ item: Example) -> Bool
  /// When the binding of a ``PresentModel`` may be set on; by default ``OnPolicy/whilePresent``.
  static var onPolicy: OnPolicy { get }
  /// What setting a tag of a ``TagsModel`` on and off does; by default ``TagPolicy/clearsOwn``.
  static var tagPolicy: TagPolicy { get }
  /// Whether the order counts in a ``ListMembersModel``, as by default: then a new member comes last.
  static var keepsOrder: Bool { get }
}

extension ModelShape {
  public static var examples: [Example] { everyValue(of: Example.self) ?? [] }
  public static var bound: [Example] { examples }
  public static var goneReadsLast: Bool { false }
  public static var fallback: Example { simplest }
  public static var nilPolicy: NilPolicy { .isDefault }
  public static func isShown(_ item: Example) -> Bool { true }
  public static var onPolicy: OnPolicy { .whilePresent }
  public static var tagPolicy: TagPolicy { .clearsOwn }
  public static var keepsOrder: Bool { true }

  /// The first example.
  static var simplest: Example {
    guard let first = examples.first else { preconditionFailure("\(Self.self) has no examples") }
    return first
  }

  // The orders below number values and bases in draws and tokens: they have to stay.
  /// The examples, and the last of them first where they are all there are, so that the first set
  /// changes something.
  ///
  /// Generated where there is but one, which alone would show nothing.
  static var values: [Example]? {
    everyValue(of: Example.self)?.reversed() ?? examples.severalOrGenerated
  }

  /// Nothing, and each example; generated where there is none.
  static var optionals: [Example?]? {
    examples.isEmpty ? nil : [nil] + examples.map(Optional.some)
  }
}

/// Each case of a type as an example.
public enum EveryCase<Value: Hashable & CaseIterable>: ModelShape {
  // The order numbers ports and bases in draws and tokens: it has to stay.
  public static var examples: [Value] { Array(Value.allCases) }
}

/// The port of a model with one binding; kept traces name it by its case.
public enum SinglePort: CaseIterable, Sendable {
  /// The only binding.
  case value
}
