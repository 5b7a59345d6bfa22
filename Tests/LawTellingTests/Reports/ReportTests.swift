import Foundation
import TestSupport

@testable import LawTelling

@Suite struct `A report` {
  @Test func `is as its golden file`() throws {
    let verdict = try check(ErasingPages.self, obeys: .getSet)
    try expectGolden(#require(verdict).report, in: "erased-selection.txt")
  }

  @Test func `prints wide, negative and multi-line values`() throws {
    let verdict = try check(ShoutingField.self, obeys: .setGet)
    try expectGolden(#require(verdict).report, in: "shouted-text.txt")
  }

  @Test(
    "fits 80 columns, except for lines to copy", arguments: ["erased-selection", "shouted-text"])
  func width(_ name: String) throws {
    let lines = try goldenText(name).split(separator: "\n")
    let toRead = lines.filter { !$0.hasPrefix("  replay ") && !$0.hasPrefix("  pin ") }
    #expect(toRead.count == lines.count - 2)
    #expect(toRead.filter { $0.count > 80 } == [])
  }

  @Test func `names the command that replays`() throws {
    let verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    let lines = Report(Cause(verdict), replayedBy: "make").text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  replay    make replay v2/get-set/ErasingPages/") } == 1)
  }

  @Test func `names the command of this package if none is given`() throws {
    let verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    #expect(verdict.report == verdict.report(replayedBy: "swift run binding-laws"))
  }

  /// The sides differ from the start, where the model forgives it, and are no longer forgiven after the set.
  @Test func `marks no difference that the model forgives`() throws {
    let verdict = try #require(try check(StuckAboveTwo.self, obeys: .setGet))
    let start = try #require(verdict.counterexample?.rows.first)
    #expect(start.isEquivalent == true)
    let lines = verdict.report.split(separator: "\n")
    let marked = try #require(lines.first { $0.contains("first difference") })
    #expect(marked.contains("set "))
  }

  @Test("says if SwiftUI does what the case does, brief or not", arguments: [true, false])
  func habit(isBrief: Bool) throws {
    let specimen = try #require(FaultySpecimens.all.first { $0.name == "FrozenCapture" })
    let verdict = try #require(try specimen.checker().verdict(on: .fresh))
    let text = Report(Cause(verdict), isBrief: isBrief).text
    #expect(
      text.contains("\n  SwiftUI   does this: a view that keeps a binding in a plain property "))
  }

  @Test func `does not speak of SwiftUI if that does nothing of the kind`() throws {
    let verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    #expect(!verdict.report.contains("SwiftUI"))
  }

  @Test func `counts one case as one`() throws {
    var verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    verdict.kind = .upheld
    verdict.cases = 1
    #expect(verdict.headline == "ErasingPages upholds get-set: 1 case")
  }

  @Test func `does not count as tried what was left out`() throws {
    var verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    #expect(verdict.report.contains("minimal   yes: "))
    verdict.endings.leftOut = ["set .a on"]
    #expect(verdict.report.contains("minimal   yes, but for what was left out: "))
  }

  @Test func `is the same after a round trip through JSON`() throws {
    for judgement in try judgements(declaring: .upheld) {
      let read = try JSONDecoder().decode(Judgement.self, from: Data(judgement.jsonLine.utf8))
      #expect(lines(on: read) == lines(on: judgement))
    }
  }

  private func lines(on judgement: Judgement) -> [Line] {
    [judgement].reported[0].lines(replayedBy: "make")
  }
}

/// A number that ignores sets while it is 3, which the model takes for 2.
private struct StuckAboveTwo: ModelledSystem {
  struct Model: WholeModel {
    var bases: [Int]? { [3, 2, 1, 0] }
    var starts: [Int]? { [3] }
    var values: [Int]? { [0, 1, 2] }
    func areEquivalent(_ value: Int, _ expected: Int) -> Bool {
      min(value, 2) == min(expected, 2)
    }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool {
      min(base, 2) == min(expected, 2)
    }
  }

  static let model = Model()
  let source: Source<Int>
  func get(_ port: SinglePort) -> Int { min(source.value, 2) }
  func set(_ value: Int, at port: SinglePort) { if source.value < 3 { source.value = value } }
}

/// A field that writes capital letters, whatever is set.
private struct ShoutingField: ModelledSystem {
  struct Model: WholeModel {
    typealias Port = Field
    typealias Value = Text
    enum Field: CaseIterable { case name }
    struct Text: Equatable {
      var lines: String
      var offset: Int
    }

    var bases: [Text]? {
      [
        Text(lines: "A\nB", offset: -1), Text(lines: "a\nb", offset: -1),
        Text(lines: "a rather long text\nof two lines", offset: -40),
      ]
    }
  }

  static let model = Model()
  let source: Source<Model.Text>
  func set(_ value: Model.Text, at field: Model.Field) {
    source.value = Model.Text(lines: value.lines.uppercased(), offset: value.offset)
  }
}
