import BindingGenerators
import BindingLaws
import Foundation

/// The report on a child process that has ended.
///
/// It is made from the exit and the child's notes, and `ChildCheck` makes verdicts from it. The code under
/// test may have written over the notes. If they cannot be read, the report is `garbled`.
package struct ChildReport: Sendable {
  /// The way in which the child ended.
  var diagnosis: Diagnosis
  /// Whether the child passed over cases that are smaller than those that it ran.
  var isPartial = false
  /// The number of cases that were begun.
  var runs = 0
  /// The case that ended the child, or nil if none was running.
  var testCase: Case?
  /// The operation that the code under test was doing, in words.
  ///
  /// Empty if the child did not note it.
  var operation = ""
  /// Whether that was the last step of the case itself, and not something around it, such as a read.
  var isInStep = false
  /// The number of the question that a new system was asked.
  ///
  /// Nil if there was none.
  var question: UInt64?
  /// The part that later children leave out, so that they do not die of it, too.
  var place: DeathPlace?
  /// The last words of Swift's runtime, such as `Index out of range`.
  ///
  /// Nil if it said nothing.
  var sentence: String?
  /// The findings of the child, each a line of JSON.
  var findings: [Data] = []

  /// Returns the findings as values of a type, with nil for each line that is none.
  func found<Value: Decodable>(_ type: Value.Type) -> [Value?] {
    findings.map { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Returns the only finding, or nil if the child died, or if the finding is not legible.
  func answer<Value: Decodable>(_ type: Value.Type) -> Value? {
    diagnosis == .finished && findings.count == 1 ? found(type)[0] : nil
  }

  /// Returns the findings about several things in order, as far as the child came.
  ///
  /// Nil if one is not legible.
  func answers<Value: Decodable>(_ type: Value.Type, about count: Int) -> [Value]? {
    let answers = found(type).compactMap(\.self)
    let isLegible =
      diagnosis != .garbled && answers.count == findings.count && answers.count <= count
    return isLegible ? answers : nil
  }
}

extension ChildReport {
  /// The largest number of cases that is believed.
  ///
  /// The code under test has written over the notes if they have a larger one: at a tenth of a millisecond
  /// for each, so many cases take three years.
  private static let mostRuns: UInt64 = 1 << 40

  /// Reads what a child has left, unless the code under test has written over its notes.
  ///
  /// - Parameters:
  ///   - end: The end of the process.
  ///   - box: The box with its notes.
  /// - Throws: The reason why the child did not come as far as the code under test.
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
    question = notes[.question] == 0 ? nil : notes[.question]
    place = try? JSONDecoder().decode(DeathPlace.self, from: Data(notes[Notes.deathPlace].utf8))
    testCase = diagnosis.isDeath && notes[.isRunning] == 1 ? last : nil
    sentence = diagnosis.isDeath ? RuntimeSentence.last(in: errors) : nil
    findings = box.findings
  }

  /// Whether the child died while no case was running.
  var isDeathOutside: Bool { diagnosis.isDeath && testCase == nil }

  /// The kind of verdict on its death.
  var kind: Verdict.Kind { diagnosis == .timedOut ? .timedOut : .crashed }

  /// Returns the end of the child, as data.
  func end(_ limits: ChildLimits) -> Counterexample.End {
    let parts = diagnosis.parts(limits)
    return .init(what: parts.what, cause: parts.cause, says: sentence, isInStep: isInStep)
  }

  /// Returns the end of the child in words, with the limit that it reached, and what the runtime said.
  func words(_ limits: ChildLimits) -> String {
    diagnosis.words(limits) + (sentence.map { ": \($0)" } ?? "")
  }

  /// Divides the report of a child that judged by several laws into a report for each law that it reached.
  ///
  /// Empty if the findings do not fit the laws.
  func divided(among laws: [Law]) -> [ChildReport] {
    guard let verdicts = answers(Verdict?.self, about: laws.count),
      diagnosis.isDeath || verdicts.count == laws.count
    else { return [] }
    // A law that does not apply has no verdict.
    let fitLaws = zip(laws, verdicts).allSatisfy { law, verdict in
      verdict == nil || verdict?.law.id == law.id
    }
    if !fitLaws { return [] }
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

  /// The report on the end of the child, without its earlier findings.
  var withoutFindings: ChildReport {
    var report = self
    report.findings = []
    return report
  }
}
