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
  /// Nil if the file of findings does not say.
  let use: Use?

  /// Measures a case in the trace language, whose first line is the start.
  private init(_ system: String, _ law: String, _ trace: [String], _ use: Use?) {
    self.system = system
    self.law = law
    operations = trace.count - 1
    before = max(0, trace.dropFirst().drop { $0.hasPrefix("hold ") }.count - 1)
    self.use = use
  }

  /// Makes the finding of a verdict.
  ///
  /// Nil if the law is not broken, or if a case crashed, which no check makes smaller.
  init?(_ verdict: Verdict, of system: String) {
    guard verdict.kind == .broken, let found = verdict.counterexample else { return nil }
    self.init(system, verdict.law.id, found.trace, Use(found))
  }

  /// Returns the findings in a file.
  ///
  /// The file is the one that `BINDING_LAWS_VERDICTS` names for a run of tests, or output of `check --json`.
  static func read(_ path: String) throws -> [Finding] {
    let data = try Data(contentsOf: URL(filePath: path))
    let lines = data.split(separator: UInt8(ascii: "\n"))
    if lines.allSatisfy({ (try? JSONDecoder().decode(TestLine.self, from: $0)) != nil }) {
      return try lines.flatMap { line in
        let test = try JSONDecoder().decode(TestLine.self, from: line)
        return test.broken?.filter { $0.verdict == Verdict.Kind.broken.rawValue }.map {
          Finding("\(test.file):\(test.line)", $0.law, $0.trace, nil)
        } ?? []
      }
    }
    return try VerdictFile(data).judgements.compactMap {
      Finding($0.verdict, of: $0.verdict.system)
    }
  }
}

/// A line of the file in which a run of tests has noted its findings.
private struct TestLine: Decodable {
  struct Broken: Decodable {
    let law: String
    let verdict: String
    let trace: [String]
  }

  let file: String
  let line: Int
  let broken: [Broken]?
}

extension Finding.Use {
  /// Counts the things that a counterexample uses.
  ///
  /// Nil if it has tasks, whose operations are in no row.
  fileprivate init?(_ found: Counterexample) {
    let operations = found.rows.dropFirst().map(\.operation)
    guard operations.allSatisfy({ $0 != nil }) else { return nil }
    let done = operations.compactMap(\.self)
    ports = Set(done.compactMap(\.port)).count
    values = Set(done.compactMap(\.value)).count
    held = Set(done.filter(\.isHeld).compactMap(\.port)).count
  }
}
