import Foundation
import LawChecking
import LawTelling

/// One of the processes of a hunt, as seen by the process that started it.
final class HuntProcess {
  /// How often it may be killed over a piece before it is the system's fault.
  private static let mostDeaths = 8

  private var order: HuntOrder
  /// On it all processes of the hunt say why they could not do their work.
  private let obstacles: Pipe
  private var process: ChildProcess
  /// How often it has ended over the same piece, and how long its results were the last time.
  private var deaths = 0, size = 0

  /// Starts a process.
  init(_ order: HuntOrder, _ obstacles: Pipe) throws {
    (self.order, self.obstacles) = (order, obstacles)
    process = try Self.start(order, obstacles)
  }

  private static func start(_ order: HuntOrder, _ obstacles: Pipe) throws -> ChildProcess {
    let words = [HuntWorker.mark, try order.jsonLine]
    let line = obstacles.fileHandleForWriting.fileDescriptor
    if let process = ChildProcess(words, of: .process, line: line) { return process }
    throw Failure.file("no process can be started: \(String(cString: strerror(errno)))")
  }

  /// Starts it again if it has ended before its share was done.
  ///
  /// - Returns: Whether its share is done.
  /// - Throws: `Failure.file` where that cannot be done.
  func look() throws -> Bool {
    if process.isStopped {
      stop()
      try restart(isSuspect: true)
    } else if let end = process.end {
      switch end {
      case .exitCode(HuntWorker.statusOfEnd): return true
      case .exitCode(HuntWorker.statusOfObstacle): throw Failure.file(obstacle)
      default: try restart(isSuspect: end != .signal(SIGKILL))
      }
    }
    return false
  }

  /// Ends it, whatever it does, and waits for that.
  func stop() {
    process.kill()
    process.wait()
  }

  /// Starts it again; what was under way runs in children, if that has ended the process.
  private func restart(isSuspect: Bool) throws {
    let size = AtomicFile.status(of: order.results).map { Int($0.st_size) } ?? 0
    (deaths, self.size) = (size == self.size ? deaths + 1 : 1, size)
    order.isCareful = isSuspect || deaths >= Self.mostDeaths
    if deaths > 2 * Self.mostDeaths {
      throw Failure.file("process \(order.job) of the hunt comes to no end: it is always killed")
    }
    process = try Self.start(order, obstacles)
  }
  /// The first sentence about what is in the way.
  private var obstacle: String {
    let said = obstacles.fileHandleForReading.fileDescriptor
    // Where nobody says anything, nobody waits for it.
    _ = fcntl(said, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = max(0, read(said, &bytes, bytes.count))
    return String(decoding: bytes[..<count].prefix { $0 != HuntFile.lineEnd }, as: UTF8.self)
  }
}
