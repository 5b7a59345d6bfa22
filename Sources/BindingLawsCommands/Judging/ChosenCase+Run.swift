import BindingLaws
import LawChecking

extension ChosenCase {
  /// Runs the case.
  func replay(_ children: ChildOptions) throws -> ReplayedCase {
    try children.run(system) { place in
      try system.checker(place).replay(name, law)
    }
  }

  /// Makes the case as small as it gets.
  func shrink(_ children: ChildOptions) throws -> ReplayedCase {
    try children.run(system) { place in
      try system.checker(place).shrink(name, law)
    }
  }
}

extension JudgedSystem {
  /// The replays of a checker, whatever the type of its system.
  fileprivate func checker(_ place: Place) throws -> (
    replay: (CaseName, Law) throws -> ReplayedCase,
    shrink: (CaseName, Law) throws -> ReplayedCase
  ) {
    func open<System: BindingSystem>(_ system: System.Type) throws -> (
      replay: (CaseName, Law) throws -> ReplayedCase,
      shrink: (CaseName, Law) throws -> ReplayedCase
    ) {
      let checker = try LawChecker(system, place)
      return (checker.replay, checker.shrink)
    }
    return try open(system)
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
