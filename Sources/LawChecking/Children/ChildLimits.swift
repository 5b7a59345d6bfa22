/// The limits of one child: time for each case, memory for all of them.
package struct ChildLimits: Codable, Hashable, Sendable {
  /// The processor time for one case, in milliseconds.
  ///
  /// A busy machine does not shorten it. Most cases take less than a thousandth of it.
  package var processorTime = 1_000
  /// The time on the clock for one case, in milliseconds.
  ///
  /// It ends a case that waits for ever. A busy machine may keep a case waiting for some seconds.
  package var time = 30_000
  /// The memory that the child may write to, in megabytes.
  ///
  /// The child of a small system needs six of them.
  package var memory = 256

  /// The memory that a user may allow, in megabytes.
  ///
  /// The bounds catch numbers that were meant as gigabytes, or as bytes.
  package static let permittedMemory = 16...65_536

  /// The most seconds that a user may allow for a case.
  ///
  /// The bound catches numbers that were meant as milliseconds: nobody waits for a case for more than an
  /// hour.
  package static let mostSeconds = 3_600

  package init() {}

  /// The time for one case, in words.
  var timeInWords: String {
    "\(processorTime.seconds) of processor time or \(time.seconds) on the clock"
  }

  /// The same limits, with less time on the clock: at most ten times the processor time.
  var withShorterClock: ChildLimits { shortened(by: 1) }

  /// Returns shorter limits: a fraction of the processor time, and at most ten times that on the clock.
  func shortened(by factor: Int) -> ChildLimits {
    var limits = self
    limits.processorTime = max(1, processorTime / factor)
    limits.time = min(time, max(1, 10 * limits.processorTime))
    return limits
  }
}

/// The limits of judging one law in child processes.
package struct ChildrenLimits: Hashable, Sendable {
  /// The limits of each child.
  package var child = ChildLimits()
  /// The most children.
  ///
  /// They take four seconds if no case hangs.
  var children = 100
  /// The most time in all.
  package var time = Duration.seconds(60)

  package init() {}
}

extension Int {
  /// This number of milliseconds in seconds, such as `0.2 s`.
  fileprivate var seconds: String {
    self % 1_000 == 0 ? "\(self / 1_000) s" : "\(Double(self) / 1_000) s"
  }
}
