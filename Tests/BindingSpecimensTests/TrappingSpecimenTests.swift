import BindingLaws
import BindingSpecimens
import LawChecking
import LawTelling
import LawTesting
import Testing

@Suite(.cases(100)) struct `A specimen that may trap` {
  /// One whose other laws are all upheld, and one that breaks another law, too.
  static let crashing = allSpecimens.filter { ["UnguardedIndex", "FirstOfNone"].contains($0.name) }

  @Test(
    "crashes", .expecting(.total, .crashed, because: "declared"), arguments: crashing)
  func crash(_ specimen: JudgedSystem) throws {
    let verdict = expect(specimen.system, obeys: .total)
    let found = try #require(verdict?.counterexample)
    #expect(found.operations <= 4, "\(verdict?.report ?? "")")
  }

  @Test(.expecting(.total, .timedOut, because: "declared"))
  func `hangs`() throws {
    let specimen = try #require(allSpecimens.first { $0.name == "EndlessObserver" })
    let verdict = expect(specimen.system, obeys: .total)
    #expect(verdict?.counterexample?.operations == 1, "\(verdict?.report ?? "")")
  }

  @Test(.inChildProcess, .expecting(.linearizable, .timedOut, because: "declared"))
  func `hangs where two tasks wait for each other, in the order that is reported`() throws {
    let specimen = try #require(allSpecimens.first { $0.name == "LocksInTurn" })
    let verdict = expect(specimen.system, obeys: .linearizable)
    let trace = verdict?.counterexample?.trace.joined(separator: "; ")
    #expect(
      trace == "start (left: off, right: off); task 1: set left on; task 2: set right on; order 1",
      "\(verdict?.report ?? "")")
  }

  @Test(
    "is judged by all other laws", .inChildProcess,
    .expecting(.total, .crashed, because: "declared"), arguments: crashing)
  func others(_ specimen: JudgedSystem) throws {
    let laws = allLaws.filter { law in
      specimen.declared(on: law.id) == .upheld
    }
    let verdicts = expect(specimen.system, obeys: LawSet(laws))
    #expect(verdicts.count { $0.kind == .upheld } > 12)
    #expect(verdicts.contains { $0.ended > 0 })
  }
}
