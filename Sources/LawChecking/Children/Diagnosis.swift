import Foundation

/// The way in which the code under test left its child process.
///
/// `ChildCheck` compares these: cases kill in the same way if they are equal, signals included.
package enum Diagnosis: Hashable, Sendable {
  /// Every case ran to its end.
  case finished
  /// A signal ended it, as it does most crashes.
  ///
  /// `description` knows the usual signals.
  case signal(Int32)
  /// It was still running when the time for one case was over.
  case timedOut
  /// It wanted more memory than the child may have.
  case outOfMemory
  /// It ended the process.
  ///
  /// The code is nil if it called `exit`, which leaves none.
  case exited(code: Int32?)
  /// It wrote over the notes of its child process.
  case garbled

  /// Whether the code under test ended its process, or had to be ended.
  var isDeath: Bool { self != .finished }
}

extension Diagnosis {
  /// Classifies the end of a child.
  ///
  /// - Parameters:
  ///   - end: The end of the process.
  ///   - isDone: Whether the child had done its task.
  ///   - errors: The text on standard error. Only this text tells lack of memory, as Swift's runtime and
  ///     C++'s report it, from any other trap or abort.
  init(_ end: ProcessEnd, isDone: Bool, errors: String) {
    let isOutOfMemory = ["failed to allocate", "bad_alloc"].contains { errors.contains($0) }
    self =
      switch end {
      case .exitCode(ChildStatus.done) where isDone: .finished
      case .exitCode(0) where isDone: .finished
      case .exitCode(ChildStatus.leftByExit): .exited(code: nil)
      case .exitCode(ChildStatus.outOfMemory): .outOfMemory
      case .exitCode(let code): .exited(code: code)
      case .overdue, .signal(SIGALRM), .signal(SIGPROF): .timedOut
      case .signal(let signal) where isOutOfMemory && signal != SIGPIPE: .outOfMemory
      case .signal(let signal): .signal(signal)
      }
  }
}

extension Diagnosis: CustomStringConvertible {
  package var description: String { text(of: parts) }

  /// Returns the description with the limit that was reached.
  func words(_ limits: ChildLimits) -> String { text(of: parts(limits)) }

  private func text(of parts: (what: String, cause: String?)) -> String {
    parts.what + (parts.cause.map { " (\($0))" } ?? "")
  }

  /// Returns what happened, with the limit that was reached, and its cause if there is more to say.
  func parts(_ limits: ChildLimits) -> (what: String, cause: String?) {
    switch self {
    case .timedOut: ("did not end within \(limits.timeInWords)", nil)
    case .outOfMemory: ("used more than \(limits.memory) MB", nil)
    default: parts
    }
  }

  private var parts: (what: String, cause: String?) {
    switch self {
    case .finished: ("finished", nil)
    case .signal(SIGILL): ("trapped", "SIGILL")
    case .signal(SIGTRAP): ("trapped", "SIGTRAP")
    case .signal(SIGSEGV): ("stack overflow or bad memory access", "SIGSEGV")
    case .signal(SIGBUS): ("stack overflow or bad memory access", "SIGBUS")
    case .signal(SIGABRT): ("aborted", "SIGABRT")
    case .signal(SIGPIPE): ("wrote to a closed pipe", "SIGPIPE")
    case .signal(SIGKILL): ("killed", "SIGKILL")
    case .signal(SIGTERM): ("killed", "SIGTERM")
    case .signal(SIGXFSZ): ("killed", "SIGXFSZ, as a file became too large")
    case .signal(let signal): ("killed", "signal \(signal)")
    case .timedOut: ("timed out", nil)
    case .outOfMemory: ("out of memory", nil)
    case .exited(let code): ("ended the process", code.map { "status \($0)" } ?? "exit")
    case .garbled: ("wrote over the notes of its child process", nil)
    }
  }
}
