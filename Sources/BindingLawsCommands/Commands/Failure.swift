import BindingGenerators
import LawChecking

/// A reason why a command cannot do its work.
struct Failure: Error {
  /// The kind of reason.
  enum Kind {
    /// An unknown name, or a value out of range.
    case usage
    /// A token, trace or fixture that cannot be read.
    case unreadable
    /// A system that cannot be judged.
    case unjudgeable
    /// A file or directory that cannot be opened or written.
    case file
  }

  let kind: Kind
  /// The reason, and what to do.
  let sentence: String

  /// The exit code of a command that ends with the failure.
  var exitStatus: ExitStatus {
    switch kind {
    case .usage: .usage
    case .unreadable, .unjudgeable: .unusable
    case .file: .file
    }
  }
}

extension Failure {
  static func usage(_ sentence: String) -> Failure { Failure(kind: .usage, sentence: sentence) }
  static func unreadable(_ sentence: String) -> Failure {
    Failure(kind: .unreadable, sentence: sentence)
  }
  static func unjudgeable(_ sentence: String) -> Failure {
    Failure(kind: .unjudgeable, sentence: sentence)
  }
  static func file(_ sentence: String) -> Failure { Failure(kind: .file, sentence: sentence) }

  /// Converts an error of another layer.
  ///
  /// Nil for any other error, which ends the command with 1, as a broken law does.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case ReplayError.lawDoesNotApply: self = .usage("\(error)")
    case ChildError.refused(_, isUsage: true): self = .usage("\(error)")
    case ChildError.notStarted: self = .file("\(error)")
    case is ReplayError, is TokenError, is TraceError: self = .unreadable("\(error)")
    case is ChildError, is WorldError, is ClassBaseError, is BrokenOracle:
      self = .unjudgeable("\(error)")
    default: return nil
    }
  }

  /// Returns the failure that the model of a system crashes before there is a case.
  ///
  /// - Parameters:
  ///   - system: The name of the system.
  ///   - crash: The words for what the model did, such as that it trapped.
  static func modelCrashed(of system: String, _ crash: String) -> Failure {
    .unjudgeable("the model of \(system) \(crash); correct the model, or what generates its values")
  }

  /// Returns the failure that no law that was named applies to a system that was named.
  static func doesNotApply(
    _ laws: [String], to systems: [String], because reason: String? = nil
  ) -> Failure {
    let verb = laws.count == 1 ? "does" : "do"
    let names = [laws, systems].map { $0.joined(separator: " and ") }
    return .usage(
      "\(names[0]) \(verb) not speak about \(names[1])" + (reason.map { ": \($0)" } ?? ""))
  }

  /// The reason why a system cannot be judged, or nil if something else is wrong.
  var reasonNotToJudge: String? { kind == .unjudgeable ? sentence : nil }
}
