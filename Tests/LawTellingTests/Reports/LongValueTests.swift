import TestSupport

@testable import LawTelling

@Suite struct `A report on long values` {
  @Test func `prints the whole value once, at the start of the trace`() throws {
    let text = try report()
    // The test in Swift makes the value, too. Its further lines are indented as far as the text of its first.
    let besideTest = text.split(separator: "\n").filter { line in
      !line.hasPrefix("  swift") && !line.hasPrefix("         ")
    }
    let title = "title: \"Weekend in the mountains\""
    let lines = besideTest.filter { $0.contains(title) }
    #expect(lines.count == 1, "\(text)")
    #expect(lines.first?.contains("start (" + title) == true, "\(text)")
  }

  @Test func `writes s for the start in the equation, and no values`() throws {
    let text = try report()
    #expect(
      text.contains(
        "outside(value, on, set(value, on, s)) differs from what the law requires: "), "\(text)")
  }

  @Test func `prints of a later value what differs`() throws {
    let text = try report()
    #expect(text.contains("body: \"Two boots, one rope\" → \"\""), "\(text)")
  }

  private func report() throws -> String {
    let verdict = try #require(try check(DraftCleared.self, obeys: .setLocal))
    return Report(Cause(verdict), isBrief: true).text
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
