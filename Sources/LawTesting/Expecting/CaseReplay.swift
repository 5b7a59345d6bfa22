import BindingLaws
import LawChecking
import Testing

/// Replays one case.
///
/// The case runs in a child if the system can be made again there, because it may end its process.
///
/// - Parameters:
///   - given: The name to print instead of the name of the type.
///   - address: The address by which another process finds the closure that makes the system.
func replayedCase<System: BindingSystem>(
  _ token: String, of system: System.Type, obeying law: Law,
  by model: @autoclosure () -> System.Model = System.model, named given: GivenName? = nil,
  make: ((Source<System.Model.Base>) -> System)? = nil, at address: ExpectationAddress? = nil
) throws -> ReplayedCase {
  func replayed(_ place: Place) throws -> ReplayedCase {
    try LawChecker(system, place, by: model(), named: given, make: make ?? System.init)
      .replay(.token(token), obeying: law)
  }
  do {
    if CheckSettings.current.hasChildProcesses && (make == nil || address != nil) {
      return try replayed(.children(at: address))
    }
  } catch ChildError.unreachableType {
    // No child can make the system again.
  } catch ChildError.notStarted where address != nil {
    // No child comes to the closure again.
  }
  // The case is noted as under way, so that its `exit(0)` is not taken for the end of a successful run.
  // The word after the name keeps `Leftovers` from finding it for a check of the system.
  let recorder = CaseRecorder()
  recorder.begin(
    test: Test.currentName, system: "\(System.displayName(given)) replayed", law: law.id)
  defer { recorder.end() }
  return try replayed(.here)
}
