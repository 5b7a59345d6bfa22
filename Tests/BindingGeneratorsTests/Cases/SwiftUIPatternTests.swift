import BindingLaws
import Foundation
import Testing

@testable import BindingGenerators

@Suite struct `A known pattern of SwiftUI` {
  @Test("begins cases, and is recognised in them", arguments: SwiftUIPattern.all.map(\.summary))
  func drawing(_ summary: String) throws {
    let pattern = try #require(SwiftUIPattern.all.first { $0.summary == summary })
    let found =
      try known(pattern, in: RowsWorld()) || known(pattern, in: NotesWorld())
      || known(pattern, in: SheetWorld())
      || known(pattern, in: PathWorld()) || known(pattern, in: VolumeWorld())
    #expect(found)
  }

  /// Whether a case that is drawn for a pattern alone shows it in this world.
  private func known<Model: ReferenceModel>(
    _ pattern: SwiftUIPattern, in model: Model
  ) throws -> Bool {
    let space = try CaseSpace(.nothing, on: model)
    var random = SplitMix64(seed: 1)
    return (0..<400).contains { seed in
      guard var drawn = space.random(seed).testCase else { return false }
      drawn.operations = []
      return space.draws(of: pattern, before: drawn, from: &random)
        .flatMap { space.redrawn($0) }.map(space.patterns)?.contains {
          $0.summary == pattern.summary
        }
        == true
    }
  }

  @Test func `is drawn alike from the same random numbers`() throws {
    let space = try CaseSpace(.nothing, on: RowsWorld())
    let drawn = try #require(space.random(1).testCase)
    let draws = SwiftUIPattern.all.map { pattern in
      var one = SplitMix64(seed: 7)
      var other = SplitMix64(seed: 7)
      return (
        space.draws(of: pattern, before: drawn, from: &one),
        space.draws(of: pattern, before: drawn, from: &other)
      )
    }
    #expect(draws.map(\.0) == draws.map(\.1))
    #expect(draws.contains { $0.0 != nil })
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

@Suite struct `A case with a SwiftUI pattern` {
  /// Returns the pattern of a case with these operations.
  ///
  /// The case starts in one of the last two bases, which have all rows.
  private func does(
    _ operations: OperationCode..., of law: Quantified = .nothing, whereOn isOn: Bool = false
  ) throws -> String? {
    let space = try CaseSpace(law, on: RowsWorld())
    var testCase = Case(start: isOn ? 6 : 7)
    testCase.operations = operations
    return try space.patterns(in: #require(space.load(testCase))).first?.summary
  }

  private func set(_ value: Bool, isHeld: Bool = false) throws -> OperationCode {
    let values = try World(RowsWorld()).values.listed
    return OperationCode(
      .set, port: 2, isHeld: isHeld, value: try #require(values.firstIndex(of: value)))
  }

  private let hold = OperationCode(.hold, port: 2)
  private let shrink = OperationCode(.act, value: 1)
  private let get = OperationCode(.get, port: 2, isHeld: true)

  @Test func `sets a selection to what is selected, and does nothing else`() throws {
    func does(_ values: Int...) throws -> String? {
      let space = try CaseSpace(.nothing, on: SheetWorld())
      var testCase = Case(start: 1)
      testCase.operations = values.map { OperationCode(.set, port: 0, value: $0) }
      return try space.patterns(in: #require(space.load(testCase))).first?.summary
    }
    #expect(try does(1) == "a rebuilt list writes what it shows")
    #expect(try does(2) == nil)
    #expect(try does(2, 2) == nil, "one operation beside others")
    #expect(try self.does(set(false)) == nil, "a switch")
  }

  @Test func `sets off twice, from on, and does nothing else`() throws {
    let twice = "it writes nil, or off, twice when the screen of a link is dismissed"
    #expect(try does(set(false), set(false), whereOn: true) == twice)
    #expect(try does(set(false), set(false)) == nil)
    #expect(try does(set(true), set(false), whereOn: true) == nil)
    #expect(try does(set(false), set(false), shrink, whereOn: true) == nil, "it does not end so")
    #expect(try does(set(true), set(false), set(false)) == nil, "it does not begin so")
  }

  @Test func `reads a held binding of a row that is gone`() throws {
    let reads = "it reads the binding of a row after the row was removed"
    #expect(try does(hold, shrink, get) == reads)
    #expect(try does(hold, get, shrink) == nil)
    #expect(try does(hold, shrink) == nil, "a law that reads nothing")
    #expect(try does(hold, shrink, of: .everyMoment) == reads)
  }

  @Test func `writes a text through the binding of a row that is gone`() throws {
    let writes = "a text field in a row writes after the row was removed"
    let space = try CaseSpace(.nothing, on: NotesWorld())
    var testCase = Case(start: 1)
    testCase.operations = [
      OperationCode(.hold, port: 0), OperationCode(.act, value: 0),
      OperationCode(.set, port: 0, isHeld: true, value: 0),
    ]
    let loaded = try #require(space.load(testCase))
    #expect(space.patterns(in: loaded).first?.summary == writes)
    #expect(try does(hold, shrink, set(true, isHeld: true)) == nil, "a switch")
  }

  @Test func `uses a binding that was held before another binding's set`() throws {
    let keeps =
      "a view that keeps a binding in a plain property uses it after changes from elsewhere"
    #expect(try does(hold, set(true), get) == keeps)
    #expect(try does(set(true), hold, get) == nil, "held afterwards")
    #expect(try does(hold, set(true, isHeld: true), get) == nil, "changed through itself")
  }
}

/// A sheet over an item, and another port that is present while it is shown.
private struct SheetWorld: ReferenceModel {
  enum Port: CaseIterable { case item, detail }
  enum Action: CaseIterable { case save }

  var bases: [Int?]? { [nil, 1, 2] }
  var values: [Int?]? { bases }
  var actions: [Action] { Action.allCases }
  func isPresent(_ port: Port, in base: Int?) -> Bool { port == .item || base != nil }
  func get(_ port: Port, in base: Int?) -> Int? { base }
  func set(_ value: Int?, at port: Port, in base: Int?) -> Int? { value }
  func apply(_ action: Action, to base: Int?) -> Int? { base }
}

/// A note that may be removed, and its text.
private struct NotesWorld: ReferenceModel {
  enum Port: CaseIterable { case text }
  enum Action: CaseIterable { case remove }

  var bases: [String?]? { [nil, "a", "b"] }
  var values: [String]? { ["a", "b", ""] }
  var actions: [Action] { Action.allCases }
  func isPresent(_ port: Port, in base: String?) -> Bool { base != nil }
  func get(_ port: Port, in base: String?) -> String { base ?? "" }
  func set(_ value: String, at port: Port, in base: String?) -> String? {
    value.isEmpty ? nil : value
  }
  func apply(_ action: Action, to base: String?) -> String? { nil }
}

/// A path of screens.
private struct PathWorld: ReferenceModel {
  enum Port: CaseIterable { case path }

  var bases: [[Int]]? { [[], [1], [2], [1, 2], [1, 2, 3]] }
  var values: [[Int]]? { bases }
  func get(_ port: Port, in base: [Int]) -> [Int] { base }
  func set(_ value: [Int], at port: Port, in base: [Int]) -> [Int] { value }
}

/// A volume.
private struct VolumeWorld: ReferenceModel {
  enum Port: CaseIterable { case volume }

  var bases: [Double]? { [0, 0.5, 1] }
  var values: [Double]? { bases }
  func get(_ port: Port, in base: Double) -> Double { base }
  func set(_ value: Double, at port: Port, in base: Double) -> Double { value }
}
