/// The examples of an enum, and functions that take payloads out of some cases and put them in.
struct CasePayloads<Whole: Equatable, Case: Hashable & CaseIterable, Payload: Equatable> {
  /// Payloads, simplest first.
  let examples: [Payload]
  /// Wholes in other cases.
  let others: [Whole]
  /// Returns the payload, if the case is current.
  let payload: (Case, Whole) -> Payload?
  /// Returns the whole with this payload in this case.
  let whole: (Case, Payload) -> Whole

  // Draws and tokens number the bases in this order: it has to stay.
  /// Every case with every example, and then the other wholes.
  var bases: [Whole] {
    let current = Case.allCases.flatMap { kind in examples.map { whole(kind, $0) } }
    return (current + others).unique
  }
}

/// The payload of a case as an optional, over an optional enum, as for a sheet that an item presents.
///
/// The ports are the cases. A port reads `nil` while its case is not current. Setting such a port to `nil`
/// changes nothing. Setting the port of the current case to `nil` clears the whole.
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
  ///   - others: Wholes in other cases; by default every value of a type that has few.
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

/// The payload of a case, present while the case is current.
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
  ///   - goneReadsLast: Whether a held binding whose port has gone has to read the last value.
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
  /// Returns a model of the payloads of some cases of an enum; see ``CaseModel``.
  public static func payloads<Whole, Case, Payload>(
    of type: Case.Type, trying examples: [Payload]? = nil, others: [Whole]? = nil,
    goneReadsLast: Bool = false,
    _ payload: @escaping (Case, Whole) -> Payload?, whole: @escaping (Case, Payload) -> Whole
  ) -> Self where Self == CaseModel<Whole, Case, Payload> {
    CaseModel(
      type, trying: examples, others: others, goneReadsLast: goneReadsLast, payload: payload,
      whole: whole)
  }

  /// Returns a model of the payloads of some cases as optionals, over an optional enum; see
  /// ``PresentedCaseModel``.
  public static func presentedPayloads<Whole, Case, Payload>(
    of type: Case.Type, trying examples: [Payload]? = nil, others: [Whole]? = nil,
    _ payload: @escaping (Case, Whole) -> Payload?, whole: @escaping (Case, Payload) -> Whole
  ) -> Self where Self == PresentedCaseModel<Whole, Case, Payload> {
    PresentedCaseModel(type, trying: examples, others: others, payload: payload, whole: whole)
  }

  /// Returns a model of an item as an optional, which is `nil` while a condition hides it; see
  /// ``PresentedCaseModel``.
  ///
  /// Setting a hidden item to `nil` changes nothing.
  ///
  /// - Parameters:
  ///   - items: Some shown items and some hidden ones, simplest first.
  ///   - isShown: Returns whether an item is shown.
  public static func shown<Item>(
    _ items: [Item], where isShown: @escaping (Item) -> Bool
  ) -> Self where Self == PresentedCaseModel<Item, SinglePort, Item> {
    PresentedCaseModel(
      trying: items.filter(isShown), others: items.filter { !isShown($0) },
      payload: { _, item in isShown(item) ? item : nil }, whole: { _, item in item })
  }
}
