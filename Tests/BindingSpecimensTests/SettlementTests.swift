import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// Three flags, of which each one that rises turns the others off.
private var exclusive: [ChangeObserver<[Bool]>] {
  (0..<3).map { position in
    ChangeObserver(of: { $0[position] }) { isOn, flags in
      guard isOn else { return }
      for other in flags.indices where other != position { flags[other] = false }
    }
  }
}

private func settle(
  _ observers: [ChangeObserver<[Bool]>] = exclusive, from old: [Bool] = [false, false, false],
  to new: [Bool], _ schedule: ObserverSchedule = .snapshot
) -> [[Bool]] {
  schedule.settle(observers, from: old, to: new, limit: 8)
}

@Suite struct `Flags kept exclusive by observers` {
  @Test(arguments: ObserverSchedule.allCases)
  func `keep the flag that rose (S08)`(schedule: ObserverSchedule) {
    let states = settle(from: [true, false, false], to: [true, true, false], schedule)
    #expect(states.first == [true, true, false])
    #expect(states.last == [false, true, false])
  }

  @Test func `are not repaired without a rising edge (S08)`() {
    let states = settle(from: [true, true, false], to: [true, true, false])
    #expect(states == [[true, true, false]])
  }

  @Test func `depend on the schedule when all rise at once (S09)`() {
    let results = ObserverSchedule.allCases.map { settle(to: [true, true, true], $0).last }
    #expect(
      results == [
        [false, false, false], [true, false, false], [false, false, true], [false, true, false],
      ])
  }
}

@Suite struct `Observers` {
  @Test(arguments: ObserverSchedule.allCases)
  func `that echo for ever are stopped`(schedule: ObserverSchedule) {
    let echo = ChangeObserver<[Bool]>(of: { $0[0] }) { isOn, flags in flags[0] = !isOn }
    #expect(settle([echo], to: [true, false, false], schedule).count == 1 + 8)
  }

  @Test func `see no event in an equal value`() {
    let observer = ChangeObserver<[Bool]>(of: { $0[0] }) { _, flags in flags[1] = true }
    #expect(settle([observer], to: [false, false, true]) == [[false, false, true]])
  }

  @Test func `may rest in the last permitted round`() {
    let chain = (0..<2).map { position in
      ChangeObserver<[Bool]>(of: { $0[position] }) { $1[position + 1] = $0 }
    }
    let states = ObserverSchedule.snapshot.settle(
      chain, from: [false, false, false], to: [true, false, false], limit: 2)
    #expect(states.last == [true, true, true])
  }
}
