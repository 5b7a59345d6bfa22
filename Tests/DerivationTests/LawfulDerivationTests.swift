import BindingLaws
import LawChecking
import LawTesting
import Testing

@Suite struct `A derivation` {
  @Test(
    "upholds what its comment says, over a stranger's binding type", .requiringJudgement,
    arguments: Trial.all(over: PlainFamily.self))
  func plain(_ trial: Trial) { #expect(trial.judge() == trial.impossible) }

  /// The other binding type has the proofs.
  @Test(
    "upholds what its comment says, over the library's own binding type", .effort(.quick),
    .requiringJudgement,
    arguments: Trial.all(over: HeadlessFamily.self))
  func headless(_ trial: Trial) { #expect(trial.judge() == trial.impossible) }

  @Test(
    .expecting(.getSet, .broken, because: "off clears the selection of another"))
  func `that clears any selection breaks what it says it breaks`() {
    expect(SelectingAny<PlainFamily>.self, obeys: .getSet)
  }
}
