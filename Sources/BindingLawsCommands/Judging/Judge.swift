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
  /// Judges the specimen by a law; `nil` when the law does not speak about it.
  func judge(by law: any Law, options: CheckOptions) throws -> Judgement? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      try check(system, obeys: law, options: options)
    }
    let start = ContinuousClock.now
    guard let verdict = try open(system) else { return nil }
    let declared = Verdict.Kind(rawValue: declaration(on: law).rawValue) ?? .upheld
    return Judgement(
      specimen: self, verdict: verdict, declared: declared, duration: start.duration(to: .now))
  }
}

/// Judges every specimen by every law, on all cores; the order of the result is that of the call.
func judge(
  _ specimens: [Specimen], by laws: [any Law], options: CheckOptions
) async throws -> [Judgement] {
  let pairs = specimens.flatMap { specimen in laws.map { (specimen, $0) } }
  return try await withThrowingTaskGroup(of: (Int, Judgement?).self) { group in
    for (index, (specimen, law)) in pairs.enumerated() {
      group.addTask { (index, try specimen.judge(by: law, options: options)) }
    }
    var judgements = [Judgement?](repeating: nil, count: pairs.count)
    for try await (index, judgement) in group { judgements[index] = judgement }
    return judgements.compactMap(\.self)
  }
}
