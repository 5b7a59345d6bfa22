/// How the payloads of some cases of an enum are taken out and put in.
struct CasePayloads<Whole: Equatable, Case: Hashable & CaseIterable, Payload: Equatable> {
  let examples: [Payload]
  let others: [Whole]
  let payload: (Case, Whole) -> Payload?
  let whole: (Case, Payload) -> Whole

  // The orders below number bases in draws and tokens: they have to stay.
  var bases: [Whole] {
    let current = Case.allCases.flatMap { kind in examples.map { whole(kind, $0) } }
    return (current + others).unique
  }
}

/// The payload of a case as an optional, over an optional enum: what a sheet is presented by.
///
/// The ports are the cases. It is `nil` while the case is not current. To set `nil` then changes nothing; else it
/// clears the whole.
public struct PresentedCaseModel<
  Whole: Equatable, Case: Hashable & CaseIterable, Payload: Equatable
>: ReferenceModel {
  public typealias Port = Case
  public typealias Base = Whole?
  public typealias Value = Payload?
  private let cases: CasePayloads<Whole, Case, Payload>

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - type: The cases that have a binding, as an enum of their own.
  ///   - examples: Payloads, simplest first; by default every value of a type that has few.
  ///   - others: Wholes in other cases than those; by default every value of a type that has few.
  ///   - payload: The payload, if the case is current.
  ///   - whole: The whole with this payload in this case.
  public init(
    _ type: Case.Type = Case.self, trying examples: [Payload]? = nil, others: [Whole]? = nil,
    payload: @escaping (Case, Whole) -> Payload?, whole: @escaping (Case, Payload) -> Whole
  ) {
    cases = CasePayloads(
      examples: .examples(examples), others: .examples(others), payload: payload, whole: whole)
  }

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  public var ports: [Port] { Array(Case.allCases) }
  public var values: [Value]? { cases.examples.settable.map { [nil] + $0.map(Optional.some) } }
  public var bases: [Base]? { [nil] + cases.bases.map(Optional.some) }

  public func get(_ kind: Port, in base: Base) -> Value {
    base.flatMap { cases.payload(kind, $0) }
  }

  public func set(_ payload: Value, at kind: Port, in base: Base) -> Base {
    payload.map { cases.whole(kind, $0) } ?? (get(kind, in: base) == nil ? base : nil)
  }
}

/// The payload of a case: there while the case is current.
///
/// The ports are the cases. A late set never changes the case.
public struct CaseModel<
  Whole: Equatable, Case: Hashable & CaseIterable, Payload: Equatable
>: ReferenceModel {
  public typealias Port = Case
  public typealias Base = Whole
  public typealias Value = Payload
  private let cases: CasePayloads<Whole, Case, Payload>
  public let presence: Presence

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - type: The cases that have a binding, as an enum of their own.
  ///   - examples: Payloads, simplest first; by default every value of a type that has few.
  ///   - others: Wholes in other cases than those; by default every value of a type that has few.
  ///   - goneReadsLast: Whether a held binding of what has gone has to read the last value.
  ///   - payload: The payload, if the case is current.
  ///   - whole: The whole with this payload in this case.
  public init(
    _ type: Case.Type = Case.self, trying examples: [Payload]? = nil, others: [Whole]? = nil,
    goneReadsLast: Bool = false,
    payload: @escaping (Case, Whole) -> Payload?, whole: @escaping (Case, Payload) -> Whole
  ) {
    cases = CasePayloads(
      examples: .examples(examples), others: .examples(others), payload: payload, whole: whole)
    presence = goneReadsLast ? .goneReadsLast : .comesAndGoes
  }

  public var ports: [Port] { Array(Case.allCases) }
  public var values: [Value]? { cases.examples.settable }
  public var bases: [Base]? { cases.bases }

  public func isPresent(_ kind: Port, in base: Base) -> Bool { cases.payload(kind, base) != nil }

  public func get(_ kind: Port, in base: Base) -> Value {
    cases.payload(kind, base) ?? cases.examples.simplest
  }

  public func set(_ payload: Value, at kind: Port, in base: Base) -> Base {
    cases.whole(kind, payload)
  }

  public func tapped(_ value: Value) -> Value? { tappedValue(value) }
}

extension ReferenceModel {
  /// The payloads of some cases of an enum; see ``CaseModel``.
  public static func payloads<Whole, Case, Payload>(
    of type: Case.Type, trying examples: [Payload]? = nil, others: [Whole]? = nil,
    goneReadsLast: Bool = false,
    _ payload: @escaping (Case, Whole) -> Payload?, whole: @escaping (Case, Payload) -> Whole
  ) -> Self where Self == CaseModel<Whole, Case, Payload> {
    CaseModel(
      type, trying: examples, others: others, goneReadsLast: goneReadsLast, payload: payload,
      whole: whole)
  }

  /// The payloads of some cases as optionals, over an optional enum; see ``PresentedCaseModel``.
  public static func presentedPayloads<Whole, Case, Payload>(
    of type: Case.Type, trying examples: [Payload]? = nil, others: [Whole]? = nil,
    _ payload: @escaping (Case, Whole) -> Payload?, whole: @escaping (Case, Payload) -> Whole
  ) -> Self where Self == PresentedCaseModel<Whole, Case, Payload> {
    PresentedCaseModel(type, trying: examples, others: others, payload: payload, whole: whole)
  }
  /// An item as it is, and `nil` while a condition hides it: `nil` then changes nothing; see ``PresentedCaseModel``.
  ///
  /// - Parameters:
  ///   - items: Some that are shown and some that are not, simplest first.
  ///   - isShown: Whether an item is shown.
  public static func shown<Item>(
    _ items: [Item], where isShown: @escaping (Item) -> Bool
  ) -> Self where Self == PresentedCaseModel<Item, SinglePort, Item> {
    PresentedCaseModel(
      trying: items.filter(isShown), others: items.filter { !isShown($0) },
      payload: { _, item in isShown(item) ? item : nil }, whole: { _, item in item })
  }
}
