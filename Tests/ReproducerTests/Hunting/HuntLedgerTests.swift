import TestSupport

@testable import BindingLawsCommands
@testable import LawChecking

private let law = Law.coherent

@Suite struct `A ledger of a hunt` {
  @Test("comes to the same in whatever order records arrive, and how often:", arguments: 0..<20)
  func order(_ number: UInt64) throws {
    let records = try rare.get()
    var random = SplitMix64(seed: number)
    let shuffled = (records + records).shuffled(using: &random)
    #expect(result(shuffled) == result(records))
    #expect(ledger(shuffled).pairs == ledger(records).pairs)
  }

  @Test func `lets the lowest failing case win, and counts what passed before it`() throws {
    let records = try rare.get()
    let first = try #require(records.dropFirst().first { $0.finding != nil })
    let found = try #require(result(records).first)
    #expect(found.verdict.kind == .broken)
    #expect(found.verdict.counterexample == first.finding?.counterexample)
    let before = records.prefix { $0.piece != first.piece }
    let passed = before.reduce(0) { sum, record in
      sum + (record.tally?.cases ?? record.judgements?[0].verdict.cases ?? 0)
    }
    #expect(found.verdict.cases == passed + (first.tally?.cases ?? 0))
  }

  @Test func `needs no piece behind a failing one`() throws {
    let records = try rare.get()
    let ledger = ledger(records)
    let pair = HuntLedger.SystemLaw(system: "RarePages", law: law.id)
    let piece = try #require(ledger.ranges[pair]?.finding?.piece)
    #expect(ledger.isDone(HuntPiece(system: "RarePages", law: law.id, number: piece + 1_000)))
    #expect(!self.ledger([]).isDone(HuntPiece(system: "RarePages", law: law.id, number: 0)))
  }

  @Test func `adds up what was upheld`() throws {
    let upheld = try lawful.get()
    let one = try #require(result(Array(upheld.prefix(1))).first?.verdict)
    let all = try #require(result(upheld).first?.verdict)
    let cases = upheld.dropFirst().reduce(0) { $0 + ($1.tally?.cases ?? 0) }
    #expect(all.kind == one.kind)
    #expect(all.cases == one.cases + cases)
    #expect(cases > 2_500)
  }

  @Test func `reports pieces that were given up`() throws {
    var records = try lawful.get()
    records[2].verdict?.kind = .gaveUp
    records[2].verdict?.endings.givenUp = "too many cases end it"
    let all = try #require(result(records).first)
    #expect(all.verdict.kind == .gaveUp)
    #expect(all.isOpen)
    #expect(all.verdict.headline.contains("given up: too many cases end it"))
  }

  @Test func `says which pairs of operations are new`() throws {
    var ledger = HuntLedger()
    let upheld = try lawful.get().dropFirst()
    let first = try #require(upheld.first)
    #expect(ledger.take(first).pairs == first.pairs)
    #expect(ledger.take(first).pairs.count == 0)
    for record in upheld { ledger.take(record) }
    let all = Set(upheld.flatMap { $0.pairs.numbers })
    #expect(ledger.pairs == all.count)
  }

  @Test func `is saturated once half of the cases show nothing new`() throws {
    let pairs = [PairSet([1, 2]), PairSet([2, 3]), PairSet([1]), PairSet([3]), PairSet([2])]
    let verdict = try #require(try lawful.get().last?.verdict)
    var ledger = HuntLedger()
    var saturated: [Bool] = []
    for (number, pairs) in pairs.enumerated() {
      let piece = HuntPiece(system: "System", law: law.id, number: number)
      var record = HuntRecord(piece: piece, verdict: verdict)
      record.pairs = pairs
      ledger.take(record)
      saturated.append(ledger.isSaturated)
    }
    #expect(saturated == [false, false, false, true, true])
    #expect(ledger.pairs == 3)
  }

  @Test func `names shards that are missing, and those that are not finished`() throws {
    let third = try #require(HuntShard("1/3"))
    let plan = HuntPlan.ofTest(
      cases: 7_000, shard: third, systems: ["LawfulPages"], laws: [law.id])
    let records = try lawful.get()
    func result(_ count: Int) -> HuntResult {
      HuntResult(plan, [1, 3], ledger(Array(records.prefix(count))))
    }
    #expect(result(1).missing == [2])
    #expect([1, 2, 4].map { result($0).unfinished } == [[1, 3], [3], []])
  }

  private func ledger(_ records: [HuntRecord]) -> HuntLedger {
    records.reduce(into: HuntLedger()) { $0.take($1) }
  }

  private func result(_ records: [HuntRecord]) -> [Judgement] {
    let systems = Set(records.map(\.piece.system)).sorted()
    let plan = HuntPlan.ofTest(cases: 7_000, systems: systems, laws: [law.id])
    return HuntResult(plan, [1], ledger(records)).judgements
  }
}

/// A binding that was held since 30 sets ago drops what is set.
private struct RarePages: BindingSystem {
  typealias Model = SelectionModel<Page>
  let source: Source<Page?>
  private let history = History()

  func binding(_ page: Page) -> Accessor<Bool> {
    let mark = history.sets
    return Accessor(
      get: { source.value == page },
      set: { isOn in
        history.sets += 1
        if history.sets - mark > 30 { return }
        if isOn { source.value = page } else if source.value == page { source.value = nil }
      })
  }
}

/// How often something was set.
private final class History {
  var sets = 0
}

/// What comes of a system that hardly ever breaks the law, and of one that does not.
private let rare = Result { try records(of: RarePages.self) }
private let lawful = Result { try records(of: LawfulPages.self) }

/// A check, and then pieces of random cases.
private func records<System: BindingSystem>(
  of system: System.Type
) throws -> [HuntRecord] {
  let plan = HuntPlan.ofTest(cases: 7_000)
  let name = System.displayName
  func verdict(_ options: CheckOptions) throws -> Verdict {
    try #require(try check(system, obeys: law, options: options))
  }
  let options = CheckOptions(cases: 10).withoutProof
  let level = Judgement(try verdict(options), declared: .upheld)
  return try [HuntRecord(piece: HuntPiece(system: name, number: 0), judgements: [level])]
    + (0..<3).map { number in
      HuntRecord(
        piece: HuntPiece(system: name, law: law.id, number: number),
        verdict: try verdict(plan.options(ofPiece: number)))
    }
}
