import TestSupport

@testable import LawChecking

/// Returns the kind of the verdict on a system by a law.
func kind<System: BindingSystem>(
  _ system: System.Type, _ law: Law, seed: UInt64 = 0x5eed
) throws -> Verdict.Kind? {
  try check(system, obeys: law, options: CheckOptions(seed: Seed(seed)))?.kind
}

/// Returns a runner of the cases of a system and a law.
func runner<System: BindingSystem>(
  _ system: System.Type, _ law: Law, _ options: CheckOptions = CheckOptions()
) throws -> Runner {
  try #require(LocalChecker(system, options: options).runner(of: law))
}

/// A flag that a system remembers.
final class Arm {
  var isSet = false
}
