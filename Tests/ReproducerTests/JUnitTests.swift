import Foundation
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `The JUnit report` {
  @Test func `counts failures and errors`() throws {
    let report = try XMLDocument(data: UnrulyCheck.ofAll.junit)
    let counts = ["tests", "failures", "errors", "skipped"]
    let all = counts.map { texts("/testsuites/@\($0)", of: report) }
    #expect(all == [["6"], ["1"], ["1"], ["1"]])
    // Suites are sorted by name, so that Dying<Trap> is the first.
    let each = counts.map { texts("//testsuite/@\($0)", of: report) }
    #expect(each == [["3", "3"], ["0", "1"], ["1", "0"], ["0", "1"]])
    #expect(texts("//failure/@type", of: report) == ["broken"])
    #expect(texts("//error/@type", of: report) == ["crashed"])
  }

  @Test func `keeps every name and text`() throws {
    let report = try XMLDocument(data: UnrulyCheck.ofAll.junit)
    #expect(texts("//testsuite/@name", of: report) == UnrulyCheck.systems.sorted())
    #expect(Set(texts("//testcase/@name", of: report)) == Set(UnrulyCheck.laws))
    #expect(try XMLParser(data: UnrulyCheck.ofAll.junit).parse())
    let failure = try #require(texts("//failure", of: report).first)
    #expect(failure.contains("1 < 2 & \"3\" > '2', 100%??[0m ]]> ?"))
    #expect(failure.contains("← first difference"))
  }

  /// Returns the texts of the attributes or elements to which a path leads.
  private func texts(_ path: String, of report: XMLDocument) -> [String] {
    (try? report.nodes(forXPath: path).compactMap(\.stringValue)) ?? []
  }
}
