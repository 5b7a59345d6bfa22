import BindingGenerators
import BindingLaws

/// The trial of a case that has ended, whose room is used again: to make some costs as much as a short
/// case.
///
/// For cases of `conforms` alone, which mark no moment, have no tasks and keep no ages.
final class Spare<System: BindingSystem> {
  private var trial: Trial<System>?

  /// A system in the state that the case starts from.
  func trial(of given: Case, by runner: Runner<System>) -> Trial<System> {
    guard let trial, trial.table === runner.table else { return runner.trial(given) }
    self.trial = nil
    trial.restart(in: runner.space.start(of: given))
    trial.looksForGone = runner.space.pattern != nil
    return trial
  }

  /// Ends the system of a trial, and keeps its room.
  func keep(_ trial: Trial<System>) {
    trial.probe.end(leaving: trial.before)
    self.trial = trial
  }
}
