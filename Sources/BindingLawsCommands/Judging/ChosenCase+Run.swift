import BindingLaws
import LawChecking

extension ChosenCase {
  /// Runs the case.
  func replay(_ isolation: IsolationOptions) throws -> ReplayedCase {
    func open<System: BindingSystem>(_ system: System.Type) throws -> ReplayedCase {
      try isolation.run(self.system) {
        try replayCaseInIsolation(
          name, of: system, obeying: law, limits: isolation.limits, launch: ChildLaunch.launch)
      } orHere: {
        try replayCase(name, of: system, obeying: law)
      }
    }
    return try open(system.system)
  }

  /// Makes the case as small as it gets.
  func shrink(_ isolation: IsolationOptions) throws -> ReplayedCase {
    func open<System: BindingSystem>(_ system: System.Type) throws -> ReplayedCase {
      try isolation.run(self.system) {
        try shrinkCaseInIsolation(
          name, of: system, obeying: law, limits: isolation.limits, launch: ChildLaunch.launch)
      } orHere: {
        try shrinkCase(name, of: system, obeying: law)
      }
    }
    return try open(system.system)
  }
}

extension Verdict {
  /// How a command ends that ran one case.
  var outcomeOfReplay: Outcome {
    switch kind {
    case .broken: .broken
    case .crashed, .hung: .died
    default: .notReproduced
    }
  }
}
