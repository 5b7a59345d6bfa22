import Foundation

/// Returns the processor seconds that a body takes.
func cpuSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}
