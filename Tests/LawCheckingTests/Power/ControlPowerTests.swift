import BindingLaws
import Testing

@testable import LawChecking

@Suite struct `Power over controls` {
  private func findings<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law] = allLaws
  ) throws -> [String: PowerFinding] {
    let findings = try PowerCheck(system, laws: laws, options: CheckOptions()).findings()
    return Dictionary(uniqueKeysWithValues: findings.map { ($0.fault, $0) })
  }

  @Test func `misses nothing of a control that says what it shows`() throws {
    #expect(try findings(Lamp.self).values.filter(\.isMissed).map(\.fault) == [])
  }

  @Test(
    "finds",
    arguments: [
      ("tap-lost", "coherent"), ("tap-twice", "coherent"), ("tap-sets", "coherent"),
      ("rendering-fixed", "history-independent"), ("rendering-inverted", "rendering-conforms"),
      ("rendering-lags", "history-independent"),
    ])
  func fault(_ fault: String, by law: String) throws {
    let check = try PowerCheck(Lamp.self, laws: allLaws, options: CheckOptions())
    let finding = try check.findings(of: fault).first
    #expect(finding?.law == law)
    #expect(finding?.trace?.isEmpty == false)
  }

  @Test func `is blind to an inverted look that nobody has said`() throws {
    let finding = try findings(PlainLamp.self)["rendering-inverted"]
    #expect(finding?.reason == .noLaw)
    #expect(finding?.remedy == nil)
  }

  @Test func `names the law that asks for the look`() throws {
    let finding = try findings(Lamp.self, [Law.conforms])["rendering-inverted"]
    #expect(finding?.remedy == "rendering-conforms")
  }

  @Test func `finds a tap past the binding where it shows`() throws {
    #expect(try findings(Lamp.self)["tap-past-binding"]?.reason == .invisible)
    #expect(try findings(DimmedLamp.self)["tap-past-binding"]?.law == "tap-sets")
  }

  @Test func `takes mixed for on only where there is mixed`() throws {
    #expect(try findings(Lamp.self)["rendering-mixed-as-on"] == nil)
    #expect(try findings(TwoLamps.self)["rendering-mixed-as-on"]?.law == "rendering-distinguishes")
  }

  @Test func `tries no control of bindings alone`() throws {
    let faults = try findings(LawfulFlag.self).keys
    #expect(!faults.contains { $0.hasPrefix("tap-") || $0.hasPrefix("rendering-") })
  }

  @Test func `compares what controls do and show where nothing can be listed`() throws {
    let findings = try findings(Meter.self, [Law.setGet])
    #expect(findings["rendering-fixed"]?.reason == .noLaw)
    #expect(findings["writes-twice"]?.reason == .noLaw)
    #expect(findings["writes-twice"]?.remedy == "set-once")
  }
}

/// A lamp that a tap turns.
private protocol LampSystem: ControlSystem where Model == CellModel<Bool> {
  var source: Source<Bool> { get }
}

extension LampSystem {
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }

  func tap(_ port: SinglePort) { source.value.toggle() }
  func rendering(_ port: SinglePort) -> String { source.value ? "light" : "dark" }
}

/// A lamp of which nobody says what it looks like.
private struct PlainLamp: LampSystem {
  let source: Source<Bool>
}

/// A lamp that is light while it is on.
private struct Lamp: LampSystem, RenderedSystem {
  let source: Source<Bool>

  static func rendering(_ port: SinglePort, showing value: Bool, in base: Bool) -> String {
    value ? "light" : "dark"
  }
}

/// A lamp that a tap turns in a transaction of its own.
private struct DimmedLamp: LampSystem {
  static var tapTransaction: String? { "dimmed" }
  let source: Source<Bool>
  func tap(_ port: SinglePort) { source.write(!source.value, transaction: "dimmed") }
}

private enum LampState: ThreeValued { case on, off, mixed }

/// Two lamps, and a switch for both.
private struct TwoLamps: ControlSystem {
  enum Model: AggregateModel {
    typealias Value = LampState
    enum Port: CaseIterable { case both, left, right }
    static var ports: [Port] { Port.allCases }
    static var bases: [Set<Port>]? { [[], [.left], [.right], [.left, .right]] }
    static func members(of port: Port) -> [Port]? { port == .both ? [.left, .right] : nil }
    static func stored(at lamp: Port, in on: Set<Port>) -> Bool { on.contains(lamp) }
    static func writes(toSet port: Port, in on: Set<Port>) -> Int { 1 }
    static func storing(_ isOn: Bool, at lamp: Port, in on: Set<Port>) -> Set<Port> {
      isOn ? on.union([lamp]) : on.subtracting([lamp])
    }
  }

  let source: Source<Set<Model.Port>>

  func binding(_ port: Model.Port) -> Accessor<LampState> {
    Accessor(get: { state(port) }) { state in
      if state == .mixed { return }
      source.value =
        state == .on ? source.value.union(lamps(port)) : source.value.subtracting(lamps(port))
    }
  }

  func tap(_ port: Model.Port) {
    binding(port).wrappedValue = state(port) == .on ? .off : .on
  }

  func rendering(_ port: Model.Port) -> String { "\(state(port))" }

  private func lamps(_ port: Model.Port) -> Set<Model.Port> {
    port == .both ? [.left, .right] : [port]
  }

  private func state(_ port: Model.Port) -> LampState {
    let lit = lamps(port).intersection(source.value)
    return lit == lamps(port) ? .on : lit.isEmpty ? .off : .mixed
  }
}

/// A number that is shown.
private struct Meter: ControlSystem {
  typealias Model = CellModel<Int>
  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }

  func tap(_ port: SinglePort) {}
  func rendering(_ port: SinglePort) -> String { "\(source.value)" }
}
