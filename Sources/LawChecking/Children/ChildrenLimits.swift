/// What may be spent on judging one law in child processes.
package struct ChildrenLimits: Hashable, Sendable {
  /// What each child may use.
  package var child = ChildLimits()
  /// How many children may be made.
  var children = 100
  /// How long it may take in all.
  package var time = Duration.seconds(60)

  /// The factor by which the time for one case becomes shorter once a case of the system has timed out:
  /// for `total`, which makes a hang smaller, and for laws of which a hang says nothing.
  static func limitFactor(_ reportsEnds: Bool) -> Int { reportsEnds ? 5 : 20 }

  package init() {}
}

/// Makes children while there is budget for them.
struct ChildBudget {
  private let limits: ChildrenLimits
  private let launch: ChildLauncher
  private let end: ContinuousClock.Instant
  private(set) var children = 0

  /// - Parameter time: How long a law may take in all, where that is less than the limits say.
  init(_ limits: ChildrenLimits, within time: Duration?, _ launch: @escaping ChildLauncher) {
    (self.limits, self.launch) = (limits, launch)
    end = .now + min(limits.time, time ?? limits.time)
  }

  /// Whether another child may be made; two are kept back for the post-mortem and what goes before it.
  var isUsedUp: Bool { children + 2 >= limits.children || end < .now }

  /// After how many child processes there was not budget enough to go on.
  var stoppedAfter: Int? { isUsedUp ? children : nil }

  /// Runs a job in a child of its own.
  mutating func run(_ job: ChildJob) -> ChildReport {
    children += 1
    return launch(job)
  }
}

/// Runs a job in a new child process and waits until it has ended.
package typealias ChildLauncher = (ChildJob) -> ChildReport
