import Foundation
import Synchronization

/// A thread on which the tasks of one number run.
final class TaskThread {
  /// After how many seconds it is looked whether a thread waits, and how often it has to be seen so.
  static let (patience, looks) = (0.002, 3)

  private let thread: Thread
  private let file: StatusFile

  /// Starts a thread.
  init(_ body: @escaping @Sendable () -> Void) {
    let file = StatusFile()
    self.file = file
    thread = Thread {
      file.find()
      body()
    }
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Whether the caller runs on it.
  var isCurrent: Bool { Thread.current === thread }

  /// Whether the system has put it to sleep: then it waits for something, such as a lock.
  ///
  /// One that is merely not given the processor does not, however busy the machine is. Where the system
  /// does not tell, a thread that has not come on for a while counts as waiting.
  var isWaiting: Bool { file.letter.map { "SD".contains($0) } ?? true }
}

/// Where Linux tells what a thread is doing.
private final class StatusFile: Sendable {
  private let path = Mutex<String?>(nil)

  /// Looks where that is, on the thread itself.
  func find() {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    path.withLock { $0 = link.map { "/proc/\($0)/stat" } }
  }

  /// The letter after the name, which stands in brackets: S for one that sleeps, D for one that
  /// nothing may wake; `nil` where nobody tells.
  var letter: Character? {
    guard let path = path.withLock(\.self), let data = FileManager.default.contents(atPath: path)
    else { return nil }
    let words = String(decoding: data, as: UTF8.self)
    guard let name = words.lastIndex(of: ")") else { return nil }
    return words[name...].dropFirst(2).first
  }
}
