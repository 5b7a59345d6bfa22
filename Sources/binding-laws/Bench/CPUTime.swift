import BindingLawsCommands
import Foundation
import LawTelling

/// The processor seconds that `body` takes.
func cpuSeconds(_ body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

/// The seconds that `body` takes by the clock.
func wallSeconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body).seconds
}
