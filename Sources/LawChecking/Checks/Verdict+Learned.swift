import BindingGenerators
import BindingLaws

/// The changes to a verdict if the model was learned from the system that it judges.
///
/// `LocalChecker.verdict` sends each verdict through them. Reports and JSON hold the sentence.
extension Subject {
  /// Returns the verdict with what only a learned model allows to say, or else the same verdict.
  ///
  /// The verdict on `conforms` carries the table, unless time ran out. If new systems answer in two ways, there
  /// is nothing to conform to, so that no law can be broken.
  func learned(_ original: Verdict) -> Verdict {
    guard let learned = model.learned else { return original }
    var verdict = original
    let isConformance = original.law.id == Law.conforms.id
    if isConformance && !original.hadNoTime {
      verdict.learned = LearnedTable(space.world, by: learned)
    }
    if isConformance || original.kind == .broken,
      let contradiction = learned.questions.contradictions.first
    {
      verdict.kind = .flaky
      verdict.grounds = .contradiction(contradiction)
    }
    if original.law.id == Law.getSet.id, original.kind == .upheld || original.kind == .proved {
      if let doubt = learned.firstDoubt {
        verdict.kind = .noEvidence
        verdict.grounds = .doubt(doubt)
      } else if learned.seesItsOwnBasesAlone {
        verdict.kind = .noEvidence
        verdict.grounds = .neverSeen(Verdict.otherBases)
      }
    }
    return verdict
  }
}

extension Verdict {
  /// Whether the law was not judged because the time budget ended.
  fileprivate var hadNoTime: Bool {
    if case .timeBudget = grounds { kind == .gaveUp } else { false }
  }

  fileprivate static let otherBases =
    "a base that the port's own sets do not make of the one example; list partial ones, or add a port for "
    + "each part"
}

extension LearningModel {
  /// Whether there are one port and one example, of which the port shows a part.
  ///
  /// Then no other base comes up than those that the port's sets make.
  fileprivate var seesItsOwnBasesAlone: Bool {
    guard examples.count == 1, ports.count == 1, Base.self != Value.self else { return false }
    return Mirror(reflecting: examples[0]).children.count > 1
  }

  /// The first listed base that loses something if a port is set to what it reads.
  ///
  /// No port distinguishes the base before and after, because `get-set` holds.
  fileprivate var firstDoubt: Verdict.Grounds.Doubt? {
    for base in bases ?? [] {
      for port in ports where isPresent(port, in: base) {
        let reading = get(port, in: base)
        let after = set(reading, at: port, in: base)
        // It is no loss if `==` leaves it out, or if a default is stored that was read.
        if isSame(after, base) || holds(after, allOf: base) { continue }
        return .init(
          port: portText(port), reading: traceText(reading), base: traceText(base),
          after: traceText(after))
      }
    }
    return nil
  }
}
