import BindingGenerators
import BindingLaws
import Foundation

/// What a parent knows of a child process that has ended.
///
/// `ChildJob` makes one of the exit and of what the child noted. `ChildCheck` makes verdicts of it.
/// The code under test may have written over the notes. What cannot be read makes it `garbled`.
package struct ChildReport: Sendable {
  /// How it ended.
  var diagnosis: Diagnosis
  /// Whether it has passed over cases that are smaller than those which it ran.
  var isPartial = false
  /// How many cases were begun.
  var runs = 0
  /// The case that ended it, if one was running.
  var testCase: Case?
  /// What the code under test was doing, in words; empty where the child did not note it.
  var operation = ""
  /// Whether that was the last step of the case itself, and not a read or the like around it.
  var isInStep = false
  /// The number of the question that a new system was asked; 0 where it was asked nothing.
  var question: UInt64 = 0
  /// What later children leave out, so that they do not die of the same.
  var place: DeathPlace?
  /// What the runtime said of its end, such as `Index out of range`; `nil` where it said nothing.
  var sentence: String?
  /// What the child found out, a line of JSON each.
  var findings: [Data] = []

  /// What the child found out, as values of a type; `nil` in place of a line that is none.
  func found<Value: Decodable>(_ type: Value.Type) -> [Value?] {
    findings.map { try? JSONDecoder().decode(type, from: $0) }
  }

  /// The one thing that the child was to find out; `nil` when it died, or where that is not legible.
  func answer<Value: Decodable>(_ type: Value.Type) -> Value? {
    diagnosis == .finished && findings.count == 1 ? found(type)[0] : nil
  }

  /// What the child found out about one thing after the other, as far as it came; `nil` where that is not
  /// legible.
  func answers<Value: Decodable>(_ type: Value.Type, about count: Int) -> [Value]? {
    let answers = found(type).compactMap(\.self)
    let isLegible =
      diagnosis != .garbled && answers.count == findings.count && answers.count <= count
    return isLegible ? answers : nil
  }
}

extension ChildReport {
  /// A larger count is no count: the code under test has written over it.
  private static let mostRuns: UInt64 = 1 << 40

  /// Reads what a child has left, unless the code under test has written over its notes.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - box: What it had noted.
  /// - Throws: Why the child did not come as far as the code under test.
  init(_ end: ProcessEnd, _ box: BlackBox) throws(ChildError) {
    diagnosis = .garbled
    guard let notes = box.left, let stage = BlackBox.Stage(rawValue: notes[.state]) else { return }
    let last = Case(encoded: notes.encodedCase)
    if last == nil && !notes.encodedCase.isEmpty { return }
    switch stage {
    case .new: throw .notStarted("the child ended before its first case (\(end))")
    case .lost: throw .notStarted("the child did not find the system or the law")
    case .unreached: throw .notStarted("the test, run again, did not come to this expectation")
    case .ready, .done: break
    }
    let errors = box.errors
    diagnosis = Diagnosis(end, isDone: stage == .done, errors: errors)
    isPartial = notes[.isPartial] == 1
    runs = Int(min(notes[.cases], Self.mostRuns))
    operation = notes[Notes.operation]
    isInStep = notes[.isInStep] == 1
    question = notes[.question]
    place = try? JSONDecoder().decode(DeathPlace.self, from: Data(notes[Notes.place].utf8))
    testCase = diagnosis.isDeath && notes[.isRunning] == 1 ? last : nil
    sentence = diagnosis.isDeath ? RuntimeSentence.last(in: errors) : nil
    findings = box.findings
  }

  /// Whether it died while no case was running.
  var isDeathOutside: Bool { diagnosis.isDeath && testCase == nil }

  /// What a verdict on its death is called.
  var kind: Verdict.Kind { diagnosis == .timedOut ? .timedOut : .crashed }

  /// How the child ended, as data.
  func end(_ limits: ChildLimits) -> Counterexample.End {
    let parts = diagnosis.parts(limits)
    return .init(what: parts.what, cause: parts.cause, says: sentence, isInStep: isInStep)
  }

  /// How the child ended, with the limit that was reached, and what the runtime said of it.
  func words(_ limits: ChildLimits) -> String {
    diagnosis.words(limits) + (sentence.map { ": \($0)" } ?? "")
  }

  /// What a child that judged by one law after the other found out about each that it came to; nothing
  /// where that cannot be distinguished.
  func divided(among laws: [Law]) -> [ChildReport] {
    guard let verdicts = answers(Verdict?.self, about: laws.count),
      zip(laws, verdicts).allSatisfy({ $1.map(\.law.id) ?? $0.id == $0.id }),
      diagnosis.isDeath || verdicts.count == laws.count
    else { return [] }
    var reports = findings.map { finding in
      var report = self
      report.diagnosis = .finished
      report.findings = [finding]
      report.testCase = nil
      return report
    }
    if testCase != nil && reports.count < laws.count { reports.append(withoutFindings) }
    return reports
  }

  /// How the child ended, and nothing that it found out before.
  var withoutFindings: ChildReport {
    var report = self
    report.findings = []
    return report
  }
}
