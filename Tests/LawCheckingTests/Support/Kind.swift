import TestSupport

@testable import LawChecking

/// What a system comes to under a law.
func kind<System: BindingSystem>(
  _ system: System.Type, _ law: Law, seed: UInt64 = 0x5eed
) throws -> Verdict.Kind? {
  try check(system, obeys: law, options: CheckOptions(seed: Seed(seed)))?.kind
}

/// What runs cases of a system and a law.
func runner<System: BindingSystem>(
  _ system: System.Type, _ law: Law, _ options: CheckOptions = CheckOptions()
) throws -> Runner {
  try #require(LocalChecker(system, options: options).runner(of: law))
}

/// What a system remembers that is armed once.
final class Arm {
  var isSet = false
}
