import Testing

@testable import TestWriter

@Suite struct `A written test` {
  func test(_ name: String) throws -> WrittenTest {
    let recogniser = Recogniser(recorded("Slots"))
    let declaration = try #require(recogniser.bindings.first { $0.name == name })
    return WrittenTest(declaration, named: name, recogniser.forms(of: declaration))
  }

  func line(_ law: String, _ verdict: String, _ trace: [String]) -> ReportLine {
    let finding = ReportLine.Finding(law: law, verdict: verdict, trace: trace, found: "b")
    return ReportLine(file: "", line: 1, verdicts: [verdict], broken: [finding], issue: nil)
  }

  @Test func `is another one if a new system disproves the guess`() throws {
    var test = try test("Slot.picks(_:)")
    test.conclude([line("conforms", "broken", ["start .a", "set b off"])])
    #expect(test.shape == "learned")
    #expect(test.outcome == .pending)
    #expect(test.text.contains("// Not a selection: start .a, set b off: b"))
  }

  @Test func `is broken if the fault takes a history`() throws {
    var test = try test("Slot.picks(_:)")
    test.conclude([line("conforms", "broken", ["start .a", "hold a", "set held a off"])])
    #expect(test.outcome == .broken(law: "conforms", trace: "start .a, hold a, set held a off: b"))
  }

  @Test func `is broken if a new system does what the model says`() throws {
    var test = try test("Slot.picks(_:)")
    test.conclude([line("set-once", "broken", ["start .a"])])
    #expect(test.outcome == .broken(law: "set-once", trace: "start .a: b"))
  }

  @Test func `starts elsewhere if the first case ends the process`() throws {
    var test = try test("Slot.at(_:)")
    let first = test.text
    test.conclude([line("total", "crashed", ["start []"])])
    #expect(test.text != first)
    #expect(test.text.contains("// Not over all bases: it crashed: start []"))
  }

  @Test func `is judged if all is well`() throws {
    var test = try test("Slot.picks(_:)")
    test.conclude([ReportLine(file: "", line: 1, verdicts: ["proved"], broken: [], issue: nil)])
    #expect(test.outcome == .judged(isProved: true))
  }

  @Test func `is no judgement if nothing was judged`() throws {
    var test = try test("Slot.number")
    test.conclude([])
    test.conclude([])
    #expect(test.reason?.kind == .unknown)
    #expect(test.text.contains(".disabled(\"no model is known\")"))
  }

  @Test func `stands between #if and #endif if the compiler rejects all of it`() throws {
    var test = try test("Slot.number")
    test.advance(because: .compiler("no such member"))
    test.advance(because: .compiler("no such member"))
    #expect(test.text.hasPrefix("#if false  // The compiler says: no such member\n"))
    #expect(test.text.hasSuffix("}\n#endif"))
  }
}
