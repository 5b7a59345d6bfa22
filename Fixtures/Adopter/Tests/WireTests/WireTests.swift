import LawTesting
import Testing
import Wires

@testable import wire_laws

@Suite struct `A wire` {
  let usual = LawSet.roundTrip + .honesty + .locality

  @Test func `is lawful to a property`() { expect(Parts.self, obeys: usual) }

  @Test func `is lawful to a member of a set`() {
    expect(InSet.self, obeys: usual + .membership)
  }

  @Test func `is lawful to an element of an identity`() {
    expect(ChoreOfID.self, obeys: usual + .presence)
  }

  @Test(.expecting(.transactionReachesBase, .broken, because: "issue 1: it is quiet"))
  func `drops why a value changes where it is quiet`() {
    expect(QuietParts.self, obeys: .transactionReachesBase)
  }

  @Test(.expecting(.setGet, .broken, because: "issue 2: it writes what it is set to"))
  func `turns over only what is read`() { expect(Opposite.self, obeys: .setGet) }

  @Test(.expecting(.setOnce, .broken, because: "issue 3: it stores, then moves"))
  func `writes twice within bounds`() { expect(Bounded.self, obeys: .setOnce) }

  @Test(.expecting(.getSet, .broken, because: "issue 4: off leaves nothing chosen"))
  func `clears the choice of another`() { expect(Chosen.self, obeys: .getSet) }

  @Test func `clears its own choice by the lawful derivation`() {
    expect(LawfullyChosen.self, obeys: usual + .selection)
  }

  // A build system may put the tests where no child finds them: then nothing would judge this law.
  @Test(.requiringJudgement) func `neither traps nor hangs, as a child process shows`() {
    expect(LawfullyChosen.self, obeys: .total)
  }

  // A child runs the test of a closure again, wherever the build system has put it.
  @Test(.requiringJudgement) func `neither traps nor hangs in a closure`() {
    expect(bindingOver: Bool.self, obeys: [.total]) { Wire($0) }
  }

  @Test(.expecting(.total, .crashed, because: "issue 7: it takes no more than nine"))
  func `traps beyond a bound, in a closure`() {
    expect(bindingOver: Int.self, obeys: [.total]) { source in
      Wire(
        read: { source.value },
        write: { value, _ in
          precondition(value < 10)
          source.value = value
        })
    }
  }

  @Test(.expecting(.fresh, .broken, because: "issue 5: it reads what was there last"))
  func `remembers what was there last`() { expect(LastNumber.self, obeys: .fresh) }

  @Test(.expecting(.followsIdentity, .broken, because: "issue 6: it keeps the place"))
  func `loses an element that moves`() {
    expect(ChoreInPlace.self, obeys: .followsIdentity)
  }
}
