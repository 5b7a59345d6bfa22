import ArgumentParser
import BindingGenerators
import LawChecking

/// Why a command cannot do its work.
struct Failure: Error {
  /// What the process ends with; the raw values are exit codes of the contract.
  ///
  /// `BindingLawsPlugin` ends with the same codes, and scripts in `CI/full.d` look for some.
  enum Status: Int32 {
    /// An unknown name, or a value out of range.
    case usage = 64
    /// A token, trace or fixture that cannot be read.
    case unreadable = 65
    /// A file or directory that cannot be opened or written.
    case file = 74
  }

  let status: Status
  /// What is wrong and what to do.
  let sentence: String
}

extension Failure {
  static func usage(_ sentence: String) -> Failure { Failure(status: .usage, sentence: sentence) }
  static func unreadable(_ sentence: String) -> Failure {
    Failure(status: .unreadable, sentence: sentence)
  }
  static func file(_ sentence: String) -> Failure { Failure(status: .file, sentence: sentence) }

  /// The failure that an error of another layer stands for; `nil` when it is none of ours.
  ///
  /// An error that has no row here ends the command with 1, as a broken law does.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case ReplayError.lawDoesNotApply: self = .usage("\(error)")
    case ChildError.refused(_, isUsage: true): self = .usage("\(error)")
    case ChildError.notStarted: self = .file("\(error)")
    case is ReplayError, is ChildError, is TokenError, is TraceError, is WorldError,
      is SharedBase, is BrokenOracle:
      self = .unreadable("\(error)")
    default: return nil
    }
  }

  /// The model of a system crashes before there is a case.
  static func model(of system: String, diesOf death: String) -> Failure {
    .unreadable("the model of \(system) \(death); correct the model, or what generates its values")
  }

  /// No law that was named speaks about a system that was.
  static func silence(
    of laws: [String], on systems: [String], because reason: String? = nil
  ) -> Failure {
    let verb = laws.count == 1 ? "does" : "do"
    let names = [laws, systems].map { $0.joined(separator: " and ") }
    return .usage(
      "\(names[0]) \(verb) not speak about \(names[1])" + (reason.map { ": \($0)" } ?? ""))
  }

  /// What is wrong with a system that cannot be judged; `nil` where the fault is not the system's.
  var reasonNotToJudge: String? { status == .unreadable ? sentence : nil }
}

/// How a command that did its work ended.
///
/// The raw values are exit codes of the contract, which the help of `RootCommand` and `TheCommandLine.md`
/// list. `BindingLawsPlugin` ends with 3, too, where a case ends the process.
enum Outcome: Int32 {
  /// Everything is as declared, or the work was done.
  case done = 0
  /// A law is broken.
  case broken = 1
  /// The case did not reproduce.
  case notReproduced = 2
  /// The case crashed or timed out.
  case died = 3
  /// A system cannot be judged.
  case unjudgeable = 65
  /// Somebody pressed Ctrl-C.
  case interrupted = 130
}

/// Refuses the number of an option that is out of range.
func require(_ option: String, _ number: Int?, in range: ClosedRange<Int>) throws {
  guard let number, !range.contains(number) else { return }
  throw ValidationError(
    "\(option) is \(number); it has to be from \(range.lowerBound) to \(range.upperBound)")
}
