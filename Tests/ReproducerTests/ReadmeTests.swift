import Foundation
import TestSupport

/// The page also shows the report of a sample.
///
/// The tests of the example app compare that, because they have SwiftUI.
@Suite struct `The README` {
  @Test func `counts the laws and the systems`() throws {
    #expect(try text().contains("one of \(allLaws.count) laws"))
    #expect(try text().contains("the \(allSpecimens.count) systems of this package"))
  }

  /// It is an overview, so that what is longer belongs in an article.
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

  private func text() throws -> String { try content(ofOurs: "README.md") }

  /// Returns the blocks of code in a language.
  private func blocks(of language: String) throws -> [String] {
    // Each fence begins or ends a block, so that every second part is one.
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
