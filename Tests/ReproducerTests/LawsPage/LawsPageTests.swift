import Foundation
import TestSupport

@testable import binding_laws

private let comments = try? LawComments().laws

@Suite struct `The page about the laws` {
  @Test func `is what the command prints`() throws {
    let page = try content(ofOurs: "LAWS.md")
    let run = try ProcessRun("laws-page")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(page == run.output, "stale: swift run binding-laws laws-page > LAWS.md")
  }

  /// A law that no family names would be neither on the page nor judged.
  @Test func `has every law that is declared`() throws {
    let declared = try #require(comments).keys
    #expect(Set(declared) == Set(allLaws.map(\.id.memberName)))
  }

  @Test("has four parts for each law, with specimens that break it:", arguments: allLaws)
  func section(_ law: Law) throws {
    let comment = try #require(comments?[law.id.memberName])
    #expect(comment.words.lowercased().hasPrefix(law.title.lowercased() + "."))
    #expect(!comment.code.isEmpty)
    #expect(!comment.brokenBy.isEmpty)
    #expect(!comment.source.isEmpty)
    let breakers = allSpecimens.filter { $0.breaks.contains { $0.id == law.id } }.map(\.name)
    #expect(!comment.specimens.isEmpty)
    #expect(Set(comment.specimens).isSubset(of: breakers))
    let parts = try content(ofOurs: "LAWS.md").components(separatedBy: "\n### \(law.id)\n")
    let section = try #require(parts.last)
    let shown = try #require(section.firstMatch(of: /Specimen: `([^`]*)` breaks it/))
    #expect(comment.specimens.first == String(shown.1))
  }
}
