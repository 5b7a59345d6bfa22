import BindingLaws
import LawChecking
import LawTesting
import Testing

@Suite struct `A derivation` {
  /// Lawful specimens show the same over the library's own binding type.
  @Test(
    "obeys the laws of its comment over another library's binding", .requiringJudgement,
    arguments: Trial.all(over: PlainFamily.self))
  func plain(_ trial: Trial) { trial.expectPromise() }

  @Test(
    .expecting(.getSet, .broken, because: "off clears the selection of another"))
  func `that clears any selection breaks get-set`() {
    expect(SelectingAny<PlainFamily>.self, obeys: .getSet)
  }
}
