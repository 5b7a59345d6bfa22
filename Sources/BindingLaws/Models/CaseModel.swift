/// The payloads of some cases of an enum that have one type; examples are payloads.
///
/// ```swift
/// struct DetailNumber: BindingSystem, CaseShape {
///   typealias Model = CaseModel<Self>
///   enum Case: CaseIterable { case detail }
///   static var examples: [Int] { [1, 2] }
///   static var others: [Route] { [.home] }
///   static func payload(of _: Case, in route: Route) -> Int? {
///     if case .detail(let number) = route { number } else { nil }
///   }
///   static func whole(_: Case, _ number: Int) -> Route { .detail(number) }
///   // and a source and its bindings, as every system has
/// }
/// ```
public protocol CaseShape: ModelShape {
  associatedtype Example
  associatedtype Whole: Equatable
  /// The cases that have a binding.
  associatedtype Case: Hashable & CaseIterable
  /// The payload, if the case is current.
  static func payload(of kind: Case, in whole: Whole) -> Example?
  /// The whole with this payload in this case.
  static func whole(_ kind: Case, _ payload: Example) -> Whole
  /// Wholes in other cases than those.
  static var others: [Whole] { get }
}

extension CaseShape {
  public static var others: [Whole] { everyValue(of: Whole.self) ?? [] }
}

/// The payload of a case as an optional, over an optional enum: what a sheet is presented by.
///
/// Its system is a ``CaseShape``; the ports are the cases.
///
/// It is `nil` while the case is not current. To set `nil` then changes nothing; else it clears the whole.
public struct PresentedCaseModel<Cases: CaseShape>: ReferenceModel, PlainModel {
  public typealias Port = Cases.Case
  public typealias Base = Cases.Whole?
  public typealias Value = Cases.Example?

  // The orders below number ports, bases and values in draws and tokens: they have to stay.
  public var ports: [Port] { Array(Cases.Case.allCases) }
  public var values: [Value]? { Cases.values.map { [nil] + $0.map(Optional.some) } }
  public var bases: [Base]? {
    CaseModel<Cases>().bases.map { [nil] + $0.map(Optional.some) }
  }

  public func get(_ kind: Port, in base: Base) -> Value {
    base.flatMap { Cases.payload(of: kind, in: $0) }
  }

  public func set(_ payload: Value, at kind: Port, in base: Base) -> Base {
    payload.map { Cases.whole(kind, $0) } ?? (get(kind, in: base) == nil ? base : nil)
  }

  /// Makes the model.
  public init() {}
}

/// The payload of a case: there while the case is current.
///
/// Its system is a ``CaseShape``, over the enum; the ports are the cases.
///
/// A late set never changes the case.
public struct CaseModel<Cases: CaseShape>: PresenceModel, PlainModel {
  public typealias Port = Cases.Case
  public typealias Base = Cases.Whole
  public typealias Value = Cases.Example

  public var ports: [Port] { Array(Cases.Case.allCases) }
  public var values: [Value]? { Cases.values }

  public var bases: [Base]? {
    let current = ports.flatMap { kind in Cases.examples.map { Cases.whole(kind, $0) } }
    return (current + Cases.others).unique
  }

  public func isPresent(_ kind: Port, in base: Base) -> Bool {
    Cases.payload(of: kind, in: base) != nil
  }

  public func get(_ kind: Port, in base: Base) -> Value {
    Cases.payload(of: kind, in: base) ?? Cases.simplest
  }

  public func set(_ payload: Value, at kind: Port, in base: Base) -> Base {
    Cases.whole(kind, payload)
  }

  public var goneReadsLast: Bool { Cases.goneReadsLast }
  public func tapped(_ value: Value) -> Value? { tappedValue(value) }

  /// Makes the model.
  public init() {}
}
