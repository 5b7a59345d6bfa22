import Foundation
import TestSupport

@testable import LawTelling

@Suite struct `A file of verdicts` {
  @Test func `may hold a verdict on each line`() throws {
    let all = try judgements(declaring: .upheld)
    let text = try all.map { try $0.jsonLine }.joined(separator: "\n\n") + "\n"
    #expect(try VerdictFile(Data(text.utf8)).judgements == all)
  }

  @Test func `may hold one verdict over several lines`() throws {
    let one = try judgements(declaring: .broken, rows: ["S1"], by: [.getSet])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    #expect(try VerdictFile(encoder.encode(one[0])).judgements == one)
  }

  @Test func `keeps the layout of the report`() throws {
    var one = try judgements(declaring: .broken, by: [.getSet])[0]
    one.layout = [.overview, .quiet]
    #expect(try VerdictFile(Data(one.jsonLine.utf8)).judgements == [one])
    #expect(try one.jsonLine.contains("\"layout\":[\"overview\",\"quiet\"]"))
  }

  @Test(
    "is refused, with line and key, if it has",
    arguments: [
      ("\"maths\"", "\"moths\"", VerdictFileError.lacks(line: 2, key: "maths")),
      ("\"rows\":[{", "\"rose\":[{", .lacks(line: 2, key: "counterexample.rows")),
      ("\"seed\":\"", "\"seed\":\"x", .mistaken(line: 2, key: "seed")),
      ("\"tier\":\"strict\"", "\"tier\":7", .mistaken(line: 2, key: "tier")),
      ("\"cases\":", "\"cases\":-", .mistaken(line: 2, key: "cases")),
      ("}", "", .noJSON(line: 2)),
    ])
  func fault(_ part: String, _ replacement: String, _ error: VerdictFileError) throws {
    let line = try judgements(declaring: .broken, by: [.getSet])[0].jsonLine
    let text = line + "\n" + line.replacing(part, with: replacement)
    #expect(throws: error) { try VerdictFile(Data(text.utf8)) }
  }

  @Test func `names the case of a verdict on one line or several`() throws {
    let one = try judgements(declaring: .broken, by: [.getSet])[0]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    for data in [try encoder.encode(one), Data(try one.jsonLine.utf8)] {
      let content = try #require(CaseFileContent(data))
      #expect(content.token == one.verdict.counterexample?.token)
      #expect(content.trace == one.verdict.counterexample?.trace)
    }
  }

  @Test func `is refused if it is cut off anywhere`() throws {
    let line = try judgements(declaring: .broken, by: [.getSet])[0].jsonLine
    for length in stride(from: 1, to: line.utf8.count, by: 11) {
      #expect(throws: VerdictFileError.noJSON(line: 1)) {
        try VerdictFile(Data(line.utf8.prefix(length)))
      }
    }
  }
}
