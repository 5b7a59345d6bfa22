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
  /// Which part of its task it was in, 0 or 1; `ChildJob.run` says what that means for each task.
  var step = 0
  /// How many cases were begun.
  var runs = 0
  /// The case that was running when it ended.
  var given: Case?
  /// What the code under test was doing, in words; empty where the child did not note it.
  var operation = ""
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
}

extension ChildReport {
  /// A larger count is no count: the code under test has written over it.
  private static let mostRuns: UInt64 = 1 << 40

  /// A child that could not be made.
  package init(notStarted reason: String) { diagnosis = .notStarted(reason: reason) }

  /// Reads what a child has left, unless the code under test has written over its notes.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - box: What it had noted.
  init(_ end: ProcessEnd, _ box: BlackBox) {
    diagnosis = .garbled
    guard let notes = box.left, let stage = BlackBox.Stage(rawValue: notes[.state]) else { return }
    let last = Case(words: notes.words)
    if last == nil && !notes.words.isEmpty { return }
    let errors = box.errors
    diagnosis = Diagnosis(end, stage: stage, errors: errors)
    (step, runs) = (Int(clamping: notes[.step]), Int(min(notes[.cases], Self.mostRuns)))
    (operation, place) = (notes[Notes.operation], DeathPlace(notes[Notes.place]))
    given = notes[.isRunning] == 1 ? last : nil
    sentence = diagnosis.isDeath ? RuntimeSentence.last(in: errors) : nil
    findings = box.findings
  }

  /// How the child ended, with the limit that was reached, and what the runtime said of it.
  func words(_ limits: ChildLimits) -> String { diagnosis.words(limits, sentence) }

  /// What a child that judged by one law after the other found out about each that it came to; nothing
  /// where that cannot be distinguished.
  func divided(among laws: [Law]) -> [ChildReport] {
    guard diagnosis != .garbled, findings.count <= laws.count else { return [] }
    var reports: [ChildReport] = []
    for (law, (verdict, finding)) in zip(laws, zip(found(Verdict?.self), findings)) {
      guard let verdict, verdict.map({ $0.law.id == law.id }) ?? true else { return [] }
      var report = self
      (report.diagnosis, report.findings, report.given) = (.finished, [finding], nil)
      reports.append(report)
    }
    if diagnosis == .finished { return reports.count == laws.count ? reports : [] }
    if given != nil && reports.count < laws.count {
      var death = self
      death.findings = []
      reports.append(death)
    }
    return reports
  }
}

extension Diagnosis {
  /// How a child ended, first by how far it had come, then by its exit; the sentences are printed.
  init(_ end: ProcessEnd, stage: BlackBox.Stage, errors: String) {
    self =
      switch (stage, end) {
      case (.new, _): .notStarted(reason: "the child ended before its first case (\(end))")
      case (.lost, _): .notStarted(reason: "the child did not find the system or the law")
      case (.done, .exitCode(ChildStatus.done)), (.done, .exitCode(0)): .finished
      case (_, .exitCode(ChildStatus.leftByExit)): .exited(code: nil)
      case (_, .exitCode(ChildStatus.outOfMemory)): .outOfMemory
      case (_, .exitCode(let code)): .exited(code: code)
      case (_, .overdue): .timedOut
      case (_, .signal(let signal)):
        Diagnosis(signal: signal, isOutOfMemory: Self.saysOutOfMemory(errors))
      }
  }

  /// Swift's runtime and C++'s say so in words only; the signal is that of any other trap or
  /// abort.
  private static func saysOutOfMemory(_ errors: String) -> Bool {
    ["failed to allocate", "bad_alloc"].contains { errors.contains($0) }
  }
}
