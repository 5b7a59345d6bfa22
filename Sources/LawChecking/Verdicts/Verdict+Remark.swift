import BindingLaws

extension Verdict {
  /// Whether a law is broken that only warns: a new one, which binds from a later version on, or one that the
  /// model breaks as the system does.
  package var isWarning: Bool {
    kind == .broken && grounds == .modelAlike
      || law.tier == .proposed && (kind == .broken || kind == .flaky)
  }

  /// What there is to say beyond the kind, such as what a proof assumes, or how many cases ended
  /// their process.
  public var remark: String? {
    let words = [grounds?.words(at: counterexample?.trace.last)].compactMap(\.self) + endings.words
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}

extension Verdict.Grounds {
  /// - Parameter step: The last one of the case.
  fileprivate func words(at step: String?) -> String {
    switch self {
    case .proof(let proof): proof.words
    case .memory(let memory): memory.words
    case .exhaustion(let exhaustion): exhaustion.words
    case .schedules(let tasks): tasks.words
    case .race(let race): race.words
    case .premise(let share):
      "the premise held in \(share.met) of \(share.of) case\(share.of == 1 ? "" : "s"); "
        + "let the model list bases and values that meet it"
    case .neverSeen(let subject): "no case showed \(subject)"
    case .timeBudget(let share):
      "the time budget ended after \(share.met) of \(share.of) case\(share.of == 1 ? "" : "s")"
    case .modelAlike:
      "your model breaks it too, and the system does what the model says; if that is right, skip the law "
        + "(in a test by `.skipping`), or let areEquivalent say what counts as the same"
    case .obstacle(let obstacle): obstacle.words
    case .flakiness(let flakiness): flakiness.words
    case .survival(let diagnosis):
      "\(diagnosis), but the same case alone survives in a new process"
    case .death(let death): death.words(at: step)
    case .garbling: "it \(Diagnosis.garbled)"
    case .skipped(let exemption): exemption.words
    case .waver(let waver): waver.words
    case .doubt(let doubt): doubt.words
    case .unjudged(let obstruction): obstruction.reason
    }
  }
}

extension Verdict.Exemption {
  fileprivate var words: String {
    reason + (outcome.map { "; \($0.currently)" } ?? "")
  }
}

extension Verdict.Kind {
  /// What happens at present to a law that is skipped.
  fileprivate var currently: String {
    switch self {
    case .upheld, .proved: "it currently holds"
    case .broken: "it currently fails"
    case .flaky: "it currently fails at times"
    case .crashed: "it currently crashes"
    case .timedOut: "it currently times out"
    case .impossible: "no binding can obey it"
    case .gaveUp: "too few cases met its premise"
    case .noEvidence: "no case showed what it is about"
    case .notJudged, .skipped: "it does not apply"
    }
  }
}

extension Verdict.Grounds.Proof {
  fileprivate var words: String {
    "up to \(k) operation\(k == 1 ? "" : "s") of memory"
      + (writes == .free ? ", external writes not counted" : "")
      + (heldStarts ? "" : ", nothing held at first")
      + "; \(bases) base\(bases == 1 ? "" : "s"), \(sequences) sequence\(sequences == 1 ? "" : "s")"
  }
}

extension Verdict.Grounds.Memory {
  fileprivate var words: String {
    "it remembers, though no case of this law shows it: after "
      + "\(history.dropLast().joined(separator: "; ")), the step \(history.last ?? "") is not what it "
      + "is on a new system"
  }
}

extension Verdict.Grounds.Exhaustion {
  /// Whether every trace up to that length was run, in every way.
  private var isWhole: Bool { traces == nil && usesAllValues && leftOut == nil }

  fileprivate var words: String {
    let traces =
      traces.map { $0 == 1 ? "the first trace" : "the first \($0) traces" } ?? "all traces"
    let length = operations == 1 ? "1 operation" : "\(operations) operations"
    return "\(traces) of up to \(length) before the law's own"
      + (usesAllValues ? "" : ", with the simplest values")
      + (leftOut.map { ", not all \($0)" } ?? "")
      + (othersBreak ? "; that \(isWhole ? "longer ones" : "others") break it is declared" : "")
      + (randomCases.map { ", and \($0) random ones" } ?? "")
      + (unlisted.map { "; no proof: \($0) is reached, and the model does not list it" } ?? "")
  }
}

extension Verdict.Grounds.Schedules {
  fileprivate var words: String {
    "every order of the accesses of all tasks with up to \(operations) operations together, on a new "
      + "system; \(programs) program\(programs == 1 ? "" : "s"), \(orders) run\(orders == 1 ? "" : "s")"
  }
}

extension Verdict.Grounds.Race {
  fileprivate var words: String {
    "\(programs) program\(programs == 1 ? "" : "s") of tasks, run \(runs) times on real threads: nobody "
      + "knows in which orders, so none can be replayed"
  }
}

extension Verdict.Grounds.Obstacle {
  fileprivate var words: String {
    "no binding can obey set-get, get-set and set-set at \(port): "
      + fibres.map { "\($0.bases == 1 ? "1 base reads" : "\($0.bases) bases read") \($0.value)" }
      .joined(separator: ", ")
  }
}

extension Learning.Waver {
  fileprivate var words: String {
    "two new systems do not do the same: after \(question) one has \(answers[0]), the next \(answers[1])"
  }
}

extension Verdict.Grounds.Doubt {
  fileprivate var words: String {
    "setting what is read at \(port), \(reading), turns \(base) into \(after), and no port distinguishes "
      + "them: if they are not the same to you, add a port that does"
  }
}

extension Verdict.Grounds.Flakiness {
  fileprivate var words: String {
    failures < runs
      ? "broken in \(failures) of \(runs) runs"
      : "broken in each of \(runs) runs, but not when it was simplified"
  }
}

extension Verdict.Grounds.Death {
  /// Where a child ended in which no case was running.
  static func outside(_ runs: Int) -> String {
    runs == 0 ? "before the first case" : "outside of any case; look at the model"
  }

  fileprivate func words(at step: String?) -> String {
    // `operation` does not say whether the binding was held; `step` does.
    let isStep = step?.replacing(" held ", with: " ") == operation
    let place =
      (isStep ? step : operation).map { "\($0): \(diagnosis)" }
      ?? "\(diagnosis) \(Self.outside(runs ?? 0))"
    return place + (says.map { ": \($0)" } ?? "")
      + (stoppedAfter.map { "; simplifying stopped after \($0) child processes" } ?? "")
  }
}
