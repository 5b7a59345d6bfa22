import TestSupport

@testable import LawChecking

/// Systems over values that nobody can list, each with a fault of another kind.
@Suite struct `A fault over values that are not listed` {
  /// A system, the trace that every seed ends in, and up to which draw the naive search counts.
  struct Fault: CustomTestStringConvertible {
    let system: any (BindingSystem & SendableMetatype).Type
    let trace: [String]
    let numbers: UInt64
    var testDescription: String { "\(system)" }

    init(
      _ system: any (BindingSystem & SendableMetatype).Type, _ trace: String...,
      upTo numbers: UInt64
    ) {
      (self.system, self.trace, self.numbers) = (system, trace, numbers)
    }
  }

  static let faults = [
    Fault(DropsLargeNumbers.self, "start 0", "set it 24", upTo: 30),
    Fault(ClampsAtZero.self, "start 0", "set it -1", upTo: 30),
    Fault(AddsOneFromTen.self, "start 0", "set it 10", upTo: 30),
    Fault(FreezesAboveTwelve.self, "start 13", "set it 0", upTo: 30),
    Fault(DropsLargeSums.self, "start 0", "set it 31", upTo: 40),
    Fault(KeepsBetweenFiveAndNine.self, "start 6", "set it 0", upTo: 30),
    Fault(TakesNearForEqual.self, "start 0", "set it 1", upTo: 30),
    Fault(TruncatesText.self, "start \"\"", "set it \"aaaa\"", upTo: 4),
    Fault(LosesLastBlank.self, "start \"\"", "set it \" \"", upTo: 4),
    Fault(DropsEmptyText.self, "start \"a\"", "set it \"\"", upTo: 4),
    Fault(SortsNumbers.self, "start []", "set it [0, -1]", upTo: 2),
    Fault(DropsEqualNeighbours.self, "start []", "set it [0, 0]", upTo: 2),
    Fault(LosesLastOfThree.self, "start []", "set it [0, 0, 0]", upTo: 3),
    Fault(NeverShrinks.self, "start [0, 0]", "set it []", upTo: 2),
    Fault(HoldsTwoAtMost.self, "start {}", "set it {0, 1, 2}", upTo: 3),
    Fault(KeepsWhatIsCommon.self, "start {0, 1}", "set it {0}", upTo: 2),
  ]

  @Test("ends in one trace under every seed, whatever was run before", arguments: faults)
  func trace(_ fault: Fault) throws {
    for seed in 0..<UInt64(isWhole ? 20 : 2) {
      #expect(try final(fault.system, seed, usesShortlex: true) == fault.trace, "seed \(seed)")
      #expect(try final(fault.system, seed, usesShortlex: false) == fault.trace, "seed \(seed)")
    }
  }

  @Test("ends in the first trace that fails of all in order of size", arguments: faults)
  func naive(_ fault: Fault) throws {
    #expect(try firstInOrder(fault.system, upTo: fault.numbers) == fault.trace)
  }

  /// At random alone, and with more cases than by default: one in a hundred meets a fault that only
  /// three integers have.
  ///
  /// Each fault breaks `set-get`; a setter that sets the same wrong thing each time obeys `set-set`.
  @Test("ends in one trace for laws with variables, too", arguments: faults)
  func variables(_ fault: Fault) throws {
    for law in isWhole ? [Law.setGet, .setSet] : [.setGet] {
      let finals = try Set(
        (0..<UInt64(isWhole ? 20 : 2)).map {
          try final(fault.system, $0, usesShortlex: false, law, cases: 1_000)
        })
      #expect(finals.count == 1, "\(law.id): \(finals)")
      #expect(law == .setSet || !finals.contains(nil), "\(law.id)")
    }
  }

  private func final<System: BindingSystem>(
    _ system: System.Type, _ seed: UInt64, usesShortlex: Bool,
    _ law: Law = Law.conforms, cases: Int = Effort.normal.cases
  ) throws -> [String]? {
    let options = CheckOptions(seed: Seed(seed), cases: cases).with(\.usesShortlex, usesShortlex)
    return try check(system, obeys: law, options: options)?.counterexample?.trace
  }

  /// The first case that fails, by counting through all whose draws are at most a limit.
  private func firstInOrder<System: BindingSystem>(
    _ system: System.Type, upTo limit: UInt64
  ) throws -> [String]? {
    let checker = try LocalChecker(system, options: CheckOptions())
    var runner = try #require(checker.runner(of: .conforms))
    runner.subject.stopsAtRefusal = true
    var enumerator = CaseEnumerator(widest: 2, trying: Array(0...limit), smallest: 0)
    while let next = enumerator.next {
      var choices = Choices(replaying: Draws(values: next))
      let run = runner.run(drawnFrom: &choices, within: runner.subject.everything)
      if run.discrepancy != nil, let given = run.given {
        return runner.subject.lines(of: given.prefix(run.reached))
      }
      enumerator.advance(past: choices.draws)
    }
    return nil
  }
}
