import BindingLaws
import BindingSpecimens
import LawChecking

/// A verdict on a specimen beside what the specimen declares.
struct Judgement: Sendable {
  let specimen: Specimen
  let verdict: Verdict
  let declared: Verdict.Kind
  let duration: Duration

  var isAsDeclared: Bool { verdict.kind.fulfils(declared) }

  var record: VerdictRecord { VerdictRecord(verdict, declared: declared) }
}

extension Specimen {
  /// Judges the specimen by each law that speaks about it.
  func judge(by laws: [any Law], options: CheckOptions) throws -> [Judgement] {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [Judgement] {
      let checker = try LawChecker(system, options: options)
      return laws.compactMap { law in
        let start = ContinuousClock.now
        guard let verdict = checker.verdict(on: law) else { return nil }
        return Judgement(
          specimen: self, verdict: verdict,
          declared: Verdict.Kind(rawValue: declaration(on: law).rawValue) ?? .upheld,
          duration: start.duration(to: .now))
      }
    }
    return try open(system)
  }
}

/// Judges specimens on all cores; the order of the result is that of the call.
func judge(
  _ specimens: [Specimen], by laws: [any Law], options: CheckOptions
) async throws -> [Judgement] {
  let specimens = specimens.filter { !$0.mayTrap }
  return try await withThrowingTaskGroup(of: (Int, [Judgement]).self) { group in
    for (index, specimen) in specimens.enumerated() {
      group.addTask { (index, try specimen.judge(by: laws, options: options)) }
    }
    var judgements = [[Judgement]](repeating: [], count: specimens.count)
    for try await (index, found) in group { judgements[index] = found }
    return judgements.flatMap(\.self)
  }
}
