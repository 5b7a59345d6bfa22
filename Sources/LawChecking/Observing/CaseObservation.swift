package import BindingGenerators
package import BindingLaws

/// Collects which cases a check runs, so that they can be printed one by one.
///
/// It has no lock: the thread that checks is the only one that calls it.
package final class CaseLog: RunRecorder, @unchecked Sendable {
  private var cases: [(given: Case, seed: Seed?)] = []
  private let limit: Int

  /// Collects at most so many cases.
  package init(limit: Int = 10_000) {
    self.limit = limit
  }

  package func willRun(_ given: Case, seed: Seed?) -> Bool {
    if cases.count < limit { cases.append((given, seed)) }
    return true
  }
}

/// One case as OpenPBTStats has it, its keys included: a line of JSON that tools such as Tyche read.
///
/// `ObservationFile` writes it, and `CI/full.d/failing-tests` reads some of its keys. Start and
/// features are taken from the lines of a trace, as `Trace` and `BindingOperation+Text` write them.
package struct CaseObservation: Encodable, Sendable {
  private let type = "test_case"
  private let run_start: Double
  private let property: String
  private let status: String
  private let status_reason: String
  private let representation: String
  private let arguments: [String: String]
  private let how_generated: String
  private let features: [String: Int]
  // The format asks for the key: this is written as `null`.
  private let coverage: [String: String]?? = .some(nil)
  private let timing: [String: Double] = [:]
  private let metadata: [String: String]
}

extension CaseLog {
  /// The collected cases, each run once more.
  ///
  /// - Parameters:
  ///   - system: The system that was checked.
  ///   - law: The law that it was checked by.
  ///   - options: The options of the check.
  ///   - start: When the run began, in seconds since 1970.
  package func observations<System: BindingSystem>(
    of system: System.Type, obeying law: Law, _ options: CheckOptions, start: Double,
    by model: System.Model = System.model,
    make: @escaping (Source<System.Model.Base>) -> System
  ) throws -> [CaseObservation] {
    var options = options
    options.recorder = nil
    return try Learning.$current.withValue(Learning.current ?? Learning()) { [options] in
      let runner = try LocalChecker(by: model, make: make, options: options).runner(of: law)
      guard let runner else { return [] }
      return cases.map { given, seed in
        CaseObservation(given, seed, runner, "\(System.displayName) obeys \(law.id)", start)
      }
    }
  }
}

extension CaseObservation {
  fileprivate init(
    _ given: Case, _ seed: Seed?, _ runner: Runner, _ property: String, _ start: Double
  ) {
    let run = runner.run(given)
    let lines = runner.subject.lines(
      of: given, reaching: run.reached, withProgram: !run.isRefused)
    (run_start, self.property) = (start, property)
    (status, status_reason) =
      switch run.ending {
      case .upheld: ("passed", "")
      case .refused: ("gave_up", "the law does not speak about this case")
      case .broken(let found):
        ("failed", "\(found.place) = \(found.found), but the law requires \(found.expected)")
      }
    representation = lines.joined(separator: "\n")
    arguments = ["start": String(lines[0].dropFirst("start ".count))]
    how_generated = seed.map { "random, seed \($0)" } ?? "in order of size, or edited"
    features = Self.features(of: lines.dropFirst())
    metadata = ["seed": seed.map { "\($0)" } ?? ""]
  }

  /// How many operations there are, in all and of each kind.
  private static func features(of operations: ArraySlice<String>) -> [String: Int] {
    operations.reduce(into: ["operations": operations.count]) { counts, operation in
      counts[String(operation.prefix { $0 != " " }), default: 0] += 1
    }
  }
}
