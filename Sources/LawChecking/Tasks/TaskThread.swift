import Dispatch
import Foundation

/// A thread on which the tasks of one number run.
final class TaskThread {
  /// After how many seconds it is looked whether a thread waits, and how often it has to be seen so.
  static let (patience, looks) = (0.002, 3)

  private let thread: Thread
  private let file: StatusFile

  /// Starts a thread, and waits until it runs: what it does is not known before.
  init(_ body: @escaping @Sendable () -> Void) {
    let (file, start) = (StatusFile(), DispatchSemaphore(value: 0))
    self.file = file
    thread = Thread {
      file.find()
      start.signal()
      body()
    }
    thread.stackSize = 4 << 20
    thread.start()
    start.wait()
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
private final class StatusFile: @unchecked Sendable {  // The path is found before anybody asks.
  private var path: String?

  /// Looks where that is, on the thread itself.
  func find() {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    path = link.map { "/proc/\($0)/stat" }
  }

  /// The letter after the name, which stands in brackets: S for one that sleeps, D for one that
  /// nothing may wake; `nil` where nobody tells.
  var letter: Character? {
    guard let path, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    let words = String(decoding: data, as: UTF8.self)
    guard let name = words.lastIndex(of: ")") else { return nil }
    return words[name...].dropFirst(2).first
  }
}
