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
    #expect(file.rendered.places.count == tests.count)
    for place in file.rendered.places {
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
