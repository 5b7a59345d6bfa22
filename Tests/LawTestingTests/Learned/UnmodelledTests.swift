import LawTesting
import TestSupport

/// Judges the derivations of the library once more, without their models.
@Suite(.cases(100)) struct `A derivation without its model` {
  /// The laws that lawful derivations do not obey without their models.
  ///
  /// Only a model knows that a pair writes two bindings, in which bases a port is gone that still has a
  /// binding, and that no set at all is carried out if nothing is listed.
  private static let known = [
    "ShownVolume": [Law.setSet.id],
    "PublicAndWeekly": [Law.setOnce.id],
    "ChoreToggle": [Law.fresh.id, Law.conforms.id],
  ]

  @Test("is not accused if it is lawful", arguments: Derivation.lawful)
  func lawful(_ derivation: Derivation) {
    let found = derivation.judgeUnmodelled().filter { $0.kind.isAccusation }
    #expect(
      found.map(\.law.id) == Self.known[derivation.testDescription, default: []],
      "\(found.map { $0.counterexample?.trace ?? [] })")
  }

  @Test(.cases(1_000)) func `that stores a default over nil is never proved`() {
    let verdicts = expect(bindingsOver: [nil, 1, 2], setting: [1, 2]) { source -> MyBinding<Int>? in
      guard let known = source.value else {
        source.value = 1
        return nil
      }
      return MyBinding(
        get: { source.value ?? known }, set: { if source.value != nil { source.value = $0 } })
    }
    #expect(verdicts.contains { $0.kind == .upheld })
    #expect(!verdicts.contains { $0.kind == .proved })
  }

  /// Only a model knows the other faults, such as that a level is to be rejected, not clamped.
  @Test func `is found faulty if that shows without a model`() {
    let found = Derivation.faulty.filter { derivation in
      derivation.judgeUnmodelled().contains { $0.kind == .broken }
    }
    #expect(
      found.map(\.testDescription) == [
        "DetailReopened", "NobodyIsInverted", "OnceLastChore", "FlippedMember", "ListedTwice",
        "FirstLevelShown", "SortedTwice",
      ])
  }
}
