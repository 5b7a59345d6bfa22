import BindingGenerators
import BindingLaws
import Foundation

/// The verdict on one law in this process, and what else a `LawChecker` asks for.
extension LocalChecker: CheckExecutor {
  func put(_ fault: Fault) {
    subject = subject.around(fault)
    options.advises = false
  }

  /// - Throws: An error if the model is wrong in drawn worlds. A case that is named needs no world but
  ///   its own.
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
    // Such a law does not apply to a system in which hardly a case meets its premise.
    if runner.subject.needsItsPremise, verdict.isPremiseHardlyMet { return nil }
    // If no generated value is refused, there is none to list.
    if law == .rejectedSetIsInert, !runner.subject.isFinite, verdict.isPremiseNeverMet {
      return nil
    }
    // If no set is accepted, what the law speaks about cannot happen.
    if verdict.kind == .noEvidence, runner.subject.isReadOnly { return nil }
    if law == .setGet, verdict.kind == .upheld || verdict.kind == .proved, !verdict.showsEnd {
      verdict.leniency = subject.leniency
    }
    return subject.learned(verdict)
  }

  /// Runs the work that sets have put off to the main queue, if this is the main thread.
  ///
  /// A child of the command line judges on its main thread. The systems have ended by then, so that the checker
  /// sees their late writes. If a check runs on another thread, the main thread does the work beside it.
  private static func turnMainRunLoop() {
    if Thread.isMainThread { RunLoop.main.run(until: Date()) }
  }

  func learnedTable() throws -> LearnedTable { try subject.learnedTable() }

  func announce(_ laws: [Law]) {}
}
