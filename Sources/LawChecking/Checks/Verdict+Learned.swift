import BindingGenerators
import BindingLaws

/// What a verdict may say where the model was learned from the system that it judges.
///
/// `LocalChecker.verdict` sends each verdict through it. Reports and JSON hold its sentence.
extension Subject {
  /// The same verdict where the model was learned, with what can be said for that reason alone.
  ///
  /// `conforms` carries the table, unless time ran out. Where new systems answer in two ways there is nothing
  /// to conform to, and nothing that could be broken.
  func learned(_ testCase: Verdict) -> Verdict {
    guard let learned = model.learned else { return testCase }
    var verdict = testCase
    let isConformance = testCase.law.id == Law.conforms.id
    if isConformance && !testCase.hadNoTime {
      verdict.learned = LearnedTable(space.world, by: learned)
    }
    if isConformance || testCase.kind == .broken, let waver = learned.questions.wavers.first {
      verdict.kind = .flaky
      verdict.grounds = .waver(waver)
    }
    if testCase.law.id == Law.getSet.id, testCase.kind == .upheld || testCase.kind == .proved {
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
  /// Whether one port shows a part of one example, so that no base comes up but those that it makes itself.
  fileprivate var seesItsOwnBasesAlone: Bool {
    guard examples.count == 1, ports.count == 1, Base.self != Value.self else { return false }
    return Mirror(reflecting: examples[0]).children.count > 1
  }

  /// The first listed base that loses something when a port is set to what it reads.
  ///
  /// No port distinguishes the two, because `get-set` holds.
  fileprivate var firstDoubt: Verdict.Grounds.Doubt? {
    for base in bases ?? [] {
      for port in ports where isPresent(port, in: base) {
        let reading = get(port, in: base)
        let after = set(reading, at: port, in: base)
        // What `==` leaves out is no loss, and neither is a default that is stored where it was read.
        if isSame(after, base) || holds(after, allOf: base) { continue }
        return .init(
          port: portText(port), reading: traceText(reading), base: traceText(base),
          after: traceText(after))
      }
    }
    return nil
  }
}
