import Foundation
import LawChecking
import TestSupport

@testable import BindingSpecimens
@testable import LawTelling

@Suite struct `A part of the library to copy` {
  @Test("is what the library has:", arguments: CopiedPart.allCases)
  func agrees(_ part: CopiedPart) throws {
    let lines = part.lines.split(separator: "\n")
    let opening = try #require(lines.first)
    let body = lines.dropFirst().dropLast().joined(separator: "\n")
    let extensions = try Self.library().components(separatedBy: "\nextension ")
    #expect(
      extensions.contains { "extension \($0)".hasPrefix(opening) && $0.contains("\n\(body)\n") })
  }

  @Test func `is compiled as it is printed`() throws {
    let file = packageRoot.appending(path: "Tests/LawTellingTests/Support/CopiedParts.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let printed = CopiedPart.allCases.map(\.lines).joined(separator: "\n\n")
    #expect(text.drop { $0 != "\n" } == "\n\n\(printed)\n")
  }

  @Test func `clears a selection only through its own tag`() {
    var filter: Int? = 1
    filter[isSelecting: 2] = false
    #expect(filter == 1)
    filter[isSelecting: 1] = false
    #expect(filter == nil)
  }

  @Test func `stands on the page of a case that it is advised for`() throws {
    let page = try page(of: ErasingPages.self, breaking: .getSet)
    #expect(page.contains("<h2>Without LawfulBindings</h2>"))
    #expect(page.contains("subscript(isSelecting tag: Wrapped) -&gt; Bool {"))
  }

  @Test func `stands on no page of other advice`() throws {
    #expect(try !page(of: AliasedParts.self, breaking: .conforms).contains("LawfulBindings</h2>"))
    #expect(try !page(of: IndexOfSorted.self, breaking: .setGet).contains("LawfulBindings</h2>"))
  }

  @Test func `is a comment below the test of such a case`() throws {
    let found = try #require(try check(ErasingPages.self, obeys: .getSet)?.counterexample)
    let test = try #require(found.test)
    let both = try #require(found.testWithCopied)
    #expect(both.hasPrefix(test))
    let comment = both.dropFirst(test.count).split(separator: "\n")
    #expect(comment.allSatisfy { $0.hasPrefix("//") })
    #expect(comment.contains("// extension Optional where Wrapped: Equatable {"))
  }

  private func page<System: BindingSystem>(
    of system: System.Type, breaking law: Law
  ) throws -> String {
    let verdict = try #require(try check(system, obeys: law))
    let story = try #require(CaseStory(Cause(verdict), replayedBy: "mine"))
    return story.page(Provenance(version: "1"))
  }

  /// Returns the parts of the library, without comments, `@inlinable` and `public`.
  private static func library() throws -> String {
    let folder = packageRoot.appending(path: "Sources/LawfulBindings/Parts")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let lines = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }
    let kept = lines.filter { line in
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("//") && code != "@inlinable" && !code.isEmpty
    }
    return "\n" + kept.joined(separator: "\n").replacing("public ", with: "") + "\n"
  }
}
