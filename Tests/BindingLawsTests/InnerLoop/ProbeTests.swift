import Testing

@testable import BindingLaws

/// A flag through a binding that may drop what it is set to, and may be gone.
private struct Flag: BindingSystem {
  enum Fault { case none, dropsSets, isMissing }

  static let model = CellModel<Bool>()
  let source: Source<Bool>
  var fault = Fault.none

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: SinglePort) -> FlagBinding? {
    fault == .isMissing ? nil : FlagBinding(source: source, drops: fault == .dropsSets)
  }
}

private struct FlagBinding: BindingProtocol {
  let source: Source<Bool>
  let drops: Bool

  var wrappedValue: Bool {
    get { source.value }
    nonmutating set { if !drops { source.value = newValue } }
  }
}

/// A flag with a switch, which a tap turns on.
private struct FlagSwitch: ControlSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func binding(_ port: SinglePort) -> FlagBinding { FlagBinding(source: source, drops: false) }
  func tap(_ port: SinglePort) { source.value = true }
  func rendering(_ port: SinglePort) -> String { "" }
}

/// A flag in a store that takes what was set when it settles.
private struct LateFlag: StoreSystem {
  static let model = CellModel<Bool>()

  final class Store {
    var isOn = false
    var next: Bool?
  }

  let store = Store()

  var base: Bool {
    get { store.isOn }
    nonmutating set { store.isOn = newValue }
  }

  func binding(_ port: SinglePort) -> StoreBinding { StoreBinding(store: store) }

  func settle() {
    store.isOn = store.next ?? store.isOn
    store.next = nil
  }
}

private struct StoreBinding: BindingProtocol {
  let store: LateFlag.Store

  var wrappedValue: Bool {
    get { store.isOn }
    nonmutating set { store.next = newValue }
  }
}

/// A harness that runs steps on a probe of a flag.
///
/// Its two bases, off and on, are also its two values.
private final class ProbeHarness<System: BindingSystem> where System.Model == CellModel<Bool> {
  let probe: Probe<System>

  convenience init(_ fault: Flag.Fault) where System == Flag {
    self.init { source in
      var flag = Flag(source: source)
      flag.fault = fault
      return flag
    }
  }

  init(_ make: @escaping (Source<Bool>) -> System) {
    let both = Numbering([false, true])
    probe = Probe(
      Source(false), ports: Numbering(SinglePort.allCases), values: both, bases: both,
      listedBases: 2, readings: both, presence: Numbering([true, true]), actions: Numbering(),
      by: CellModel(), make: make)
    _ = run([], .nothing, startingIn: 0)
  }

  /// Returns the index of the first step that departs from the model, or the number of all steps.
  ///
  /// By default no system begins in the script: its start is -1.
  func run(
    _ steps: [ProbeStep], _ mode: ProbeMode = .comparison, startingIn start: Int = -1,
    ending isLast: Bool = false
  ) -> Int {
    let cells = Cells(repeating: ProbeStep(nil), count: steps.count)
    for (place, step) in steps.enumerated() { cells[place] = step }
    return withExtendedLifetime(cells) {
      System.execute(
        ProbeScript(cells.elements, steps.count, mode, startingIn: start, ending: isLast), on: probe
      )
    }
  }
}

@Suite struct `A probe` {
  /// Steps that hold, set on and off, write on externally, echo, tap, derive, and only compare.
  private let steps = [
    ProbeStep(.hold, state: 0), ProbeStep(.set, isHeld: true, value: 1, state: 1),
    ProbeStep(.set, value: 0, state: 0), ProbeStep(.write, state: 1), ProbeStep(.echo, state: 1),
    ProbeStep(.tap, state: 0), ProbeStep(.derive, state: 0), ProbeStep(nil, state: 0),
  ]

  @Test func `carries out steps through held and fresh bindings`() {
    let harness = ProbeHarness(.none)
    #expect(harness.run(steps) == steps.count)
    #expect(harness.probe.source.writes.map(\.base) == [true, false, true, false])
  }

  @Test func `ends the system after the last step, and leaves the first base in a new source`() {
    let harness = ProbeHarness(.none)
    let source = harness.probe.source
    #expect(harness.run([ProbeStep(.set, value: 1, state: 1)], ending: true) == 1)
    #expect(source.present)
    #expect(harness.probe.source !== source)
    #expect(!harness.probe.source.present)
  }

  @Test func `stops at the first step that departs from the model`() {
    #expect(ProbeHarness(.dropsSets).run(steps) == 1)
    #expect(ProbeHarness(.none).run(steps + [ProbeStep(nil, state: 1)]) == steps.count)
  }

  @Test func `goes on if nothing is compared`() {
    #expect(ProbeHarness(.dropsSets).run(steps, .nothing) == steps.count)
  }

  @Test func `notes the port whose expected binding is missing`() {
    let harness = ProbeHarness(.isMissing)
    // No port is missing yet.
    #expect(harness.probe.missing == -1)
    #expect(harness.run([ProbeStep(.get, state: 0)]) == 0)
    #expect(harness.probe.missing == 0)
  }

  @Test func `keeps the value read if the script asks for it`() {
    let harness = ProbeHarness(.none)
    _ = harness.run([ProbeStep(.write, state: 1), ProbeStep(.get)], .nothing)
    #expect(harness.probe.reading == 0)
    _ = harness.run([ProbeStep(.get)], .value)
    #expect(harness.probe.reading == 1)
    #expect(harness.probe.value.move())
  }

  /// Readings are numbered from 1, because 0 stands for no reading: on is 2.
  @Test func `numbers the reading and the base if the script asks`() {
    let harness = ProbeHarness(.none)
    _ = harness.run([ProbeStep(.set, value: 1), ProbeStep(.get)], .numbers)
    #expect(harness.probe.reading == 2)
    #expect(harness.probe.base == 1)
  }

  @Test func `taps the control of a system`() {
    let harness = ProbeHarness { FlagSwitch(source: $0) }
    #expect(harness.run([ProbeStep(.tap, state: 1)]) == 1)
    #expect(harness.probe.source.present)
  }

  @Test func `compares a store after each step, once it has settled`() {
    let harness = ProbeHarness { LateFlag(source: $0) }
    #expect(harness.run([ProbeStep(.set, value: 1, state: 1)]) == 1)
    #expect(harness.run([ProbeStep(.set, value: 0, state: 1)]) == 0)
  }

  @Test func `makes a new source if a script names a start`() {
    let harness = ProbeHarness(.none)
    let source = harness.probe.source
    _ = harness.run([ProbeStep(.holdAll, state: 1)], .numbers, startingIn: 1)
    #expect(harness.probe.source !== source)
    #expect(harness.probe.base == 1)
    #expect(harness.probe.isHeld[0])
  }
}
