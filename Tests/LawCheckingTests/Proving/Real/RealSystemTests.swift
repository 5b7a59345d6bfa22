import TestSupport

@testable import LawChecking

@Suite struct `A real system` {
  /// A few seeds: they decide which cases run before a proof, and not what the proof does.
  private static let seeds: ClosedRange<UInt64> = 1...3
  private static let deceivers: [JudgedSystem.SystemType] = [
    EchoTurned.self, BaseLooked.self, TransactionTurned.self, LookedOff.self,
    TransactionKept.self,
  ]
  /// The laws about sets in a transaction.
  private static let transactionLaws = [
    Law.transactionReachesBase.id, Law.transactionTransparent.id,
  ]

  /// Returns the verdicts on a system by the usual laws that apply, except those of time.
  private func verdicts<System: BindingSystem>(
    _ system: System.Type, _ options: CheckOptions = CheckOptions()
  ) throws -> [Verdict] {
    let checker = try LawChecker(system, options: options)
    // No memory suite tries what happens within a set: proofs of laws of time are of another kind.
    let laws = usualLaws.filter { !LawSet.time.contains($0) }
    return try laws.compactMap { try checker.verdict(on: $0) }
  }

  /// Returns the different proofs on which the verdicts rest.
  private func proofs(_ verdicts: [Verdict]) -> Set<Verdict.Grounds.Proof> {
    Set(verdicts.compactMap { if case .proof(let proof)? = $0.grounds { proof } else { nil } })
  }

  @Test func `of one flag is proved up to two operations`() throws {
    let verdicts = try verdicts(LawfulFlag.self)
    #expect(Set(verdicts.map(\.kind)) == [.proved])
    // All laws share one search for memory.
    #expect(proofs(verdicts).count == 1)
    let proof = try #require(proofs(verdicts).first)
    #expect(proof.k == 2)
    #expect(proof.writes == .free)
    #expect(proof.heldStarts)
    #expect(proof.bases == 2)
    #expect(proof.leftOut == ["echo held", "tap held"])
  }

  @Test func `of three pages is proved up to one operation`() throws {
    let verdicts = try verdicts(LawfulPages.self)
    // It is impossible: off is read of a page in more bases than on.
    #expect(verdicts.filter { $0.kind != .proved }.map(\.law.id) == ["set-set"])
    #expect(Set(proofs(verdicts).map(\.k)) == [1])
    #expect(Set(proofs(verdicts).map(\.writes)) == [.counted])
    // Another number means that the suite has become another one.
    #expect(Set(proofs(verdicts).map(\.sequences)) == [6_012])
  }

  /// A search that expected a tap to write as often as a set does would see a memory here.
  @Test func `of controls may tap another way than its bindings`() throws {
    let verdicts = try verdicts(TwiceTapped.self)
    #expect(verdicts.filter { $0.grounds.isMemory }.map(\.law.id) == [])
    #expect(verdicts.contains { $0.kind == .proved })
  }

  /// Systems that remember something, or that differ in a transaction or once they are rendered.
  @Test("that deceives a proof is proved by no law", arguments: deceivers, seeds)
  func deceive(_ system: JudgedSystem.SystemType, _ seed: UInt64) throws {
    let verdicts = try verdicts(system, CheckOptions(seed: Seed(seed)))
    #expect(verdicts.filter { $0.kind == .proved }.map(\.law.id) == [])
  }

  @Test(
    "that remembers a set breaks history-independent",
    arguments: [EchoTurned.self, BaseLooked.self] as [JudgedSystem.SystemType], seeds)
  func remembering(_ system: JudgedSystem.SystemType, _ seed: UInt64) throws {
    #expect(try kind(system, .historyIndependent, seed: seed) == .broken)
  }

  @Test(
    "that remembers a transaction is given up, with the set that it remembers", arguments: seeds)
  func keeping(_ seed: UInt64) throws {
    let options = CheckOptions(seed: Seed(seed))
    let verdict = try check(TransactionKept.self, obeys: .historyIndependent, options: options)
    #expect(verdict?.kind == .gaveUp)
    #expect(verdict?.report.contains("on in a transaction") == true)
  }

  /// These systems pass their transactions on, so the other law of transactions is not to blame.
  @Test(
    "that differs in a transaction breaks transaction-transparent",
    arguments: [TransactionTurned.self, SecondTurned.self, FrozenOutside.self]
      as [JudgedSystem.SystemType])
  func turned(_ system: JudgedSystem.SystemType) throws {
    let found = try verdicts(system)
    #expect(found.first { $0.law.id == Law.transactionTransparent.id }?.kind == .broken)
    let reaching = try #require(found.first { $0.law.id == Law.transactionReachesBase.id })
    #expect(reaching.kind != .broken)
  }

  @Test func `that counts sets in a transaction is proved by no transaction law`() throws {
    let found = try verdicts(ThirdDropped.self)
    let proved = found.filter { $0.kind == .proved }.map(\.law.id)
    #expect(Self.transactionLaws.filter(proved.contains) == [])
  }

  @Test(
    "that uses up a transaction is found under any seed",
    arguments: someSeeds(of: 20))
  func spent(seed: UInt64) throws {
    let verdict = try check(
      TransactionSpent.self, obeys: .transactionReachesBase, options: CheckOptions(seed: Seed(seed))
    )
    #expect(verdict?.kind == .broken)
    #expect(verdict?.counterexample?.operations == 3)
  }

  @Test func `of bindings that carry transactions is proved without transactions`() throws {
    let found = try verdicts(LawfulCarrier.self)
    #expect(found.filter { $0.kind != .proved }.map(\.law.id) == [])
    let others = proofs(found.filter { !Self.transactionLaws.contains($0.law.id) })
    #expect(Set(others.map { $0.leftOut.last }) == ["set in a transaction"])
  }

  @Test func `that turns an echo after a set is shown by two operations`() throws {
    let checker = try LocalChecker(EchoTurned.self, options: CheckOptions())
    #expect(checker.memory.divergence?.depth(.free) == 1)
    #expect(checker.memory.words == ["start off", "set it on", "write off", "echo it"])
  }

  @Test func `that reaches a base which is not listed names it`() throws {
    let found = try verdicts(TwoOfThree.self)
    #expect(found.filter { $0.kind == .proved }.map(\.law.id) == [])
    let remark = try #require(found.first?.remark)
    #expect(remark.hasSuffix("no proof: 2 is reached, and the model does not list it"))
  }
}

extension Verdict.Grounds? {
  /// Whether a history was found that shows a memory.
  fileprivate var isMemory: Bool {
    if case .memory = self { true } else { false }
  }
}

/// A flag with a button.
///
/// A set writes once, and a tap writes twice.
private struct TwiceTapped: LampSystem {
  let source: Source<Bool>

  func tap(_ port: SinglePort) {
    let next = !source.value
    for _ in 1...2 { source.value = next }
  }
}

/// A cell of three values, of which one is not among the listed bases.
private struct TwoOfThree: ModelledSystem {
  struct Model: WholeModel {
    var bases: [Int]? { [0, 1] }
    var values: [Int]? { [0, 1, 2] }
  }

  static let model = Model()
  let source: Source<Int>
}
