import BindingLaws
import Foundation
import LawChecking
import LawTelling

/// The smallest case that was found to break a law, in numbers.
struct Finding: Sendable {
  /// What is used in a case.
  struct Use: Sendable {
    /// How many ports, how many values that are set, and at how many ports a binding is held.
    let ports, values, held: Int
  }

  /// Which system it is about.
  let system: String
  let law: String
  let operations: Int
  /// How many operations lead up to the last one; to hold a binding at first is none, since proofs begin with all
  /// of them held.
  let before: Int
  /// `nil` where the file that was read does not say.
  let use: Use?

  /// A case in the trace language, whose first line is the start.
  private init(_ system: String, _ law: String, _ trace: [String], _ use: Use?) {
    self.system = system
    self.law = law
    operations = trace.count - 1
    before = max(0, trace.dropFirst().drop { $0.hasPrefix("hold ") }.count - 1)
    self.use = use
  }

  /// What a verdict says; `nil` where it found nothing, or where a case crashed, which is not made smaller.
  init?(_ verdict: Verdict, of system: String) {
    guard verdict.kind == .broken, let found = verdict.counterexample else { return nil }
    self.init(system, verdict.law.id, found.trace, Use(found))
  }

  /// What tests of a run have found, by the file that `BINDING_LAWS_VERDICTS` names, or what `check --json` has
  /// printed.
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

/// A line of what a run of tests has noted.
private struct TestLine: Decodable {
  struct Broken: Decodable {
    let law, verdict: String
    let trace: [String]
  }

  let file: String
  let line: Int
  let broken: [Broken]?
}

extension Finding.Use {
  /// `nil` where what tasks do is not in rows.
  fileprivate init?(_ found: Counterexample) {
    let operations = found.rows.dropFirst().map(\.operation)
    guard operations.allSatisfy({ $0 != nil }) else { return nil }
    let done = operations.compactMap(\.self)
    ports = Set(done.compactMap(\.port)).count
    values = Set(done.compactMap(\.value)).count
    held = Set(done.filter(\.isHeld).compactMap(\.port)).count
  }
}
