import BindingLaws
import LawChecking

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
