import BindingLaws
import Foundation
import Testing

@testable import BindingGenerators

@Suite struct `A known pattern of SwiftUI` {
  @Test("begins cases, and is recognised in them", arguments: SwiftUIPattern.all.map(\.summary))
  func drawing(_ summary: String) throws {
    let pattern = try #require(SwiftUIPattern.all.first { $0.summary == summary })
    // Each pattern needs a control of its kind, which one of these worlds has.
    let isKnown =
      try isRecognised(pattern, in: RowsModel()) || isRecognised(pattern, in: NotesModel())
      || isRecognised(pattern, in: SheetModel()) || isRecognised(pattern, in: PathModel())
      || isRecognised(pattern, in: VolumeModel())
    #expect(isKnown)
  }

  /// Whether a case that is drawn for a pattern alone shows it in this world.
  private func isRecognised<Model: ReferenceModel>(
    _ pattern: SwiftUIPattern, in model: Model
  ) throws -> Bool {
    let space = try CaseSpace(.nothing, on: model)
    var random = SplitMix64(seed: 1)
    for seed in 0..<400 {
      guard var start = space.random(seed).testCase else { continue }
      start.operations = []
      let draws = space.draws(of: pattern, before: start, from: &random)
      guard let draws, let testCase = space.redrawn(draws) else { continue }
      if space.patterns(in: testCase).contains(where: { $0.summary == pattern.summary }) {
        return true
      }
    }
    return false
  }

  @Test func `is drawn alike from the same random numbers`() throws {
    let space = try CaseSpace(.nothing, on: RowsModel())
    let drawn = try #require(space.random(1).testCase)
    let draws = SwiftUIPattern.all.map { pattern in
      var one = SplitMix64(seed: 7)
      var other = SplitMix64(seed: 7)
      return (
        one: space.draws(of: pattern, before: drawn, from: &one),
        other: space.draws(of: pattern, before: drawn, from: &other)
      )
    }
    #expect(draws.map(\.one) == draws.map(\.other))
    #expect(draws.contains { $0.one != nil })
  }

  @Test func `has a summary of its own, and an address as its source`() {
    #expect(Set(SwiftUIPattern.all.map(\.summary)).count == SwiftUIPattern.all.count)
    #expect(SwiftUIPattern.all.allSatisfy { $0.source.wholeMatch(of: /[\w.]+\/[\w.\/-]+/) != nil })
  }

  @Test func `stands in the article with its source`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let article = folder.appendingPathComponent(
      "../../../Sources/LawTelling/LawTelling.docc/WhatSwiftUIDoes.md")
    let rows = try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .map(String.init).filter { $0.hasPrefix("- ") }
    #expect(rows == SwiftUIPattern.all.map { "- [\($0.summary)](https://\($0.source))" })
  }
}
