import BindingGenerators
import BindingLaws
import Foundation

/// What carries out what a `LawChecker` is asked for: here, or in child processes.
///
/// `LawChecker` says what each member does. Both give the same verdicts, but for what crashes.
protocol CheckExecutor {
  func put(_ fault: Fault)
  func verdict(on law: Law) throws -> Verdict?
  func replay(_ name: CaseName, obeying law: Law, shrinking: Bool) throws -> ReplayedCase
  func learnedTable() throws -> LearnedTable
  func announce(_ laws: [Law])
}

extension LocalChecker: CheckExecutor {
  func put(_ fault: Fault) {
    subject = subject.around(fault)
    options.advises = false
  }

  /// - Throws: Where the model is wrong in worlds that are not listed, but drawn; a case that is named
  ///   needs no other world than its own.
  func verdict(on law: Law) throws -> Verdict? {
    startClock()
    if let drawnFault { throw drawnFault }
    guard let runner = runner(of: law) else { return nil }
    var verdict = LawCheck(runner: runner, law: law, checker: self).verdict()
    Self.turnMainRunLoop()
    if subject.hasLateWrites, !verdict.kind.isFailure, verdict.kind != .impossible {
      verdict.kind = .gaveUp
      verdict.grounds = .lateWrites
      return verdict
    }
    if runner.subject.needsItsPremise, verdict.isPremiseHardlyMet { return nil }
    if verdict.kind == .noEvidence, runner.subject.isReadOnly { return nil }
    if law == .setGet, verdict.kind == .upheld || verdict.kind == .proved, !verdict.showsEnd {
      verdict.excuse = subject.excuse
    }
    return subject.learned(verdict)
  }

  /// Lets happen what sets have put off to the main queue, where this is the main thread, as in a child of the command
  /// line; the systems that it lands in have ended.
  ///
  /// Where the main thread is not the judge's, it happens beside the check.
  private static func turnMainRunLoop() {
    if Thread.isMainThread { RunLoop.main.run(until: Date()) }
  }

  func learnedTable() throws -> LearnedTable { try subject.learnedTable() }

  func announce(_ laws: [Law]) {}

  func suiteOfMemory(of k: Int) -> Int? {
    let machine = subject.proofMachine(.none, until: nil)
    let level = MemorySuite.Level(k, .counted)
    let suite = MemorySuite(machine, Expectations(machine), level)
    return suite.isPassed ? suite.sequences : nil
  }
}
