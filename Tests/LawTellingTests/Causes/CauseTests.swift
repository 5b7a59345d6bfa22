import TestSupport

@testable import LawChecking
@testable import LawTelling

@Suite struct `A mistake` {
  @Test("is reported once, by the smallest case", arguments: FaultySpecimens.all)
  func once(_ specimen: JudgedSystem) throws {
    let verdicts = try FaultySpecimens.verdicts(on: specimen.name)
    let causes = verdicts.causes
    #expect(causes.count == 1)
    let sizes = verdicts.filter(\.isFinding).compactMap(\.counterexample?.operations)
    #expect(causes.first?.reported.counterexample?.operations == sizes.min())
    #expect(causes.first?.laws.sorted() == verdicts.filter(\.isFinding).map(\.law.id).sorted())
  }

  @Test("is reported as in its golden file, with an arrow", arguments: FaultySpecimens.all)
  func golden(_ specimen: JudgedSystem) throws {
    let cause = try #require(try FaultySpecimens.verdicts(on: specimen.name).causes.first)
    let text = Report(cause).text
    #expect(text.contains(TraceTable.mark))
    try expectGolden(text, in: "Mistakes/\(specimen.name).txt")
  }

  @Test func `of each listed name has a specimen`() {
    #expect(Set(FaultySpecimens.all.map(\.name)) == FaultySpecimens.names)
  }

  @Test func `is reported by an accepted law before a proposed one`() throws {
    let causes = try [Law.reEntrant, .getSet].compactMap { try check(PairSwitch.self, obeys: $0) }
      .causes
    #expect(causes.map(\.laws) == [["get-set", "re-entrant"]])
  }

  @Test func `is reported by what a set changes before how often it writes`() throws {
    let laws: [Law] = [.setOnce, .setTwice, .getSet]
    let causes = try laws.compactMap { try check(FlippedTwice.self, obeys: $0) }.causes
    #expect(causes.map(\.laws) == [["get-set", "set-once", "set-twice"]])
  }

  @Test func `is reported once if no ports are read for reports`() throws {
    func unseen<System: BindingSystem>(_ system: System.Type) throws -> [Verdict] {
      let checker = try LocalChecker(system, options: CheckOptions())
      checker.subject.readsForReports = false
      return try usualLaws.compactMap { try checker.verdict(on: $0) }
    }
    let specimen = try #require(FaultySpecimens.all.first { $0.name == "IndexResolvedOnce" })
    let causes = try unseen(specimen.system).causes
    #expect(causes.count == 1)
    let cause = try #require(causes.first)
    let found = try #require(cause.reported.counterexample)
    let line = Line("    get held x   \(TraceTable.mark)", .firstDifference)
    #expect(TraceTable(Comparison(found)).lines.contains(line))
  }

  @Test func `beside another is reported apart from it`() throws {
    let causes = try allLaws.compactMap { try check(TwoMistakes.self, obeys: $0) }.causes
    #expect(causes.map(\.reported.law.id).contains("get-pure"))
    #expect(causes.count == 2)
  }

  @Test func `about a transaction differs from one about a value`() throws {
    let laws: [Law] = [.transactionReachesBase, .setGet]
    let causes = try laws.compactMap { try check(LosingNegation.self, obeys: $0) }.causes
    #expect(
      causes.map(\.laws).sorted { $0[0] < $1[0] } == [["set-get"], ["transaction-reaches-base"]])
    #expect(Set(causes.map { $0.reported.counterexample?.trace }).count == 1)
  }

  @Test func `is not reported if nothing is wrong`() throws {
    let verdicts = try judgements(declaring: .upheld).map(\.verdict).filter { !$0.isFinding }
    #expect(verdicts.causes.isEmpty)
  }

  @Test func `that keeps all laws from being judged is reported once`() {
    let verdicts = allLaws.map { law in
      Verdict(
        on: "X", LawDescription(law), .notJudged, .unjudged(.fault("no bases")), seed: Seed(1))
    }
    #expect(verdicts.causes.map(\.laws.count) == [allLaws.count])
  }
}

/// Two flags whose sets do too much.
///
/// A set writes both of them twice, and a set of the first clears the other.
private struct PairSwitch: ModelledSystem {
  struct Model: RowModel {}
  static let model = Model()
  let source: Source<[Bool]>

  func set(_ isOn: Bool, at port: Int) {
    let whole = port == 0 ? [isOn, false] : [source.value[0], isOn]
    for _ in 1...2 { source.value = whole }
  }
}

/// A number that writes when it is read, and clamps what is set.
private struct TwoMistakes: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = Int
    var bases: [Int]? { [0, 1, 2] }
  }
  static let model = Model()
  let source: Source<Int>

  func get(_ port: SinglePort) -> Int {
    source.value = source.value
    return source.value
  }

  func set(_ value: Int, at port: SinglePort) { source.value = min(value, 1) }
}

/// A flag that any set flips, in two writes.
private struct FlippedTwice: ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func set(_: Bool, at port: SinglePort) {
    let flipped = !source.value
    source.value = flipped
    source.value = flipped
  }
}

/// A flag that negates what is set, and loses its transaction.
private struct LosingNegation: BindingSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func binding(_ port: SinglePort) -> Labelled { Labelled(source: source) }

  struct Labelled: TransactionalBinding {
    let source: Source<Bool>
    var wrappedValue: Bool {
      get { source.value }
      nonmutating set { source.value = !newValue }
    }

    func inTransaction(_ label: String) -> Self { self }
  }
}
