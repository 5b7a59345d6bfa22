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

  @Test("reads as the golden one, with an arrow", arguments: FaultySpecimens.all)
  func golden(_ specimen: JudgedSystem) throws {
    let cause = try #require(try FaultySpecimens.verdicts(on: specimen.name).causes.first)
    let text = Report(cause).text
    #expect(text.contains(TraceTable.mark))
    #expect(try text == goldenText("Mistakes/\(specimen.name)", or: text))
  }

  @Test func `is asked for each name that is listed`() {
    #expect(Set(FaultySpecimens.all.map(\.name)) == FaultySpecimens.names)
  }

  @Test("is like the right fault", arguments: FaultySpecimens.all)
  func like(_ specimen: JudgedSystem) throws {
    let causes = try FaultySpecimens.verdicts(on: specimen.name).causes
    let mistake = try #require(specimen.mistake)
    #expect(causes.first?.likeness?.mistake == mistake)
  }

  @Test func `is like the same fault where a law is expected to break`() throws {
    let verdicts = try FaultySpecimens.verdicts(on: "ClearAnySelection")
    let cause = try #require(verdicts.causes.first)
    let rest = verdicts.filter { $0.law.id != cause.reported.law.id }
    #expect(rest.causes(among: verdicts).first?.likeness == cause.likeness)
    let alone = try #require(rest.causes.first)
    #expect(alone.likeness != cause.likeness)
  }

  @Test func `is like none where another law breaks by chance`() throws {
    var verdicts = try FaultySpecimens.verdicts(on: "ClearAnySelection")
    let place = try #require(verdicts.firstIndex { !$0.isFinding })
    verdicts[place].kind = .flaky
    #expect(verdicts.causes.compactMap(\.likeness).isEmpty)
  }

  @Test func `is reported by a law that binds already`() throws {
    let causes = try [Law.reEntrant, .getSet].compactMap { try check(PairSwitch.self, obeys: $0) }
      .causes
    #expect(causes.map(\.laws) == [["get-set", "re-entrant"]])
  }

  @Test func `is reported by what a set leads to, and not by how often it writes`() throws {
    let laws: [Law] = [.setOnce, .setTwice, .getSet]
    let causes = try laws.compactMap { try check(FlippedTwice.self, obeys: $0) }.causes
    #expect(causes.map(\.laws) == [["get-set", "set-once", "set-twice"]])
  }

  @Test func `is one, and known, where nobody looks at ports`() throws {
    func unseen<System: BindingSystem>(_ system: System.Type) throws -> [Verdict] {
      let checker = try LocalChecker(system, options: CheckOptions())
      checker.subject.looks = false
      return try allLaws.compactMap { try checker.verdict(on: $0) }
    }
    let specimen = try #require(FaultySpecimens.all.first { $0.name == "IndexResolvedOnce" })
    let causes = try unseen(specimen.system).causes
    #expect(causes.count == 1)
    let cause = try #require(causes.first)
    #expect(cause.likeness?.mistake.id == "index-once")
    let found = try #require(cause.reported.counterexample)
    #expect(TraceTable(SideBySide(found)).lines.contains("    get held x   \(TraceTable.mark)"))
  }

  @Test func `beside another is reported beside it`() throws {
    let causes = try allLaws.compactMap { try check(TwoMistakes.self, obeys: $0) }.causes
    #expect(causes.map(\.reported.law.id).contains("get-pure"))
    #expect(causes.count == 2)
  }

  @Test func `about a transaction is another than one about a value, in one case`() throws {
    let laws: [Law] = [.transactionReachesBase, .setGet]
    let causes = try laws.compactMap { try check(LosingNegation.self, obeys: $0) }.causes
    #expect(
      causes.map(\.laws).sorted { $0[0] < $1[0] } == [["set-get"], ["transaction-reaches-base"]])
    #expect(Set(causes.map { $0.reported.counterexample?.trace }).count == 1)
  }

  @Test func `is not reported where nothing is wrong`() throws {
    let verdicts = try judgements(declaring: .upheld).map(\.verdict).filter { !$0.isFinding }
    #expect(verdicts.causes.isEmpty)
  }

  @Test func `that keeps all laws from judging is reported once`() {
    let verdicts = allLaws.map { law in
      Verdict(
        on: "X", LawDescription(law), .notJudged, .unjudged(.fault("no bases")), seed: Seed(1))
    }
    #expect(verdicts.causes.map(\.laws.count) == [allLaws.count])
  }
}

@Suite struct `The catalogue of mistakes` {
  @Test func `has a specimen for each fault, which names its mistake`() throws {
    for mistake in Mistake.all {
      for fault in mistake.faults {
        let specimen = try #require(allSpecimens.first { $0.name == fault.system })
        #expect(specimen.mistake == mistake, "\(fault.system)")
      }
    }
  }

  @Test func `has a fault for each specimen that names a mistake`() {
    let named = allSpecimens.filter { $0.mistake != nil }.map(\.name)
    #expect(Set(named) == Set(Mistake.all.flatMap(\.faults).map(\.system)))
  }

  @Test func `finds each of its faults again`() {
    let laws = Set(allLaws.map(\.id))
    for mistake in Mistake.all {
      for fault in mistake.faults {
        let shown = Dictionary(uniqueKeysWithValues: fault.laws.map { ($0, mistake.signs) })
        let likeness = Likeness(broken: fault.laws, judged: laws, showing: shown)
        #expect(likeness?.isExact == true, "\(fault.system)")
      }
    }
  }

  @Test func `counts what a fault does not break`() throws {
    let laws = Set(allLaws.map(\.id))
    let broken = ["set-get", "write-through", "conforms"]
    let alone = try #require(Likeness(broken: broken, judged: laws))
    let more = try #require(Likeness(broken: broken + ["rendering-conforms"], judged: laws))
    #expect(alone.others + 1 == more.others)
    #expect(!more.isExact)
  }

  @Test func `tells mistakes apart by what the case shows`() throws {
    let lost = try #require(try FaultySpecimens.verdicts(on: "DroppedWrite").causes.first)
    let found = try #require(lost.reported.counterexample)
    let laws = Set(allLaws.map(\.id))
    let broken = ["set-get", "write-through", "conforms"]
    #expect(Likeness(broken: broken, judged: laws)?.alternatives.isEmpty == false)
    let shown = Dictionary(uniqueKeysWithValues: broken.map { ($0, Symptom(found).signs) })
    let likeness = Likeness(broken: broken, judged: laws, in: found, showing: shown)
    #expect(likeness?.mistake.id == "lost-set")
    #expect(likeness?.alternatives == [])
  }

  @Test func `says nothing by a difference from the model, unless the case shows nothing else`() {
    let laws = Set(allLaws.map(\.id))
    let signs: [Set<Mistake.Sign>] = [[.asItIs], [.asItIs, .heldSet]]
    let likenesses = signs.map {
      Likeness(broken: ["conforms"], judged: laws, showing: ["conforms": $0])
    }
    #expect(likenesses.map(\.?.fault.system) == ["UnclampedWrite", nil])
  }

  @Test func `says of lists alone that another element was changed`() throws {
    let laws = try #require(Mistake.all.first { $0.id == "another-element" }?.faults.first?.laws)
    let signs: Set<Mistake.Sign> = [.elsewhere]
    let copied = try FaultySpecimens.verdicts(on: "AliasedParts").causes
    for (found, isLike) in [(nil, true), (copied.first?.reported.counterexample, false)] {
      let likeness = Likeness(
        broken: laws, judged: Set(allLaws.map(\.id)), in: found,
        showing: Dictionary(uniqueKeysWithValues: laws.map { ($0, signs) }))
      #expect((likeness?.mistake.id == "another-element") == isLike)
    }
  }

  @Test func `keeps mistakes of a family to models of that family`() throws {
    let laws = Set((LawSet.roundTrip + .honesty + .locality + [.conforms, .total]).map(\.id))
    let broken = ["set-get", "get-set", "conforms"]
    let likeness = try #require(Likeness(broken: broken, judged: laws))
    #expect(([likeness.mistake] + likeness.alternatives).filter { !$0.families.isEmpty } == [])
  }

  @Test func `says nothing where few laws were judged, or none is near`() {
    #expect(Likeness(broken: ["get-set"], judged: ["get-set"]) == nil)
    #expect(Likeness(broken: ["same-static-type"], judged: Set(allLaws.map(\.id))) == nil)
  }
}

/// Writes the whole twice, and the first one clears the other.
private struct PairSwitch: ModelledSystem {
  struct Model: RowModel, PlainModel {}
  let source: Source<[Bool]>

  func set(_ isOn: Bool, at port: Int) {
    let whole = port == 0 ? [isOn, false] : [source.value[0], isOn]
    for _ in 1...2 { source.value = whole }
  }
}

/// Writes when it is read, and clamps what is set.
private struct TwoMistakes: ModelledSystem {
  struct Model: WholeModel, PlainModel {
    typealias Value = Int
    var bases: [Int]? { [0, 1, 2] }
  }
  let source: Source<Int>

  func get(_ port: SinglePort) -> Int {
    source.value = source.value
    return source.value
  }

  func set(_ value: Int, at port: SinglePort) { source.value = min(value, 1) }
}

/// Flips, whatever is set, and writes that twice.
private struct FlippedTwice: ModelledSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  func set(_: Bool, at port: SinglePort) {
    let flipped = !source.value
    source.value = flipped
    source.value = flipped
  }
}

/// A flag that turns what is set, and loses its transaction.
private struct LosingNegation: BindingSystem {
  typealias Model = CellModel<Bool>
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
