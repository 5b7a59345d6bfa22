import TestSupport

@testable import LawTelling

@Suite struct `A report on long values` {
  @Test func `prints the start once, and then what differs`() throws {
    let verdict = try #require(try check(DraftCleared.self, obeys: .setLocal))
    let text = Report(Cause(verdict), isBrief: true).text
    // The test in Swift, whose further lines stand below its first, makes the start once more.
    let rows = text.split(separator: "\n").filter { line in
      !line.hasPrefix("  swift") && !line.hasPrefix("         ")
    }
    let title = "title: \"Weekend in the mountains\""
    #expect(rows.count { $0.contains(title) } == 1, "\(text)")
    #expect(rows.contains { $0.contains("start (" + title) }, "\(text)")
    #expect(
      text.contains(
        "outside(value, on, set(value, on, s)) differs from what the law requires: "), "\(text)")
    #expect(text.contains("body: \"Two boots, one rope\" → \"\""), "\(text)")
  }
}

/// A draft whose body is cleared when it is shown.
private struct DraftCleared: ModelledSystem {
  struct Draft: Equatable {
    var title = "Weekend in the mountains"
    var body = "Two boots, one rope"
    var isShown = false
  }
  static let model = Model()
  struct Model: ReferenceModel {
    var ports: [SinglePort] { [.value] }
    var bases: [Draft]? { [Draft(), Draft(isShown: true)] }
    func get(_ port: SinglePort, in draft: Draft) -> Bool { draft.isShown }
    func set(_ value: Bool, at port: SinglePort, in draft: Draft) -> Draft {
      Draft(title: draft.title, body: draft.body, isShown: value)
    }
  }
  let source: Source<Draft>
  func set(_ value: Bool, at port: SinglePort) {
    source.value = Draft(body: "", isShown: value)
  }
}
