import BindingLaws
import LawChecking

/// What commands call a listed system, and why it skips laws.
extension JudgedSystem {
  /// The same system by the name that `DisplayNames.current` gives it, beside others of its name.
  ///
  /// So `BindingLawsCommand` asks for it where those names are set.
  var named: JudgedSystem {
    var system = self
    system.name = self.system.displayName
    return system
  }

  /// Why it skips the laws of these names; of two reasons for one law the first counts, also in JSON.
  var skipReasons: [String: String] {
    Dictionary(skips.map { ($0.law.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }
}

/// What models answer, system by system in the order of the list.
extension [JudgedSystem] {
  /// What each model says of itself.
  ///
  /// A model is asked in a child process, since it may end the process. A type that no child can find is
  /// asked here, unless it declares that it may trap.
  func inventories() throws -> [Inventory.Answer] {
    let answers = try Inventory.answers(
      of: map(\.system), ChildProcess.launcher())
    return zip(self, answers).map { system, answer in
      guard case .failure(.unreachableType) = answer, !system.mayTrap else { return answer }
      return .success(Inventory(of: system.system))
    }
  }
}
