import Foundation
import TestSupport

@Suite struct `The changelog` {
  @Test func `begins with the version that the command line names`() async throws {
    let lines = try content(ofOurs: "CHANGELOG.md").split(separator: "\n")
    let words = try #require(lines.first { $0.hasPrefix("## ") }).split(separator: " ")
    let ending = words.contains("(unreleased)") ? "-dev" : ""
    #expect(await CommandRun("--version").output == words[1] + ending + "\n")
  }
}

@Suite struct `The README` {
  @Test func `counts the laws and the systems`() throws {
    #expect(try text().contains("one of \(allLaws.count) laws"))
    #expect(try text().contains("the \(allSpecimens.count) systems of this package"))
  }

  /// The tests of the example app, which have SwiftUI, compare the report of its sample.
  @Test func `has at most 135 lines`() throws {
    #expect(try text().split(separator: "\n", omittingEmptySubsequences: false).count <= 135)
  }

  @Test func `shows a test that is compiled and run`() throws {
    let places = ["Fixtures/ExampleApp", "Tests/LawTestingTests"]
    let sources = try places.flatMap(swiftFiles).map(\.flat).joined(separator: "\n")
    let shown = try blocks(of: "swift").filter { $0.contains("@Test") }
    #expect(shown.count == 1)
    for block in shown {
      for piece in block.components(separatedBy: "\n\n") where !piece.hasPrefix("import ") {
        #expect(sources.contains(piece.flat), "\(piece)")
      }
    }
  }

  /// Tests of the reproducer show each code, and tests of interruptions show 130.
  @Test func `lists the exit codes that the help lists`() async throws {
    let page = "Sources/BindingLawsCommands/BindingLawsCommands.docc/TheCommandLine.md"
    let rows = try content(ofOurs: page).split(separator: "\n").filter { $0.hasPrefix("| ") }
    let codes = rows.compactMap { Int($0.split(separator: "|")[0].filter { $0 != " " }) }
    #expect(codes == [0, 1, 2, 3, 64, 65, 74, 130])
    let help = await CommandRun("--help").output.split(separator: "\n").joined(separator: " ")
    let end = try #require(help.range(of: "Exit codes: "))
    let listed = help[end.upperBound...].split(separator: ".")[0].split(separator: ", ")
    #expect(listed.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } } == codes)
  }

  private func text() throws -> String { try content(ofOurs: "README.md") }

  /// Returns the blocks of code in a language.
  private func blocks(of language: String) throws -> [String] {
    try text().components(separatedBy: "\n```").enumerated().compactMap { index, part in
      index % 2 == 1 && part.hasPrefix(language + "\n")
        ? part.dropFirst(language.count + 1) + "\n" : nil
    }
  }
}

extension String {
  /// The code without its indentation, and without the notes beside it.
  fileprivate var flat: String {
    split(separator: "\n").map { line in
      let code = line.firstRange(of: "  //").map { line[..<$0.lowerBound] } ?? line
      return code.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
