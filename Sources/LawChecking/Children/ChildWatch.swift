import Foundation

/// Waits in the parent for the end of a child, and brings it about when the child does not get on.
///
/// A child bounds each case by itself, but with timers that the code under test can stop. So its
/// parent looks whether it gets on, and waits each time a little longer than the child does.
package struct ChildWatch {
  private static let grace = Duration.seconds(1)
  private static let start = Duration.seconds(60)
  private static let pauses: ClosedRange<UInt32> = 250...2_000

  private let box: BlackBox
  private let patience: Duration

  /// - Parameters:
  ///   - box: Where the child notes what it does.
  ///   - job: What the child is asked to do.
  package init(_ box: BlackBox, of job: ChildJob) {
    (self.box, patience) = (box, .milliseconds(job.limits.time) + Self.grace)
  }

  /// Asks again and again how the child has ended, until there is an answer.
  ///
  /// - Parameters:
  ///   - ask: Returns how it has ended, `nil` while it runs.
  ///   - kill: Ends it from outside.
  package func end(asking ask: () -> ProcessEnd?, killing kill: () -> Void) -> ProcessEnd {
    var (pause, progress, deadline) = (Self.pauses.lowerBound, UInt64.max, ContinuousClock.now)
    var isOverdue = false
    while true {
      if let end = ask() { return isOverdue ? .overdue : end }
      if box.progress != progress {
        progress = box.progress
        deadline = .now + (progress == 0 ? Self.start : patience)
      } else if deadline < .now {
        isOverdue = true
        kill()
      }
      usleep(pause)
      pause = min(2 * pause, Self.pauses.upperBound)
    }
  }
}
