import TestSupport

/// The seeds under which `set-get` is not found broken by a system that stores something instead of a value.
///
/// All smaller cases are not run, since nobody asks for the smallest.
///
/// - Parameter stored: What is stored where the second value stands and the first one is set.
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
