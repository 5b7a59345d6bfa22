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
    if let payload { return cases.whole(kind, payload) }
    return get(kind, in: base) == nil ? base : nil
  }
}

extension ReferenceModel {
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
