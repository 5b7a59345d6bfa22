import TestSupport

@testable import LawTesting

/// Tags that live on the main actor.
@MainActor final class MainActorTags: @MainActor LearnedSystem {
  static var examples: [Level?] { [nil] }
  let source: Source<Level?>
  init(source: Source<Level?>) { self.source = source }
  func binding(_ level: Level) -> MyBinding<Bool> { LevelTags(source: source).binding(level) }
}

@Suite struct `Bindings without a model` {
  @Test func `may be those of a closure`() {
    let reported = issues {
      expect(bindingsOver: [nil], at: Level.allCases) { (source: Source<Level?>, level: Level) in
        MyBinding(get: { source.value == level }, set: { source.value = $0 ? level : nil })
      }
    }
    #expect(reported.count == 1)
    #expect(
      reported.first?.contains("breaks get-set: setting what you got changes nothing") == true)
  }

  @Test func `may be those of a system`() {
    #expect(issues { expect(LevelTags.self, obeys: .learned) }.count == 1)
  }

  @Test func `of a lawful system are no issue`() {
    #expect(issues { expect(ChoreByID.self, obeys: .learned) } == [])
  }

  @Test @MainActor func `may live on the main actor`() {
    #expect(issues { expect(MainActorTags.self, obeys: .learned) }.count == 1)
  }

  /// The binding clamps, which neither 0 nor 2 shows.
  ///
  /// A model of these examples alone would call the clamp a fault, and prove laws about all numbers.
  @Test func `over some of many values are not broken, and not proved`() {
    let verdicts = expect(bindingsOver: [0, 2]) { MyBinding($0) { min(max($0, 0), 11) } }
    #expect(verdicts.filter { $0.kind == .broken }.map(\.law.id) == [])
    #expect(!verdicts.contains { $0.kind == .proved })
    #expect(verdicts.contains { $0.learned != nil }, "no model was learned")
  }

  @Test func `show what was learned`() throws {
    let verdict = try #require(try check(LevelTags.self, obeys: .conforms))
    let text = try #require(verdict.learnedText)
    #expect(text.hasPrefix("LevelTags when new\n\n  base   port  reads  set on  set off\n"))
    // In three bases, each of two ports is read, set on and set off.
    #expect(text.hasSuffix("; 18 questions\n"))
  }

  // Before Swift 6.3 a doubt is printed, and not recorded.
  #if compiler(>=6.3)
    @Test func `are doubted if no port shows what a set has changed`() {
      let reported = recorded {
        expect(bindingsOver: [nil, Level.low]) { source in
          MyBinding(get: { source.value == .high }, set: { source.value = $0 ? .high : nil })
        }
      }
      #expect(reported.count == 1)
      #expect(reported.first?.severity == .warning)
    }
  #endif
}
