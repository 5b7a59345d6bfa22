import Foundation

/// Whether more is tried than every change can wait for: in the full check.
package let isFullRun = ProcessInfo.processInfo.environment["BINDING_LAWS_FULL"] != nil

/// How many of so many are tried: all in the full check, else a sixteenth.
package func share(of count: Int) -> Int { isFullRun ? count : count / 16 }

/// The seeds that whole checks run under, of so many: at least one.
package func someSeeds(of count: Int) -> ClosedRange<UInt64> {
  1...UInt64(max(1, share(of: count)))
}

extension Sequence {
  /// One of so many, which stand for all; in the full check, all of them.
  package func sample(oneOf share: Int = 16) -> [Element] {
    enumerated().filter { isFullRun || $0.offset % share == 0 }.map(\.element)
  }
}
