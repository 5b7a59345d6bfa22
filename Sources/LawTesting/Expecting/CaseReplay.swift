import BindingLaws
import LawChecking

/// Replays one case: in a child, where the system can be made again, since it may kill.
func replayedCase<System: BindingSystem>(
  _ token: String, of system: System.Type, obeying law: Law,
  make: ((Source<System.Model.Base>) -> System)? = nil
) throws -> ReplayedCase {
  func replayed(_ place: Place) throws -> ReplayedCase {
    try LawChecker(system, place, make: make ?? System.init).replay(.token(token), obeying: law)
  }
  do {
    if make == nil && ChildProcess.isSupported { return try replayed(.children) }
  } catch ChildError.unreachableType {
    // No child can make the system again.
  }
  return try replayed(.here)
}

extension Place {
  /// In children of the running test.
  static var children: Place {
    .children(CheckSettings.current.limits, launch: ChildProcess.run)
  }
}
