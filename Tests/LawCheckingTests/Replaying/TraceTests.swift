import TestSupport

@testable import BindingGenerators
@testable import BindingSpecimens

@Suite struct `A trace` {
  @Test func `of generated values replays`() throws {
    let trace = "start \"á;\\\"\"; set text \"x; y\"; set text \"\""
    let replayed = try LawChecker(TextField.self).replay(
      .trace(trace), obeying: .setGet)
    #expect(replayed.rows.map(\.line).joined(separator: "; ") == trace)
    #expect(replayed.verdict.kind == .upheld)
  }

  @Test func `that is longer than any drawn one is simplified, too`() throws {
    let written = String(repeating: "write nil; ", count: CheckOptions().maximumLength + 1)
    let small = try LawChecker(ClearAnySelection.self).shrink(
      .trace("start nil; \(written)write .b; set a off"), obeying: .getSet)
    #expect(small.verdict.kind == .broken)
    #expect(small.verdict.counterexample?.trace == ["start .b", "set a off"])
  }

  @Test func `is shown by a file with it or its failing beginning`() throws {
    let failing = ["start .b", "set a off"]
    let whole = failing + ["set b on"]
    let replayed = try LawChecker(ClearAnySelection.self).replay(
      .trace(whole.joined(separator: "; ")), obeying: .conforms)
    #expect(replayed.verdict.counterexample?.trace == failing)
    #expect(replayed.isShown(by: failing))
    #expect(replayed.isShown(by: whole))
    #expect(!replayed.isShown(by: ["start .a", "set a off"]))
  }

  @Test func `is shown by its file even if the law refuses it`() throws {
    let start = "start (left: on, right: off)"
    let program = "during set right on at write 2: set left on"
    let replayed = try LawChecker(BothSidesAtOnce.self).replay(
      .trace("\(start); \(program)"), obeying: .reEntrant)
    #expect(replayed.isRefused)
    #expect(replayed.isShown(by: [start, program]))
    #expect(!replayed.isShown(by: ["start (left: off, right: off)", program]))
  }

  /// The law's program begins with the first set, and must not begin while anything waits.
  @Test("settles before the law's program, whether written or not", arguments: ["", "settle; "])
  func settled(_ settle: String) throws {
    let replay = try LawChecker(FirstKeystrokeWins.self).replay(
      .trace("start 0; hold it; \(settle)set held it 0; set held it 1; settle"),
      obeying: .deferredArrives)
    #expect(
      replay.verdict.counterexample?.trace
        == ["start 0", "hold it", "settle", "set held it 0", "set held it 1", "settle"])
  }

  @Test(
    "with operations of time before the law's program is refused",
    arguments: [
      "start nil; during set a on at write 1: set b on; set a on", "start nil; order 1; set a on",
      "start nil; task 1: set a on; set a on", "start nil; settle; set a on; set a off",
    ])
  func time(_ trace: String) throws {
    #expect(throws: TraceError.self) {
      try LawChecker(SelectionLinks.self).replay(.trace(trace), obeying: .setGet)
    }
  }

  @Test(arguments: ["hold", "derive"])
  func `that derives a binding through a held one is refused`(_ word: String) throws {
    let trace = "start .a; hold a; \(word) held a; set a on"
    #expect(throws: TraceError.self) {
      try LawChecker(SelectionLinks.self).replay(.trace(trace), obeying: .setGet)
    }
  }

  @Test func `of generated values with operations of time is refused`() throws {
    let trace = "start \"\"; during set text \"a\" at write 1: set text \"b\"; set text \"c\""
    #expect(throws: TraceError.self) {
      try LawChecker(TextField.self).replay(.trace(trace), obeying: .setGet)
    }
  }

  /// The name must not be read as all ports.
  @Test func `may hold a port that is called all`() throws {
    let checker = try LawChecker(ItemsToggle.self)
    let trace = "start [off]; hold all; get held all"
    let replayed = try checker.replay(.trace(trace), obeying: .total)
    #expect(replayed.rows.map(\.line).joined(separator: "; ") == trace)
    #expect(!replayed.isRefused)
  }
}
