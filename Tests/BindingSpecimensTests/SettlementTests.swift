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
) -> Settlement<[Bool]> {
  Settlement(of: observers, from: old, to: new, schedule: schedule, limit: 8)
}

@Suite struct `Flags kept exclusive by observers` {
  static let schedules: [ObserverSchedule] = [
    .snapshot, .recheck, .reversed, .permuted("rotated") { Array($0.dropFirst() + $0.prefix(1)) },
  ]

  @Test(arguments: schedules) func `keep the flag that rose (S08)`(schedule: ObserverSchedule) {
    let settlement = settle(from: [true, false, false], to: [true, true, false], schedule)
    #expect(settlement.result == [false, true, false])
    #expect(settlement.isSettled)
  }

  @Test func `are two at once for a while (S08)`() {
    let settlement = settle(from: [true, false, false], to: [true, true, false])
    #expect(settlement.states.first == [true, true, false])
  }

  @Test func `are not repaired without a rising edge (S08)`() {
    let settlement = settle(from: [true, true, false], to: [true, true, false])
    #expect(settlement.result == [true, true, false])
    #expect(settlement.rounds == 0)
  }

  @Test func `depend on the schedule when all rise at once (S09)`() {
    let results = Self.schedules.map { settle(to: [true, true, true], $0).result }
    #expect(
      results == [
        [false, false, false], [true, false, false], [false, false, true], [false, true, false],
      ])
  }
}

@Suite struct `Observers` {
  @Test(arguments: `Flags kept exclusive by observers`.schedules)
  func `that echo for ever are stopped and reported`(schedule: ObserverSchedule) {
    let echo = ChangeObserver<[Bool]>(of: { $0[0] }) { isOn, flags in flags[0] = !isOn }
    let settlement = settle([echo], to: [true, false, false], schedule)
    #expect(!settlement.isSettled)
    #expect(settlement.rounds == 8)
  }

  @Test func `see no event in an equal value`() {
    let observer = ChangeObserver<[Bool]>(of: { $0[0] }) { _, flags in flags[1] = true }
    #expect(settle([observer], to: [false, false, true]).result == [false, false, true])
  }

  @Test func `may rest in the last permitted round`() {
    let chain = (0..<2).map { position in
      ChangeObserver<[Bool]>(of: { $0[position] }) { $1[position + 1] = $0 }
    }
    let settlement = Settlement(
      of: chain, from: [false, false, false], to: [true, false, false], limit: 2)
    #expect(settlement.isSettled)
    #expect(settlement.result == [true, true, true])
  }
}
