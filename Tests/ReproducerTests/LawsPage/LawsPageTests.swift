import Foundation
import TestSupport

@testable import binding_laws

private let comments = try? LawComments().laws

@Suite struct `The page about the laws` {
  @Test func `is what the command prints`() throws {
    let page = try page()
    let run = try Reproducer("laws-page")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(page == run.output, "stale: swift run binding-laws laws-page > LAWS.md")
  }

  @Test("has four parts in order for", arguments: allLaws.map(\.id))
  func parts(_ law: String) throws {
    let comment = try #require(comments?[law.memberName])
    #expect(!comment.code.isEmpty)
    #expect(!comment.brokenBy.isEmpty)
    #expect(!comment.source.isEmpty)
  }

  @Test("says the same as the law itself about", arguments: allLaws.map(\.id))
  func texts(_ id: String) throws {
    let law = try #require(allLaws.first { $0.id == id })
    let comment = try #require(comments?[id.memberName])
    #expect(comment.words.lowercased().hasPrefix(law.title.lowercased() + "."))
  }

  @Test("names specimens that break", arguments: allLaws.map(\.id))
  func specimens(_ law: String) throws {
    let breakers = allSpecimens.filter { $0.breaks.contains { $0.id == law } }.map(\.name)
    let named = try #require(comments?[law.memberName]).specimens
    #expect(!named.isEmpty)
    #expect(Set(named).isSubset(of: breakers))
  }

  @Test("shows the specimen that is named of", arguments: allLaws.map(\.id))
  func shown(_ law: String) throws {
    let named = try #require(comments?[law.memberName]?.specimens.first)
    let section = try #require(try page().components(separatedBy: "\n### \(law)\n").last)
    let shown = try #require(section.firstMatch(of: /Specimen: `([^`]*)` breaks it/))
    #expect(shown.1 == named)
  }

  private func page() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("LAWS.md"), encoding: .utf8)
  }
}
