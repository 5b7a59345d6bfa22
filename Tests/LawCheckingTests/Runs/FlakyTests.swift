import TestSupport

@testable import LawChecking

/// Serialized, because these systems remember in statics.
@Suite(.serialized) struct `A flaky system` {
  /// Both with cases in order of size before others, and with random cases alone.
  @Test("is reported with both outcomes", arguments: [true, false])
  func outcomes(_ usesShortlex: Bool) throws {
    let options = CheckOptions(cases: 200).with(\.usesShortlex, usesShortlex).withoutProof
    let verdict = try #require(try check(Forgetful.self, obeys: .setGet, options: options))
    #expect(verdict.kind == .flaky)
    #expect(verdict.remark?.contains("broken in ") == true)
    let report = verdict.report
    let parts = [
      "is flaky on set-get: the same case ended in two ways", "  once  ", "but the law requires",
      "one run", "another", "← first difference", "replay",
    ]
    #expect(parts.filter { !report.contains($0) } == [])
  }

  /// The case that is found fails each time, and the smallest case only in two of three systems.
  ///
  /// A check that ran only the found case again would call the law broken, and show the smallest case.
  @Test func `has a smaller case that does not always fail`() throws {
    let options = CheckOptions().withoutProof
    let checker = try LocalChecker(WrongAfterSets.self, options: options)
    let runner = try #require(checker.runner(of: .setGet))
    let trace = "start off; set value on; set value off; set value on"
    let testCase = try runner.subject.cases(written: trace, .setGet)[0]
    let finding = try #require(runner.finding(of: testCase, number: 1))
    let law = runner.subject.description(of: .setGet)
    let check = LawCheck(runner: runner, law: .setGet, checker: checker)
    let verdict = check.broken(
      Verdict(system: "WrongAfterSets", law: law, kind: .upheld, seed: Seed(1)), finding,
      SizeOrder(runner))
    #expect(verdict.kind == .flaky)
  }

  /// The first run and the first of the later ones break the law, and the last two do not.
  @Test func `has broken the law again if any later run does`() throws {
    let runner = try runner(WrongTwice.self, .setGet)
    let testCase = try runner.subject.cases(written: "start off; set value on", .setGet)[0]
    WrongTwice.left = 2
    let discrepancy = try #require(runner.run(testCase).discrepancy)
    let later = Reruns(runner, testCase, discrepancy)
    #expect(WrongTwice.left == 0)
    #expect(later.hasBroken)
    #expect(later.isFlaky)
  }

  @Test func `is never broken if it fails in another way each time`() throws {
    let options = CheckOptions(cases: 200).withoutProof
    let verdicts = try [Law.setSet, .readTransparent, .conforms].map { law in
      try check(NewEachTime.self, obeys: law, options: options)
    }
    #expect(!verdicts.contains { $0?.kind == .broken }, "\(verdicts.map { $0?.report })")
    #expect(verdicts.contains { $0?.kind == .flaky })
  }

  /// Each pair of runs takes two sets, so that all pairs differ in the same way.
  @Test func `may differ from the next new one`() throws {
    let verdict = try #require(try check(EveryOtherSet.self, obeys: .historyIndependent))
    #expect(verdict.kind == .flaky)
    let words = "two new systems do not do the same: after start off; set value "
    #expect(verdict.remark?.hasPrefix(words) == true)
  }
}

/// A flag that reads wrongly after two sets, and in two of three systems after one set.
private struct WrongAfterSets: ModelledSystem {
  private final class Count {
    var sets = 0
  }

  nonisolated(unsafe) private static var systems = 0
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  private let count = Count()
  private let isWrongAfterOne: Bool

  init(source: Source<Bool>) {
    self.source = source
    Self.systems += 1
    isWrongAfterOne = Self.systems % 3 != 0
  }

  func get(_ port: SinglePort) -> Bool {
    let isWrong = count.sets > 1 || count.sets == 1 && isWrongAfterOne
    return isWrong ? !source.value : source.value
  }

  func set(_ isOn: Bool, at port: SinglePort) {
    count.sets += 1
    source.value = isOn
  }
}

/// A flag that negates a few sets, counted over all instances.
private struct WrongTwice: ModelledSystem {
  /// The number of sets still to negate.
  nonisolated(unsafe) static var left = 0
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: SinglePort) {
    let isNegated = Self.left > 0
    if isNegated { Self.left -= 1 }
    source.value = isNegated ? !isOn : isOn
  }
}

/// A flag that takes every other set, counted over all instances.
private struct EveryOtherSet: ModelledSystem {
  nonisolated(unsafe) private static var isTaken = false
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: SinglePort) {
    Self.isTaken.toggle()
    if Self.isTaken { source.value = isOn }
  }
}

/// A number that every set makes a new one, whatever is set.
private struct NewEachTime: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = Int
    var bases: [Int]? { [0, 1] }
  }

  nonisolated(unsafe) static var number = 1
  static let model = Model()
  let source: Source<Int>

  func set(_: Int, at port: SinglePort) {
    Self.number += 1
    source.value = Self.number
  }
}

/// A flag that drops one set in three at random.
private struct Forgetful: ModelledSystem {
  struct Model: WholeModel {
    enum Port: CaseIterable { case it }
    var values: [Bool]? { [true, false] }
  }

  /// The generator that all instances share, and that one test at a time uses.
  nonisolated(unsafe) static var luck = SplitMix64(seed: 1)

  static let model = Model()
  let source: Source<Bool>

  func set(_ isOn: Bool, at port: Model.Port) {
    if Self.luck.next() % 3 != 0 { source.value = isOn }
  }
}
