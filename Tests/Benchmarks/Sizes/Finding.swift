import BindingLaws
import Foundation
import LawChecking
import LawTelling

/// The size of the smallest case that a check has found to break a law.
struct Finding: Sendable {
  /// The numbers of different things that a case uses.
  struct Use: Sendable {
    let ports: Int
    /// The number of values that are set.
    let values: Int
    /// The number of ports whose binding is held.
    let held: Int
  }

  /// The system that breaks the law.
  let system: String
  let law: String
  let operations: Int
  /// The number of operations before the last one.
  ///
  /// To hold a binding at the start does not count, because proofs begin with all bindings held.
  let before: Int
  /// The numbers of things that the case uses.
  ///
  /// Nil if it has tasks.
  let use: Use?

  /// Makes the finding of a verdict.
  ///
  /// Nil if the law is not broken, or if a case crashed, which no check makes smaller.
  init?(_ verdict: Verdict, of system: String) {
    guard verdict.kind == .broken, let counterexample = verdict.counterexample else { return nil }
    self.system = system
    law = verdict.law.id
    // The first line of a trace is the start.
    let steps = counterexample.trace.dropFirst()
    operations = steps.count
    before = max(0, steps.drop { $0.hasPrefix("hold ") }.count - 1)
    use = Use(counterexample)
  }

  /// Returns the findings in a file that `check --json` has written.
  static func read(_ path: String) throws -> [Finding] {
    try VerdictFile(Data(contentsOf: URL(filePath: path))).judgements.compactMap {
      Finding($0.verdict, of: $0.verdict.system)
    }
  }
}

extension Finding.Use {
  /// Counts the things that a counterexample uses.
  ///
  /// Nil if it has tasks, whose operations are in no row.
  fileprivate init?(_ counterexample: Counterexample) {
    let rows = counterexample.rows.dropFirst()
    let operations = rows.compactMap(\.operation)
    if operations.count < rows.count { return nil }
    ports = Set(operations.compactMap(\.port)).count
    values = Set(operations.compactMap(\.value)).count
    held = Set(operations.filter(\.isHeld).compactMap(\.port)).count
  }
}
