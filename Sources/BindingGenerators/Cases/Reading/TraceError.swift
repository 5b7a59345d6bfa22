import BindingLaws

/// The reason why a trace cannot be read or run.
package enum TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trace is empty.
  case empty
  /// The trace is longer than one of the limits below.
  case tooLong
  /// The trace does not begin with a base.
  case noStart(String)
  /// A step begins with a word that is no operation.
  case noOperation(String)
  /// A step has no more than its first word.
  case incomplete(String)
  /// A step names a port, value, base or action that the model does not have.
  ///
  /// `kind` says which of these it is, and `known` are names that the model has.
  case noElement(kind: String, name: String, step: String, known: [String])
  /// An operation is not possible at its place.
  case impossible(String)
  /// The trace does not end with the law's program.
  case noProgram(law: String, example: String)
  /// The law determines this step, and the trace has another one.
  case otherStep(law: String, step: String, written: String)

  // Far more than a case can have, and little enough to read at once. `SECURITY.md` and the message below name
  // both.
  /// The most bytes of a trace that is read.
  static let mostBytes = 1_000_000
  /// The most steps of a trace that is read.
  static let mostSteps = 10_000

  /// What is wrong with the trace, and what to do.
  package var description: String {
    switch self {
    case .empty: "the trace is empty; begin with \"start BASE\""
    case .tooLong: "the trace is too long to be read; shorten it to 10,000 steps and 1 MB"
    case .noStart(let step): "the trace begins with \"\(step.shortened)\" instead of \"start BASE\""
    case .noOperation(let word):
      "no operation \"\(word.shortened)\"\(advice(word, Self.words, upTo: .max))"
    case .incomplete(let step): "\"\(step.shortened)\" does not say what it acts on; name a port"
    case .noElement(kind: let kind, name: let name, step: let step, known: let known):
      "no \(kind) \"\(name.shortened)\" in \"\(step.shortened)\"\(advice(name, known))"
    case .impossible(let step):
      "\"\(step.shortened)\" cannot stand there: the port is not there, or nothing holds it"
    case .noProgram(let law, let example):
      "the trace does not end with what \(law) does, such as \"\(example)\"; add its last steps"
    case .otherStep(let law, let step, let written):
      "the step of \(law) is \"\(step.shortened)\" there, not \"\(written.shortened)\""
    }
  }

  /// The words that a step may begin with.
  private static var words: [String] {
    OperationKind.allCases.filter { $0 != .holdAll }.map(\.word) + TimeWord.allCases.map(\.rawValue)
  }

  /// Returns a known name that is near, or some of them: eight fit on two lines.
  private func advice(_ name: String, _ names: [String], upTo most: Int = 8) -> String {
    if let near = nearest(to: name, among: names) { return "; did you mean \(near)?" }
    return names.isEmpty ? "" : "; there are " + names.prefix(most).joined(separator: ", ")
  }
}

extension String {
  /// The beginning of the text, short enough for a sentence.
  fileprivate var shortened: String { count <= 60 ? self : prefix(59) + "…" }
}
