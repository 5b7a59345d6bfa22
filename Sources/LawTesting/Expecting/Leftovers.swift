import LawChecking

/// What earlier runs of the tests were judging when they died.
enum Leftovers {
  /// All of them, also those reported already: this run judges a system that a run died on in children, by
  /// every law.
  private static let all = FlightRecorder.leftovers()
  private static let unreported = Locked(all)

  /// What was left by runs that died on a system in a test, whatever the law.
  static func about(_ system: String, in test: String) -> [Leftover] {
    about(system).filter { $0.test == test }
  }

  private static func about(_ system: String) -> [Leftover] {
    all.filter { $0.isAbout(system) }
  }

  /// Whether a run has died on a system.
  static func isAbout(_ system: String) -> Bool { !about(system).isEmpty }

  /// Whether a run has died on a system between cases, as while it looked for a proof.
  static func endedOutsideCases(_ system: String) -> Bool {
    about(system).contains { !$0.isRunning }
  }

  /// Those of a system and a law; reported once.
  ///
  /// They are kept until they are settled, so that a run that dies before that leaves them for the
  /// next one.
  static func take(of system: String, _ law: String) -> [Leftover] {
    unreported.use { leftovers in
      let found = leftovers.filter { $0.law == law && $0.isAbout(system) }
      leftovers.removeAll { $0.law == law && $0.isAbout(system) }
      return found
    }
  }
}
