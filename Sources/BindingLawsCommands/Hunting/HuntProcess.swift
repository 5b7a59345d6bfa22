import Foundation
import LawChecking
import LawTelling

/// One of the processes of a hunt, as seen by the process that started it.
struct HuntProcess {
  /// How often it may be killed over a piece before it is the system's fault.
  private static let mostDeaths = 8

  private var order: HuntOrder
  private var process: ChildProcess?
  /// How often it has ended over the same piece, and how long its results were the last time.
  private var deaths = 0, size = 0
  private let line: HuntLine

  /// Starts a process.
  init(_ order: HuntOrder, _ line: HuntLine) throws {
    (self.order, self.line) = (order, line)
    try start()
  }

  private mutating func start() throws {
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
  mutating func look() throws -> Bool {
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
  mutating func stop() {
    process?.kill()
    process?.wait()
    process = nil
  }

  /// Starts it again; what was under way runs in children, if that has ended the process.
  private mutating func restart(isSuspect: Bool) throws {
    let size = AtomicFile.status(of: order.results).map { Int($0.st_size) } ?? 0
    (deaths, self.size) = (size == self.size ? deaths + 1 : 1, size)
    order.isCareful = isSuspect || deaths >= Self.mostDeaths
    if deaths > 2 * Self.mostDeaths {
      throw Failure.file("process \(order.job) of the hunt comes to no end: it is always killed")
    }
    try start()
  }
}

/// The line between the processes of a hunt and the one that started them.
///
/// It closes when that one ends, and then they end, too. On it they say why they could not do their work.
final class HuntLine {
  private let own: Int32
  fileprivate let others: Int32
  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else {
      throw Failure.ofCall(on: "a line to other processes", "made")
    }
    (own, others) = (ends[0], ends[1])
    // A process that inherited the own end would keep the line open when this one has ended.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// The first sentence about what is in the way.
  fileprivate var obstacle: String {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = max(0, recv(own, &bytes, bytes.count, Int32(MSG_DONTWAIT)))
    return String(decoding: bytes[..<count].prefix { $0 != HuntFile.lineEnd }, as: UTF8.self)
  }
}
