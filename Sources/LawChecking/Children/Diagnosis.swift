import Foundation

/// How the code under test left its child process.
///
/// `ChildCheck` compares these: cases kill in the same way if they are equal, signals included.
package enum Diagnosis: Hashable, Sendable {
  /// Every case ran to its end.
  case finished
  /// Swift stopped it: a failed precondition, a forced unwrap, an index, an overflow.
  case trapped(signal: Int32)
  /// It used up its stack, or touched memory that is not its own.
  case overflowedStackOrBadAccess(signal: Int32)
  /// It called `abort`.
  case aborted
  /// It was still running when the time for one case was over.
  case timedOut
  /// It wanted more memory than the child may have.
  case outOfMemory
  /// It wrote to a pipe or a socket that nobody reads.
  case brokenPipe
  /// It ended the process; the code is `nil` where it did so by `exit`, which does not say.
  case exited(code: Int32?)
  /// Something else ended it, for instance a signal from outside.
  case killed(signal: Int32)
  /// It wrote over the notes of its child process.
  case garbled
  /// The child did not come as far as the code under test.
  case notStarted(reason: String)

  /// Whether the code under test ended its process, or had to be ended.
  var isDeath: Bool {
    switch self {
    case .finished, .notStarted: false
    default: true
    }
  }
}

extension Diagnosis {
  /// Reads a signal; whether memory had run out is known from elsewhere, since Swift then aborts or
  /// traps.
  init(signal: Int32, isOutOfMemory: Bool) {
    self =
      switch signal {
      case SIGALRM, SIGPROF: .timedOut
      case SIGPIPE: .brokenPipe
      case SIGTRAP where !isOutOfMemory: .trapped(signal: signal)
      case SIGBUS where !isOutOfMemory: .overflowedStackOrBadAccess(signal: signal)
      case _ where isOutOfMemory: .outOfMemory
      case SIGILL: .trapped(signal: signal)
      case SIGSEGV: .overflowedStackOrBadAccess(signal: signal)
      case SIGABRT: .aborted
      default: .killed(signal: signal)
      }
  }
}

extension Diagnosis: CustomStringConvertible {
  package var description: String {
    switch self {
    case .finished: "finished"
    case .trapped(let signal): "trapped (\(Self.name(ofSignal: signal)))"
    case .overflowedStackOrBadAccess(let signal):
      "stack overflow or bad memory access (\(Self.name(ofSignal: signal)))"
    case .aborted: "aborted (SIGABRT)"
    case .timedOut: "timed out"
    case .outOfMemory: "out of memory"
    case .brokenPipe: "wrote to a closed pipe (SIGPIPE)"
    case .exited(let code): "ended the process (\(code.map { "status \($0)" } ?? "exit"))"
    case .killed(let signal): "killed (\(Self.name(ofSignal: signal)))"
    case .garbled: "wrote over the notes of its child process"
    case .notStarted(let reason): "not judged: \(reason)"
    }
  }

  private static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGTRAP: "SIGTRAP"
    case SIGBUS: "SIGBUS"
    case SIGKILL: "SIGKILL"
    case SIGILL: "SIGILL"
    case SIGSEGV: "SIGSEGV"
    case SIGTERM: "SIGTERM"
    case SIGXFSZ: "SIGXFSZ, as a file became too large"
    default: "signal \(signal)"
    }
  }
}

extension Diagnosis {
  /// The same with the limit that was reached, and what the runtime said of it.
  ///
  /// `SideBySide` takes it apart, at the first `: ` and at `(`.
  func words(_ limits: ChildLimits, _ sentence: String? = nil) -> String {
    let words =
      switch self {
      case .timedOut: "did not end within \(limits.timeInWords)"
      case .outOfMemory: "used more than \(limits.memory) MB"
      default: description
      }
    return words + (sentence.map { ": \($0)" } ?? "")
  }

  /// The same in a word or two, for a table.
  var word: String {
    switch self {
    case .overflowedStackOrBadAccess: "bad access"
    case .brokenPipe: "closed pipe"
    case .exited: "exit"
    case .garbled: "garbled"
    default: description
    }
  }
}
