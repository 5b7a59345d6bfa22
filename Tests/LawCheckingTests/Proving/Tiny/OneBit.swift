import TestSupport

@testable import LawChecking

/// All machines of one flag that remember one bit.
///
/// A set may lead to either base and to either bit, from each base, with each bit, for each value:
/// there are 65,536 tables. The bit is the instance's or the binding's; the set sees the base as it
/// is, or as it was when the binding was derived.
struct OneBit {
  enum Place: CaseIterable { case instance, binding }

  /// What the checker said of the machines, held against the truth.
  struct Tally: Equatable {
    var machines = 0
    /// Memory that really shows.
    var remembering = 0
    /// The suite passed, and memory really shows.
    var undetected = 0
    /// The suite failed, and really no memory ever shows.
    var falseAlarms = 0
    /// The suite passed, and a law is upheld by what is expected and really broken.
    var wrongProofs = 0
  }

  static let tables = 65_536

  let machine: TableMachine
  private let table: BehaviourTable
  private let place: Place

  init(_ place: Place, isCaptured: Bool) {
    self.place = place
    table = TinyWorlds.flag(
      instances: place == .instance ? 2 : 1, memories: place == .binding ? 2 : 1)
    if isCaptured { table.captured = [.set] }
    machine = TableMachine(table)
  }

  /// Fills in a table by its number.
  func fill(_ number: Int) {
    for cell in 0..<8 {
      let (base, bit, value) = (cell & 1, cell >> 1 & 1, cell >> 2)
      let (next, nextBit) = (number >> (2 * cell) & 1, number >> (2 * cell + 1) & 1)
      table.fill(
        .set, 0, value, seen: base, place == .instance ? bit : 0, place == .binding ? bit : 0,
        with: .init(
          base: next, instance: place == .instance ? nextBit : 0,
          memory: place == .binding ? nextBit : 0))
    }
    table.finish()
  }

  /// Judges some of the tables at a level.
  func tally(_ numbers: [Int], _ level: MemorySuite.Level) -> Tally {
    var tally = Tally()
    for number in numbers {
      fill(number)
      tally.count(machine, level)
    }
    return tally
  }
}

extension OneBit.Tally {
  /// Judges one machine.
  mutating func count(_ machine: TableMachine, _ level: MemorySuite.Level) {
    let expectations = Expectations(machine)
    let truth = Reachability(machine, expectations)
    let suite = MemorySuite(machine, expectations, level, isSmallest: false)
    machines += 1
    remembering += truth.depth == nil ? 0 : 1
    if !suite.isPassed {
      falseAlarms += truth.depth == nil ? 1 : 0
      return
    }
    undetected += truth.depth == nil ? 0 : 1
    let expected = ExpectedMachine(expectations)
    let states = Reachability(expected, expectations).reached
    wrongProofs +=
      TinyLaw.allCases.contains {
        $0.holds(on: expected, from: states) && !$0.holds(on: machine, from: truth.reached)
      } ? 1 : 0
  }
}
