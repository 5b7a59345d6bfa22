import TestSupport

@testable import LawChecking

/// `CI/same` records by which law, and by which trace, the faults of toggles are found.
@Suite struct `Power over controls` {
  private func finding<System: BindingSystem>(
    _ fault: String, around system: System.Type, _ laws: [Law] = allLaws
  ) throws -> PowerFinding? {
    try PowerCheck(system, laws: laws, options: CheckOptions()).findings(of: fault).first
  }

  @Test func `names no law if the system declares no rendering`() throws {
    let finding = try finding("rendering-inverted", around: PlainLamp.self)
    #expect(finding?.reason == .noLaw)
    #expect(finding?.remedy == nil)
  }

  @Test func `names the law that expects the declared rendering`() throws {
    let finding = try finding("rendering-inverted", around: Lamp.self, [.conforms])
    #expect(finding?.remedy == "rendering-conforms")
  }

  @Test func `tries no faults of controls on bindings alone`() throws {
    let flag = try SystemSubject(CheckOptions(), make: LawfulFlag.init)
    let faults = Fault.all.filter { $0.applies(flag) }.map(\.id)
    #expect(faults.contains("negated"))
    #expect(!faults.contains { $0.hasPrefix("tap-") || $0.hasPrefix("rendering-") })
  }

  @Test func `compares controls even if nothing can be listed`() throws {
    #expect(try finding("rendering-fixed", around: Meter.self, [.setGet])?.reason == .noLaw)
    let writesTwice = try finding("writes-twice", around: Meter.self, [.setGet])
    #expect(writesTwice?.reason == .noLaw)
    #expect(writesTwice?.remedy == "set-once")
  }
}

/// A lamp that is light while it is on.
private struct Lamp: LampSystem, RenderedSystem {
  let source: Source<Bool>

  static func rendering(_ port: SinglePort, showing value: Bool, in base: Bool) -> String {
    value ? "light" : "dark"
  }
}

/// A control that shows a number.
private struct Meter: ModelledSystem, ControlSystem {
  static let model = CellModel<Int>()
  let source: Source<Int>
  func tap(_ port: SinglePort) {}
  func rendering(_ port: SinglePort) -> String { "\(source.value)" }
}
