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
}
