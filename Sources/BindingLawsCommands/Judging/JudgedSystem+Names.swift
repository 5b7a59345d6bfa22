import BindingLaws
import LawChecking

/// The name of a listed system in commands, and the reasons why it skips laws.
extension JudgedSystem {
  /// The same system, with the name that `DisplayNames.current` gives it among others of its short name.
  ///
  /// So `BindingLawsCommand` asks for it after it has set those names.
  var named: JudgedSystem {
    var system = self
    system.name = self.system.displayName
    return system
  }

  /// The reasons for skipped laws, by id.
  ///
  /// Of two reasons for one law the first counts, also in JSON.
  var skipReasons: [String: String] {
    Dictionary(skips.map { ($0.law.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The answers of models, system by system in the order of the list.
extension [JudgedSystem] {
  /// Returns what each model says about itself.
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
