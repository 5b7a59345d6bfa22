import Foundation
import LawChecking
import LawTelling

/// One of the processes of a hunt, as seen by the process that started it.
final class HuntProcess {
  /// How often it may be killed over a piece before it is the system's fault.
  private static let mostDeaths = 8

  private var order: HuntOrder
  private let line: HuntLine
  /// `nil` once it has ended: its number may be that of another one then.
  private var process: ChildProcess?
  /// How often it has ended over the same piece, and how long its results were the last time.
  private var deaths = 0, size = 0

  /// Starts a process.
  init(_ order: HuntOrder, _ line: HuntLine) throws {
    (self.order, self.line) = (order, line)
    try start()
  }

  private func start() throws {
    process = ChildProcess(
      [HuntWorker.mark, try order.jsonLine], of: .process, line: line.others)
    if process == nil {
      throw Failure.file("no process can be started: \(String(cString: strerror(errno)))")
    }
  }

  /// Starts it again if it has ended before its share was done.
  ///
  /// - Returns: Whether its share is done.
  /// - Throws: `Failure.file` where that cannot be done.
  func look() throws -> Bool {
    if process?.isStopped == true {
      stop()
      try restart(isSuspect: true)
    } else if let end = process?.end {
      process = nil
      switch end {
      case .exitCode(HuntWorker.statusOfEnd): break
      case .exitCode(HuntWorker.statusOfObstacle): throw Failure.file(line.obstacle)
      default: try restart(isSuspect: end != .signal(SIGKILL))
      }
    }
    return process == nil
  }

  /// Ends it, whatever it does, and waits for that.
  func stop() {
    process?.kill()
    process?.wait()
    process = nil
  }

  /// Starts it again; what was under way runs in children, if that has ended the process.
  private func restart(isSuspect: Bool) throws {
    let size = AtomicFile.status(of: order.results).map { Int($0.st_size) } ?? 0
    (deaths, self.size) = (size == self.size ? deaths + 1 : 1, size)
    order.isCareful = isSuspect || deaths >= Self.mostDeaths
    if deaths > 2 * Self.mostDeaths {
      throw Failure.file("process \(order.job) of the hunt comes to no end: it is always killed")
    }
    try start()
  }
}

/// A line on which all processes of a hunt say why they could not do their work.
final class HuntLine {
  private let own: Int32
  fileprivate let others: Int32

  /// - Throws: `Failure.file` with the reason.
  init() throws {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { throw Failure.ofCall(on: "a line to other processes", "made") }
    (own, others) = (ends[0], ends[1])
    // The code under test inherits neither.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Where nobody says anything, nobody waits for it.
    _ = fcntl(own, F_SETFL, O_NONBLOCK)
  }

  deinit { for end in [own, others] { close(end) } }

  /// The first sentence about what is in the way.
  fileprivate var obstacle: String {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = max(0, read(own, &bytes, bytes.count))
    return String(decoding: bytes[..<count].prefix { $0 != HuntFile.lineEnd }, as: UTF8.self)
  }
}
