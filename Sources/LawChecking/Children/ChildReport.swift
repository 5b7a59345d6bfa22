import BindingGenerators
import BindingLaws
import Foundation

/// How a process ended, as the system reports it.
package enum ProcessEnd: Hashable, Sendable {
  case exitCode(Int32)
  case signal(Int32)
  /// Its parent ended it, because it did not end by itself.
  case overdue
}

/// What is known of a child that has ended.
package struct ChildReport: Sendable {
  /// How it ended.
  var diagnosis: Diagnosis
  /// What it was doing: 0 at first, then 1.
  var step = 0
  /// How many cases were begun.
  var runs = 0
  /// The case that was running when it ended.
  var given: Case?
  /// What the code under test was doing, where that was noted.
  var operation = ""
  /// What the runtime said of its end, such as `Index out of range`; `nil` where it said nothing.
  var sentence: String?
  /// What the child found out; `nil` for a line that cannot be read.
  var findings: [ChildFinding?] = []

  /// Reads what a child has left.
  ///
  /// - Parameters:
  ///   - end: How it ended.
  ///   - box: What it had noted.
  package init(_ end: ProcessEnd, _ box: BlackBox) {
    diagnosis = Diagnosis(end, stage: box.stage, errors: box.errors)
    (step, runs, operation) = (box.step, box.runs, box.operation)
    given = box.given
    sentence = diagnosis.isDeath ? RuntimeSentence.last(in: box.errors) : nil
    findings = box.findings.map { try? JSONDecoder().decode(ChildFinding.self, from: $0) }
    if !box.isLegible { garble() }
  }

  /// A child that could not be made.
  package init(notStarted reason: String) {
    diagnosis = .notStarted(reason: reason)
  }
}

extension ChildReport {
  /// Believes nothing that the child has left.
  mutating func garble() {
    (diagnosis, step, runs) = (.garbled, 0, 0)
    (given, operation, findings, sentence) = (nil, "", [], nil)
  }
}

/// How a child ends where the code under test did not end it.
enum ChildStatus {
  static let done: Int32 = 42
  static let leftByExit: Int32 = 43
  static let outOfMemory: Int32 = 44
}

extension Diagnosis {
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

extension ChildReport {
  /// What a child that judged by one law after the other found out about each that it came to; nothing
  /// where that cannot be distinguished.
  func divided(among laws: [Law]) -> [ChildReport] {
    let verdicts = findings.prefix(laws.count)
    guard diagnosis != .garbled, findings.count <= laws.count else { return [] }
    var reports: [ChildReport] = []
    for (law, finding) in zip(laws, verdicts) {
      guard case .verdict(let verdict)? = finding, verdict.map({ $0.law.id == law.id }) ?? true
      else { return [] }
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
