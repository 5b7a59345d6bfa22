import BindingLaws
import LawChecking
import Testing

/// Replays one case: in a child, where the system can be made again, since it may kill.
///
/// - Parameters:
///   - given: What the system is called in place of the name of its type.
///   - address: Where another process comes to the closure that makes the system.
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
  // Noted as under way, so that its `exit(0)` is not taken for the end of a run in which all is well.
  // The word after the name keeps `Leftovers` from finding it for a check of the system.
  let recorder = CaseRecorder()
  recorder.begin(
    test: Test.currentName, system: "\(System.displayName(given)) replayed", law: law.id)
  defer { recorder.end() }
  return try replayed(.here)
}

extension Place {
  /// In children of the running test.
  static var children: Place { .children(at: nil) }

  /// The same, of what a closure makes.
  static func children(at address: ExpectationAddress?) -> Place {
    .children(CheckSettings.current.limits, launch: ExitTestChild.run, expectation: address)
  }
}

extension Test {
  /// The name of the running test; empty where none runs.
  static var currentName: String { current.map { $0.displayName ?? $0.name } ?? "" }
}
