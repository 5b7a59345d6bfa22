import Foundation

/// Runs a job in a new child process and waits until it has ended.
///
/// It throws if no child can be made, or if the child does not come as far as the code under test.
package typealias ChildLauncher = (ChildJob) throws -> ChildReport

extension ChildJob {
  /// The time that the parent waits longer for each case than the child does.
  ///
  /// The child's own timer comes first, unless the code under test has stopped it.
  private static let grace = Duration.seconds(1)
  /// The time in which a child has to start.
  ///
  /// A test that is run again may do much before it comes to its expectation.
  private static let start = Duration.seconds(60)
  /// The time from one look at the child to the next, in microseconds: short at first, then longer.
  ///
  /// Most children end after some 40 milliseconds, of which a look must not waste a large part.
  private static let pauses: ClosedRange<UInt32> = 250...2_000

  /// Whether a child is expected to end with status 0, whatever it meets.
  package var endsWithSuccess: Bool { doneStatus == 0 }

  /// Runs the job in a child process and waits until that has ended.
  ///
  /// - Parameter start: Starts a process that takes the job from the box. Returns nil if that fails.
  /// - Throws: `ChildError.notStarted`.
  package func run(
    in start: (BlackBox) -> (any RunningChild)?
  ) throws(ChildError) -> ChildReport {
    let name = "binding-laws-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let path = "\(TemporaryDirectory.path)/\(name)"
    guard let box = BlackBox(newAt: path, byteCount: Notes.byteCountOfChild) else {
      throw .notStarted("no temporary file could be made")
    }
    defer { box.discard() }
    guard box.ask(self) else { throw .notStarted("\(path) has no room for what is asked") }
    guard let child = start(box) else { throw .notStarted("no process could be made") }
    return try ChildReport(end(of: child, noting: box), box)
  }

  /// Waits for the end of a child, and kills the child if it does not get on.
  ///
  /// A child bounds each case by itself, but with timers that the code under test can stop. So the parent
  /// watches its progress, and waits each time a little longer than the child does.
  private func end(of child: any RunningChild, noting box: BlackBox) -> ProcessEnd {
    var pause = Self.pauses.lowerBound
    var seen: BlackBox.Progress?
    var deadline = ContinuousClock.now
    var isOverdue = false
    while true {
      if let end = child.collectEnd() { return isOverdue ? .overdue : end }
      let progress = box.progress
      if progress != seen {
        seen = progress
        deadline = .now + patience(after: progress)
      } else if deadline < .now {
        isOverdue = true
        child.kill()
      }
      usleep(pause)
      pause = min(2 * pause, Self.pauses.upperBound)
    }
  }

  /// Returns how long the parent waits for a child to get on.
  private func patience(after progress: BlackBox.Progress) -> Duration {
    switch progress {
    case .starting: Self.start
    case .begun: .milliseconds(firstLimits.time) + Self.grace
    case .gotOn: .milliseconds(caseLimits.time) + Self.grace
    }
  }
}
