import Foundation
import TestSupport

private let reason = "as a plain flag it reads mixed as off by specification"
private let check = ["check", "PlainParent", "--law", "get-set"]

@Suite struct `A law that is skipped` {
  @Test func `is run all the same, and printed with its outcome`() async throws {
    let run = await CommandRun(check)
    #expect(run.exitCode == 0)
    let words = "PlainParent skips get-set: \(reason); it currently fails"
    #expect(run.output.hasPrefix(words))
    #expect(await CommandRun(check + ["--json"]).output.contains("\"outcome\":\"broken\""))
  }

  @Test(
    "is printed with its reason by",
    arguments: [
      (check + ["--json"], "\"skipped\":"), (["list", "--json"], "\"skips\":"),
      (["explain", "PlainParent"], "PlainParent"),
    ])
  func printed(_ arguments: [String], _ words: String) throws {
    let output = try ProcessRun(arguments).output
    #expect(output.contains(words))
    #expect(output.contains(reason))
  }

  @Test func `is a skipped test of JUnit`() async throws {
    try await withFolder { folder in
      let file = folder.path + "/junit.xml"
      _ = await CommandRun(check + ["--junit", file])
      let report = try content(of: file)
      #expect(report.contains("<skipped message=\"\(reason); it currently fails\"/>"))
      #expect(report.contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
    }
  }

  @Test func `has a sign of its own in the table`() throws {
    let table = try ProcessRun("check", "--law", "silence", "--cases", "20").output
    let row = table.split(separator: "\n").first { $0.hasPrefix("ObservedSwitch ") }
    #expect(row?.contains("–") == true)
    #expect(table.contains("– skipped"))
  }
}
