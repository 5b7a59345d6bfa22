/// What a recorder says of one check that was under way when its process died.
package struct Flight: Hashable, Sendable {
  /// The test, as it is called.
  package let test: String
  /// The system that was judged.
  package let system: String
  /// The law that was judged.
  package let law: String
  /// The seed of the check.
  package let seed: UInt64
  /// The number of the case that had started last, counted from 1.
  package var number: UInt64 = 0
  /// Whether that case was running, and not what is done between cases.
  package var isRunning = false

  /// Whether it was about this system and this law; a long name of a system was cut short.
  package func isAbout(_ system: String, _ law: String) -> Bool {
    guard self.law == law else { return false }
    let isCut = self.system.utf8.count >= RecorderSlot.longestSystem
    return isCut ? system.hasPrefix(self.system) : system == self.system
  }
}
