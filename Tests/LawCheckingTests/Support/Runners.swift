import TestSupport

@testable import LawChecking

/// Returns a runner of the cases of a system and a law.
func runner<System: BindingSystem>(
  _ system: System.Type, _ law: Law, _ options: CheckOptions = CheckOptions()
) throws -> Runner {
  try #require(LocalChecker(system, options: options).runner(of: law))
}
