import BindingLaws
import LawChecking

/// Replays one case: in a child first, where the system can be made again, since it may kill.
struct CaseReplay<System: BindingSystem> {
  let law: any Law
  var make: ((Source<System.Model.Base>) -> System)?

  func verdict(on token: String) throws -> Verdict {
    if make == nil, let death = try death(token) { return death }
    return try replay(token, of: System.self, obeying: law, make: make ?? System.init)
  }

  /// The verdict when the case kills a child; `nil` also where there are no children.
  private func death(_ token: String) throws -> Verdict? {
    do {
      return try replayInIsolation(
        token, of: System.self, obeying: law, launch: ChildProcess.run)
    } catch is IsolationError {
      return nil
    }
  }
}
