import Foundation
import Testing

@testable import TestWriter

@Suite struct `A file of written tests` {
  let tests = [
    (name: "A.b", text: "@Test func one() {\n}"), (name: "A.c(_:)", text: "extension A {}"),
  ]

  func written(over old: String = "") -> String {
    var file = TestFile(old)
    file.replace(by: tests, imports: ["import Testing"])
    return file.rendered.text
  }

  @Test func `is the same when it is written again`() {
    #expect(written(over: written()) == written())
  }

  @Test func `knows the lines of each test`() {
    var file = TestFile()
    file.replace(by: tests, imports: ["import Testing"])
    let lines = file.rendered.text.split(separator: "\n", omittingEmptySubsequences: false)
    for place in file.rendered.lines {
      #expect(lines[place.lines.lowerBound - 1].hasPrefix(TestFile.marker + place.name))
    }
  }

  @Test func `finds the lines of a test, whoever has written it`() {
    let text = "let one = 1\n\n@Test func `A.b obeys its laws`() {\n  expect()\n}\n"
    #expect(TestFile.lines(of: "A.b", in: text) == 3...5)
    #expect(TestFile.lines(of: "A.c", in: text) == nil)
  }

  @Test func `keeps a test that somebody has changed`() {
    let changed = written().replacing("func one() {", with: "func one() {  // mine")
    #expect(written(over: changed) == changed)
    #expect(TestFile(changed).isKept("A.b"))
  }

  @Test func `keeps what somebody has written below a test`() {
    let added = written().replacing(
      "}\n\n// binding-laws: A.c", with: "}\n\nlet mine = 1\n\n// binding-laws: A.c")
    #expect(written(over: added) == added)
    #expect(!TestFile(added).isKept("A.b"))
  }

  @Test func `keeps a test without its marker`() {
    let own = "import Testing\n\n@Test func `A.b obeys its laws`() {}\n"
    #expect(TestFile(own).isKept("A.b"))
    #expect(!TestFile(own).isKept("A.d"))
  }

  @Test func `loses a test whose binding has gone, unless it was changed`() {
    var file = TestFile(written())
    file.replace(by: [tests[1]], imports: [])
    #expect(file.units.map(\.name) == ["A.c(_:)"])
    var changed = TestFile(written().replacing("func one()", with: "func two()"))
    changed.replace(by: [tests[1]], imports: [])
    #expect(changed.units.map(\.name) == ["A.c(_:)", "A.b"])
  }

  @Test func `ends what is not compiled at its end`() {
    var file = TestFile()
    let text = "#if false\n@Test func one() {\n}\n#endif"
    file.replace(by: [(name: "A.b", text: text)], imports: [])
    #expect(TestFile(file.rendered.text).units.map(\.text) == [text])
  }
}

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

@Suite struct `A folder of written tests` {
  /// Returns the files of a folder after the tool has written tests to it.
  func files(before: [String: String], during: [String: String] = [:]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func put(_ files: [String: String]) throws {
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    try put(before)
    let place = Workshop.Place(module: "Slots", tests: folder.path, out: folder.path)
    let workshop = Workshop(place, recorded("Slots"))
    try put(during)
    try workshop.write()
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  let written = ["BindingLawsSupport.swift", "SlotLaws.swift", "StoreLaws.swift"]

  @Test func `has a file for each source file, and one for support`() throws {
    #expect(try files(before: [:]) == written)
  }

  @Test func `loses files whose tests have gone, even those written by the same run`() throws {
    var gone = TestFile()
    gone.replace(by: [(name: "A.b", text: "@Test func one() {\n}")], imports: [])
    #expect(try files(before: ["GoneLaws.swift": gone.rendered.text]) == written)
    #expect(try files(before: [:], during: ["GoneLaws.swift": "import Testing\n"]) == written)
  }

  @Test func `keeps files in which a person has written`() throws {
    let own = ["MyLaws.swift": "import Testing\n"]
    #expect(try files(before: own) == (written + own.keys).sorted())
  }
}

@Suite struct `An overview` {
  @Test func `counts each binding once`() throws {
    let recogniser = Recogniser(recorded("Slots"))
    var tests = recogniser.bindings.map {
      WrittenTest($0, named: $0.name, recogniser.forms(of: $0))
    }
    for index in tests.indices where tests[index].outcome == .pending {
      tests[index].outcome = .judged(isProved: true)
    }
    tests[2].outcome = .broken(law: "get-set", trace: "start nil")
    let overview = Overview(tests: tests)
    #expect(
      overview.headline
        == "24 bindings: 21 judged, 1 of them broken, 1 need a value (of Opaque), 1 private, "
        + "0 need a scene (@State of a view), 0 stored, 1 without a base, 0 unknown")
    #expect(overview.hasBroken)
    #expect(overview.json.split(separator: "\n").count == 24)
    #expect(
      overview.json.contains(
        #"{"binding":"\#(tests[2].name)","law":"get-set","shape":"\#(tests[2].shapeName)","trace":"start nil","verdict":"broken"}"#
      ))
  }
}
