import Dispatch
import Foundation

/// A thread on which the tasks of one number run; `TaskCrew` has one for each number.
final class TaskThread {
  /// Seconds before each look at a thread, and how many equal looks in a row count as waiting.
  ///
  /// The last is that number where the system does not say whether a thread sleeps. Larger ones only cost
  /// time. With smaller ones a thread that is merely slow may count as waiting, and orders change.
  static let (patience, looks, looksUnknown) = (0.002, 4, 100)

  /// Whether the system has put a thread to sleep, and how often it did so until now.
  struct Rest: Equatable {
    let isAsleep: Bool
    let count: String
  }

  let post: TaskPost
  private let thread: Thread
  /// Where Linux says what the thread is doing.
  private let statusPath: Locked<String?>

  /// Starts a thread, and waits until it runs: what it does is not known before.
  ///
  /// - Parameter news: Gets a signal when its task does not run any more.
  init(reportingTo news: DispatchSemaphore) {
    let (path, start) = (Locked<String?>(nil), DispatchSemaphore(value: 0))
    let post = TaskPost(reportingTo: news)
    (self.post, statusPath) = (post, path)
    thread = Thread {
      // Only the thread itself knows where that is.
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      path.value = link.map { "/proc/\($0)/status" }
      start.signal()
      post.work()
    }
    thread.stackSize = 4 << 20
    thread.start()
    start.wait()
  }

  /// Whether the caller runs on it.
  var isCurrent: Bool { Thread.current === thread }

  /// Whether it sleeps, and how often it did; `nil` where the system does not say.
  ///
  /// A thread that has slept since the last look waits for something, such as a lock. One that only lacks a
  /// processor does not sleep, however busy the machine is. One that waits for the disk does not count.
  /// Where the system says nothing, a thread that does not come on counts as waiting.
  var rest: Rest? {
    guard let path = statusPath.value, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    func field(_ name: String) -> String? {
      lines.first { $0.starts(with: name.utf8) }.map {
        String(decoding: $0.dropFirst(name.utf8.count), as: UTF8.self)
      }
    }
    guard let state = field("State:\t"), let count = field("voluntary_ctxt_switches:\t") else {
      return nil
    }
    return Rest(isAsleep: state.hasPrefix("S"), count: count)
  }
}
