import LawTesting
import TestSupport

/// One after the other, because `CoinToss`, `NumberedToss` and `Edit` count over the whole process.
@Suite(.serialized) struct `A model that is learned of new systems` {
  /// Other tests try the derivations of the library without their models.
  @Test(
    "accuses no lawful binding of unusual shape",
    arguments: [
      MutableVolume.self, ChoreByID.self, LockableTag.self,
    ] as [JudgedSystem.SystemType])
  func lawful(_ system: JudgedSystem.SystemType) throws {
    let judged = JudgedSystem(system)
    let verdicts = try LawSet.learned.laws.compactMap { try judged.verdict(on: $0) }
    let fine: [Verdict.Kind] = [.upheld, .proved]
    #expect(verdicts.filter { $0.kind.isAccusation }.map(\.headline) == [])
    // None may pass because few laws speak about it.
    #expect(verdicts.count { fine.contains($0.kind) } >= 10)
  }

  @Test(
    "lets each law find the fault that is made for it",
    arguments: [
      (
        WholeCaptured.self, .setLocal,
        "start (a: off, b: off, lastOn: nil); hold a; set b on; set held a on"
      ),
      (
        LateCommit.self, .historyIndependent,
        "start .low; set value .high; set value .high"
      ),
      (RepairingGetter.self, .getPure, "start 3; get value"),
      (SelectingWhenMade.self, .derivePure, "start nil; derive low"),
      (
        OrderShown.self, .disjointSetsCommute,
        "start (a: off, b: off, lastOn: nil); set b on; set a on"
      ),
      (LevelTags.self, .getSet, "start .high; set low off"),
    ] as [(JudgedSystem.SystemType, Law, String)])
  func faulty(_ system: JudgedSystem.SystemType, _ law: Law, _ trace: String) throws {
    let verdict = try #require(try JudgedSystem(system).verdict(on: law))
    #expect(verdict.kind == .broken)
    #expect(verdict.counterexample?.trace.joined(separator: "; ") == trace)
  }

  @Test func `finds a lost set even if nothing is listed`() throws {
    let verdicts = try LawSet.learned.laws.compactMap { try check(CappedNumber.self, obeys: $0) }
    #expect(verdicts.contains { $0.kind == .broken })
  }

  /// The model asks about all values that a flag has before there is a case, and so meets the difference.
  @Test("judges nothing if two new systems differ", arguments: [Law.conforms, .setGet, .setSet])
  func contradicting(_ law: Law) {
    let error = #expect(throws: WorldError.self) { try check(CoinToss.self, obeys: law) }
    #expect(
      error?.description
        == "two new systems do not do the same: after start off; set value on, one has on, "
        + "the next off, so that nobody knows what they must do; let `==` leave out what is new each time, "
        + "such as a time or an id, or hand it to the system")
  }

  /// A number has too many values to ask about each beforehand.
  ///
  /// So only a case meets the difference.
  @Test func `is flaky if two new systems differ later`() throws {
    let verdict = try #require(try check(NumberedToss.self, obeys: .conforms))
    #expect(verdict.kind == .flaky)
    #expect(verdict.remark?.hasPrefix("two new systems do not do the same: after start ") == true)
  }

  /// Of two systems with the same history, one takes a set, and the next does not.
  ///
  /// So each pair of runs differs in the same way, as if a law were broken.
  @Test("is not broken if two new systems differ", arguments: [0x5eed, 1, 2] as [UInt64])
  func notBroken(_ seed: UInt64) throws {
    let verdicts = try LawSet.learned.laws.compactMap { law in
      try check(NumberedToss.self, obeys: law, options: CheckOptions(seed: Seed(seed)))
    }
    #expect(verdicts.filter { $0.kind == .broken }.map(\.law.id) == [])
    #expect(verdicts.contains { $0.law.id == Law.historyIndependent.id && $0.kind == .flaky })
  }

  @Test func `compares what == compares, such as a stamp that is new each time`() {
    #expect(throws: WorldError.self) { try check(StampedEdit.self, obeys: .setSet) }
  }

  @Test func `leaves out what == leaves out`() throws {
    #expect(try check(StampedBeside.self, obeys: .setSet)?.kind == .proved)
  }
}
