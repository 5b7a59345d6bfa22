import Foundation
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct `The JUnit report` {
  @Test func `counts failures and errors`() throws {
    let elements = try Elements(of: UnrulyCheck.ofAll.junit)
    let counts = ["tests", "failures", "errors", "skipped"]
    let all = elements["testsuites"].map { suite in counts.map { suite.attributes[$0] } }
    #expect(all == [["6", "1", "1", "1"]])
    let each = elements["testsuite"].map { suite in counts.map { suite.attributes[$0] } }
    #expect(each == [["3", "0", "1", "0"], ["3", "1", "0", "1"]])
    #expect(elements["failure"].map(\.attributes["type"]) == ["broken"])
    #expect(elements["error"].map(\.attributes["type"]) == ["crashed"])
  }

  @Test func `keeps every name and text`() throws {
    let elements = try Elements(of: UnrulyCheck.ofAll.junit)
    #expect(elements["testsuite"].map(\.attributes["name"]) == UnrulyCheck.systems.reversed())
    #expect(Set(elements["testcase"].map(\.attributes["name"])) == Set(UnrulyCheck.laws))
    let failure = try #require(elements["failure"].first)
    #expect(failure.text.contains("1 < 2 & \"3\" > '2', 100%??[0m ]]> ?"))
    #expect(failure.text.contains("← first difference"))
  }
}

/// The elements of a well-formed document.
private final class Elements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private var all: [Element] = []
  private var open: [Int] = []

  init(of data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    let isWellFormed = parser.parse()
    #expect(parser.parserError == nil)
    try #require(isWellFormed)
  }

  subscript(name: String) -> [Element] { all.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(all.count)
    all.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let element = open.last { all[element].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
