import Foundation

/// Whether tests try more than every change can wait for, as in the full check.
package let isFullRun = ProcessInfo.processInfo.environment["BINDING_LAWS_FULL"] != nil

/// Returns how many of a number to try: all in the full check, else a sixteenth.
package func share(of count: Int) -> Int { isFullRun ? count : count / 16 }

/// Returns the seeds to try of a number: all in the full check, else a sixteenth, and at least one.
package func someSeeds(of count: Int) -> ClosedRange<UInt64> {
  1...UInt64(max(1, share(of: count)))
}

extension Sequence {
  /// Returns one element in so many, which stand for all, or all of them in the full check.
  package func sample(oneOf share: Int = 16) -> [Element] {
    enumerated().filter { isFullRun || $0.offset % share == 0 }.map(\.element)
  }
}
