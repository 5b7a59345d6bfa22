import TestSupport

@testable import LawTesting

/// Two rows by their index, which trap if the index is out of range.
private struct UncheckedRow: LearnedSystem {
  static var ports: [Int] { [0, 1] }
  static var examples: [[Bool]] { [[], [false]] }
  let source: Source<[Bool]>
  func binding(_ place: Int) -> MyBinding<Bool> {
    MyBinding(get: { source.value[place] }, set: { source.value[place] = $0 })
  }
}

/// A flag that traps when it is set on, in a new system as in any other.
private struct DeadlyOn: LearnedSystem {
  static var examples: [Bool] { [false] }
  let source: Source<Bool>
  func binding(_: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value },
      set: {
        precondition(!$0, "never on")
        source.value = $0
      })
  }
}

/// A flag whose binding traps when it is made.
private struct Stillborn: LearnedSystem {
  static var examples: [Bool] { [false] }
  let source: Source<Bool>
  func binding(_: SinglePort) -> MyBinding<Bool> { preconditionFailure("never made") }
}

@Suite(.cases(60)) struct `A crash while a system is learned` {
  @Test(
    "in a set is reported as any other", .expecting(.total, .crashed, because: "it traps at on"))
  func set() throws {
    let judged = expect(DeadlyOn.self, obeys: .total)
    let found = try #require(judged?.counterexample)
    #expect(found.trace == ["start off", "set value on"])
    #expect(judged?.kind == .crashed)
  }

  @Test(
    "in a read is reported as any other", .expecting(.total, .crashed, because: "nothing is there"))
  func get() throws {
    let judged = expect(UncheckedRow.self, obeys: .total)
    #expect(judged?.counterexample?.trace.first == "start []")
    #expect(judged?.counterexample?.trace.count == 2)
  }

  @Test(
    "leaves the other laws to be judged", .inChildProcess,
    .expecting(.total, .crashed, because: "it traps at on"))
  func others() throws {
    let judged = expect(DeadlyOn.self, obeys: [.getSet, .fresh])
    #expect(Set(judged.map(\.kind)).isSubset(of: [.upheld, .proved]))
  }

  @Test(
    "in making a binding spares the process of the tests", .inChildProcess,
    .expecting(.total, .crashed, because: "its binding is never made"))
  func stillborn() {
    let judged = expect(Stillborn.self, obeys: .everything)
    #expect(judged.first { $0.law.isAboutEnds }?.kind == .crashed)
  }

  @Test func `stands in the learned table`() throws {
    let table = try LawChecker(DeadlyOn.self, .children).learnedTable()
    #expect(table.rows.map(\.base) == ["off"])
    #expect(table.rows.first?.cells.first?.sets.map(\.fate) == [.ends, .keeps])
  }
}
