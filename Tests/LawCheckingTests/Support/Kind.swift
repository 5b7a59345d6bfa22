import TestSupport

/// Returns the kind of the verdict on a system by a law, or nil if the law does not apply.
func kind<System: BindingSystem>(
  _ system: System.Type, _ law: Law, seed: UInt64 = CheckOptions().seed.value
) throws -> Verdict.Kind? {
  try check(system, obeys: law, options: CheckOptions(seed: Seed(seed)))?.kind
}
