import TestSupport

@testable import LawChecking

/// Systems over values that cannot be listed, each with a fault of another kind.
@Suite struct `A fault over values that are not listed` {
  static let faults = numbers + texts + lists

  private static let seeds: Range<UInt64> = 0..<(isFullRun ? 20 : 2)

  @Test("ends in one trace if cases run in order of size first", arguments: faults, seeds)
  func inOrder(_ fault: StoringFault, _ seed: UInt64) throws {
    let options = CheckOptions(seed: Seed(seed), cases: StoringFault.cases)
    #expect(try fault.smallestTrace(breaking: .conforms, options) == fault.trace)
  }

  @Test("ends in the same trace if all cases are random", arguments: faults, seeds)
  func atRandom(_ fault: StoringFault, _ seed: UInt64) throws {
    #expect(try fault.smallestTrace(breaking: .conforms, atRandom: seed) == fault.trace)
  }

  @Test("ends in the first failing trace in order of size", arguments: faults)
  func firstInOrder(_ fault: StoringFault) throws {
    #expect(try fault.firstInOrder() == fault.trace)
  }

  /// Each fault breaks this law.
  @Test("ends in one trace for a law with a variable, too", arguments: faults)
  func oneVariable(_ fault: StoringFault) throws {
    let traces = try Set(
      Self.seeds.map { try fault.smallestTrace(breaking: .setGet, atRandom: $0) })
    #expect(traces.count == 1, "\(traces)")
    #expect(!traces.contains(nil))
  }

  /// A setter that sets the same wrong thing each time obeys this law, under every seed.
  @Test(
    "ends in one trace or none for a law with two variables", .enabled(if: isFullRun),
    arguments: faults)
  func twoVariables(_ fault: StoringFault) throws {
    let traces = try Set(
      Self.seeds.map { try fault.smallestTrace(breaking: .setSet, atRandom: $0) })
    #expect(traces.count == 1, "\(traces)")
  }

  private static let numbers: [StoringFault] = [
    .init("drops large numbers", endingIn: "start 0", "set value 24", upTo: 30) { (new: Int, _) in
      new > 23 ? nil : new
    },
    .init("clamps at zero", endingIn: "start 0", "set value -1", upTo: 30) { (new: Int, _) in
      max(new, 0)
    },
    .init("adds one from ten", endingIn: "start 0", "set value 10", upTo: 30) { (new: Int, _) in
      new >= 10 ? new &+ 1 : new
    },
    .init("freezes above twelve", endingIn: "start 13", "set value 0", upTo: 30) {
      (new: Int, old) in
      old > 12 ? nil : new
    },
    .init("drops large sums", endingIn: "start 0", "set value 31", upTo: 40) { (new: Int, old) in
      let (sum, isTooLarge) = new.addingReportingOverflow(old)
      return isTooLarge || sum > 30 ? nil : new
    },
    .init("keeps six to eight", endingIn: "start 6", "set value 0", upTo: 30) { (new: Int, old) in
      (6...8).contains(old) ? old : new
    },
    .init("takes near for equal", endingIn: "start 0", "set value 1", upTo: 30) { (new: Int, old) in
      let (difference, isLarge) = new.subtractingReportingOverflow(old)
      return isLarge || difference.magnitude > 100 ? new : nil
    },
  ]

  private static let texts: [StoringFault] = [
    .init("truncates", endingIn: "start \"\"", "set value \"aaaa\"", upTo: 4) { (new: String, _) in
      String(new.prefix(3))
    },
    .init("loses the last blank", endingIn: "start \"\"", "set value \" \"", upTo: 4) {
      (new: String, _) in
      new.last == " " ? String(new.dropLast()) : new
    },
    .init("drops the empty text", endingIn: "start \"a\"", "set value \"\"", upTo: 4) {
      (new: String, _) in
      new.isEmpty ? nil : new
    },
  ]

  private static let lists: [StoringFault] = [
    .init("sorts", endingIn: "start []", "set value [0, -1]", upTo: 2) { (new: [Int], _) in
      new.sorted()
    },
    .init("drops equal neighbours", endingIn: "start []", "set value [0, 0]", upTo: 2) {
      (new: [Int], _) in
      new.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    },
    .init("loses the last of three", endingIn: "start []", "set value [0, 0, 0]", upTo: 3) {
      (new: [Int], _) in new.count > 2 ? new.dropLast() : new
    },
    .init("never shrinks", endingIn: "start [0, 0]", "set value []", upTo: 2) { (new: [Int], old) in
      old.count > 1 && new.count < old.count ? nil : new
    },
    .init("holds two at most", endingIn: "start {}", "set value {0, 1, 2}", upTo: 3) {
      (new: Set<Int>, _) in
      new.count > 2 ? nil : new
    },
    .init("keeps what is common", endingIn: "start {0, 1}", "set value {0}", upTo: 2) {
      (new: Set<Int>, old) in old.isDisjoint(with: new) ? new : old.union(new)
    },
  ]
}

/// A fault that does not always store what is set.
///
/// It comes with the trace in which every seed ends.
struct StoringFault: @unchecked Sendable, CustomTestStringConvertible {  // It keeps no state.
  let testDescription: String
  let trace: [String]
  /// The largest draw of the cases that `firstInOrder` counts through.
  ///
  /// The trace needs no larger one. A smaller limit would be quicker, and might miss the trace.
  private let limit: UInt64
  private let judge: (Law, CheckOptions) throws -> Verdict?
  private let runner: () throws -> Runner

  init<Value: Hashable>(
    _ title: String, endingIn trace: String..., upTo limit: UInt64,
    stored: @escaping (_ new: Value, _ old: Value) -> Value?
  ) {
    testDescription = title
    self.trace = trace
    self.limit = limit
    let make = { Storing($0, storing: stored) }
    judge = { try check(Storing<Value>.self, obeys: $0, options: $1, make: make) }
    runner = {
      let checker = try LocalChecker(make: make, options: CheckOptions())
      return try #require(checker.runner(of: .conforms))
    }
  }

  /// The number of cases in which a check finds any of the faults.
  ///
  /// One case in a hundred meets a fault that only three integers have.
  static let cases = 1_000

  /// Returns the smallest trace that a check finds, or nil if it finds none.
  func smallestTrace(breaking law: Law, _ options: CheckOptions) throws -> [String]? {
    try judge(law, options)?.counterexample?.trace
  }

  /// Returns the smallest trace that random cases alone find, or nil if they find none.
  func smallestTrace(breaking law: Law, atRandom seed: UInt64) throws -> [String]? {
    let options = CheckOptions(seed: Seed(seed), cases: Self.cases).with(\.usesShortlex, false)
    return try smallestTrace(breaking: law, options)
  }

  /// Returns the first failing trace, by counting through all cases whose draws are at most the limit.
  func firstInOrder() throws -> [String]? {
    var runner = try runner()
    runner.subject.stopsAtRefusal = true
    var enumerator = CaseEnumerator(widest: 2, trying: Array(0...limit), smallest: 0)
    while let next = enumerator.next {
      var choices = Choices(replaying: Draws(values: next))
      let run = runner.run(drawnFrom: &choices, within: runner.subject.everything)
      if run.discrepancy != nil, let testCase = run.testCase {
        return runner.subject.lines(of: testCase.keepingFirst(run.reached))
      }
      enumerator.advance(past: choices.draws)
    }
    return nil
  }
}
