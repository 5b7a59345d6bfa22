import BindingLaws
import LawChecking

/// Replays one case: in a child, where the system can be made again, since it may kill.
struct CaseReplay<System: BindingSystem> {
  let law: Law
  var make: ((Source<System.Model.Base>) -> System)?

  func replayed(_ token: String) throws -> ReplayedCase {
    do {
      if make == nil && ChildProcess.isSupported { return try replayed(token, .children) }
    } catch ChildError.unreachableType {
      // No child can make the system again.
    }
    return try replayed(token, .here)
  }

  private func replayed(_ token: String, _ place: Place) throws -> ReplayedCase {
    try LawChecker(System.self, place, make: make ?? System.init)
      .replay(.token(token), obeying: law)
  }
}

extension Place {
  /// In children of the running test.
  static var children: Place {
    .children(CheckSettings.current.limits, launch: ChildProcess.run)
  }
}
