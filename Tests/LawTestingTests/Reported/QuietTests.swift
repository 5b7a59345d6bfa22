import LawTesting
import TestSupport

private enum Part: CaseIterable { case first, second }

/// Right code that was accused, or of which there was a doubt that nobody could cure.
@Suite struct `What is right` {
  @Test func `has no order of sets to judge beside a port that takes none`() {
    let texts = issues {
      expect(bindingsOver: [[1, 2]], at: Part.allCases, setting: [1, 2, 3]) { source, part in
        MyBinding<Int>(
          get: { part == .first ? source.value[0] : source.value.count },
          set: { if part == .first { source.value[0] = $0 } })
      }
    }
    #expect(texts == [])
  }

  @Test func `has none where each set moves what the other port reads`() {
    let texts = issues {
      expect(bindingsOver: [3], at: Part.allCases, setting: [0, 3, 6]) { source, part in
        MyBinding<Int>(
          get: { part == .first ? source.value : 9 - source.value },
          set: { source.value = part == .first ? $0 : 9 - $0 })
      }
    }
    #expect(texts == [])
  }

  @Test func `has no taps where what it holds has none`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) { expect(LateNote.self) }
    #expect(issues.map(\.description) == [])
  }

  @Test func `stores a default where it was read`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) {
      expect(bindingsOver: [[:], ["sugar": 2]]) { (source: Source<[String: Int]>) in
        MyBinding<Int>(
          get: { source.value["milk", default: 1] }, set: { source.value["milk"] = $0 })
      }
      expect(bindingsOver: [nil, 1]) { (source: Source<Int?>) in
        MyBinding<Int>(get: { source.value ?? 0 }, set: { source.value = $0 })
      }
    }
    #expect(issues.map(\.description) == [])
  }

  @Test func `keeps what else is stored`() throws {
    let text = try onlyIssue {
      expect(bindingsOver: [[:], ["sugar": 2]]) { (source: Source<[String: Int]>) in
        MyBinding<Int>(
          get: { source.value["milk", default: 1] }, set: { source.value = ["milk": $0] })
      }
    }
    #expect(text.contains("no evidence on get-set"), "\(text)")
    #expect(text.contains(#"turns ["sugar": 2] into ["milk": 1]"#), "\(text)")
  }
}

/// A note that is shown at once, and saved later.
private struct LateNote: StoreSystem, DeferredSystem {
  typealias Model = CellModel<String>
  final class Box {
    var saved = ""
    var shown: String?
  }

  static var readsSetsAtOnce: Bool { true }
  let box = Box()
  var base: String {
    get { box.saved }
    nonmutating set {
      box.saved = newValue
      box.shown = nil
    }
  }

  func settle() {
    if let shown = box.shown { box.saved = shown }
    box.shown = nil
  }

  func binding(_ port: SinglePort) -> MyBinding<String> {
    MyBinding(get: { box.shown ?? box.saved }, set: { box.shown = $0 })
  }
}
