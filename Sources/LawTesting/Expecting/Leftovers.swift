import LawChecking

/// The checks that earlier runs of the tests were doing when they died.
enum Leftovers {
  /// All checks, including those reported already: children judge a system that a run died of, by every law.
  private static let all = FlightRecorder.leftovers()
  /// The checks that `take(of:_:)` has not returned yet.
  private static let unreported = Locked(all)

  /// Returns the checks of a system in a test, by whatever law.
  static func about(_ system: String, in test: String) -> [Leftover] {
    about(system).filter { $0.test == test }
  }

  /// Returns the checks of a system, in whatever test.
  private static func about(_ system: String) -> [Leftover] {
    all.filter { $0.isAbout(system) }
  }

  /// Returns whether a run has died of a system.
  static func isAbout(_ system: String) -> Bool { !about(system).isEmpty }

  /// Returns whether a run has died of a system between cases, such as during the search for a proof.
  static func endedOutsideCases(_ system: String) -> Bool {
    about(system).contains { !$0.isRunning }
  }

  /// Returns the checks of a system by a law, each only once.
  ///
  /// They are kept until they are settled, so that a run that dies before that leaves them for the next one.
  static func take(of system: String, _ law: String) -> [Leftover] {
    unreported.use { leftovers in
      let taken = leftovers.filter { $0.law == law && $0.isAbout(system) }
      leftovers.removeAll { $0.law == law && $0.isAbout(system) }
      return taken
    }
  }
}
