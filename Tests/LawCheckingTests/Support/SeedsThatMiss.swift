import TestSupport

/// Returns the seeds under which `set-get` is not found broken by a system that stores something else.
///
/// Smaller cases are not run, because no test asks for the smallest.
///
/// - Parameter stored: The value that is stored if `new` is set over `old`.
func seedsThatMiss<Value: Equatable & Arbitrary>(
  among seeds: some Sequence<UInt64>, _ stored: @escaping (_ new: Value, _ old: Value) -> Value
) -> [UInt64] {
  seeds.filter { seed in
    let options = CheckOptions(seed: Seed(seed)).with(\.certificationLimit, 0)
    let verdict = try? check(Storing<Value>.self, obeys: .setGet, options: options) { source in
      Storing(source, storing: stored)
    }
    return verdict?.kind != .broken
  }
}
