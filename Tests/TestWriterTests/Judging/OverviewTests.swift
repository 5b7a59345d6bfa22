import Testing

@testable import TestWriter

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
        == "24 bindings: 21 judged, 1 of them broken, 1 needs a value (of Opaque), 1 private, "
        + "0 need a scene (@State of a view), 0 stored, 1 without a base, 0 unknown")
    #expect(overview.hasBroken)
    #expect(overview.json.split(separator: "\n").count == 24)
    #expect(
      overview.json.contains(
        #"{"binding":"\#(tests[2].name)","law":"get-set","shape":"\#(tests[2].shapeName)","trace":"start nil","verdict":"broken"}"#
      ))
  }
}
