import TestSupport

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `A runner` {
  /// The laws that apply to the system.
  private static let laws = allLaws.filter { law in
    let checker = try? LocalChecker(ErasingPages.self, options: CheckOptions())
    return checker?.runner(of: law) != nil
  }

  @Test("ends alike when it runs a case again, by", arguments: laws.map(\.id))
  func endsAlike(_ id: String) throws {
    let law = try #require(allLaws.first { $0.id == id })
    let checker = try LocalChecker(ErasingPages.self, options: CheckOptions())
    let runner = try #require(checker.runner(of: law))
    let cases = (0..<100).compactMap { runner.drawnCase(seed: $0) }
    #expect(!cases.isEmpty)
    for drawn in cases {
      let one = runner.run(drawn)
      let other = runner.run(drawn)
      #expect(one.ending == other.ending)
      #expect(one.reached == other.reached)
      #expect(one.testCase == drawn)
    }
  }

  @Test func `ends alike whether it draws a case or is given it`() throws {
    let runner = try runner(ErasingPages.self, .conforms)
    var isAnyDrawn = false
    for seed in 0..<200 {
      var choices = Choices(seed: Seed(UInt64(seed)), isRecording: true)
      let drawn = runner.run(drawnFrom: &choices, within: runner.subject.everything)
      // Some draws stand for no case.
      guard let testCase = drawn.testCase else { continue }
      isAnyDrawn = true
      #expect(runner.run(testCase).ending == drawn.ending)
      #expect(runner.run(choices.record).testCase == testCase)
    }
    #expect(isAnyDrawn)
  }

  @Test func `stops at the operation that breaks the law`() throws {
    let runner = try runner(ErasingPages.self, .conforms)
    let trace = "start .b; get a; set a off; set b on"
    let testCase = try runner.subject.cases(written: trace, .conforms)[0]
    // The second operation breaks the law. The third is not carried out.
    #expect(runner.run(testCase).reached == 2)
    #expect(runner.run(testCase.keepingFirst(2)).discrepancy != nil)
    #expect(runner.run(testCase.keepingFirst(1)).discrepancy == nil)
  }

  @Test func `refuses a case to avoid, without running it`() throws {
    var runner = try runner(ErasingPages.self, .conforms)
    let testCase = try #require(runner.drawnCase(seed: 1))
    let keeper = CaseKeeper()
    runner.avoided = [testCase.spelling]
    runner.subject.recorder = keeper
    #expect(runner.run(testCase).isRefused)
    #expect(keeper.cases.isEmpty)
    // Another case runs.
    #expect(!runner.run(Case(start: 0)).isRefused)
    #expect(keeper.cases == [Case(start: 0)])
  }

  @Test func `reports a case before it runs and after`() throws {
    var runner = try runner(ErasingPages.self, .getSet)
    let keeper = CaseKeeper()
    runner.subject.recorder = keeper
    let cases = (0..<20).compactMap { runner.drawnCase(seed: $0) }
    for testCase in cases { _ = runner.run(testCase) }
    #expect(keeper.cases.count == cases.count)
    #expect(keeper.ended == cases.count)
    // Most seeds draw a case.
    #expect(cases.count > 10)
  }

  @Test func `uses held bindings instead of fresh ones, but holds anew`() {
    let set = OperationCode(.set, port: 0, value: 1)
    #expect(set.throughHeld(in: [0]).isHeld)
    #expect(!set.throughHeld(in: [1]).isHeld)
    #expect(!OperationCode(.hold, port: 0).throughHeld(in: [0]).isHeld)
  }

  @Test func `compares writes by their transactions, too`() throws {
    let law = Law.historyIndependent
    let runner = try runner(AnimatedOnce.self, law)
    let trace = "start off; set value on; set value off"
    let testCase = try runner.subject.cases(written: trace, law)[0]
    #expect(runner.run(testCase).isBroken)
  }

  @Test func `refuses a case that cannot be read`() throws {
    let runner = try runner(ShortField.self, .conforms)
    var testCase = Case(start: 0)
    // A quote has to end.
    testCase.ownBases = [.written("\"not closed")]
    #expect(runner.run(testCase).isRefused)
  }
}

extension Runner {
  /// Draws a case at random.
  fileprivate func drawnCase(seed: Int) -> LoadedCase? {
    var choices = Choices(seed: Seed(UInt64(seed)))
    return subject.draw(from: &choices, within: subject.everything)
  }
}

/// A flag of which only the first set writes in a transaction.
private struct AnimatedOnce: ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  private let wasSet = Arm()

  func set(_ isOn: Bool, at port: SinglePort) {
    source.write(isOn, transaction: wasSet.isSet ? nil : "animation")
    wasSet.isSet = true
  }
}
