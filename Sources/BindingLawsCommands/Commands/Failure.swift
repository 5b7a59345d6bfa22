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
  ///
  /// - Parameters:
  ///   - system: The name of the system.
  ///   - crash: What the model did, such as that it trapped.
  static func modelCrashed(of system: String, _ crash: String) -> Failure {
    .unreadable("the model of \(system) \(crash); correct the model, or what generates its values")
  }

  /// No law that was named applies to a system that was.
  static func doesNotApply(
    _ laws: [String], to systems: [String], because reason: String? = nil
  ) -> Failure {
    let verb = laws.count == 1 ? "does" : "do"
    let names = [laws, systems].map { $0.joined(separator: " and ") }
    return .usage(
      "\(names[0]) \(verb) not speak about \(names[1])" + (reason.map { ": \($0)" } ?? ""))
  }

  /// What is wrong with a system that cannot be judged; `nil` where the fault is not the system's.
  var reasonNotToJudge: String? { status == .unreadable ? sentence : nil }
}
