package import BindingLaws

extension Verdict {
  /// The grounds of a verdict beyond the number of its cases.
  ///
  /// New grounds need a key, what is written and read under it, and words. `LinesOfJSON.md` has to name the
  /// key.
  package enum Grounds: Hashable, Sendable {
    /// A proof, and what it assumes.
    case proof(Proof)
    /// The system remembers, though no case of the law showed it.
    case memory(Memory)
    /// All traces up to a depth.
    case exhaustion(Exhaustion)
    /// All programs of tasks up to a length, in every order of their accesses.
    case schedules(Schedules)
    /// Programs of tasks on real threads, in orders that are not known.
    case race(Race)
    /// Too few cases met the law's premise.
    case premise(Share)
    /// No case showed what the law speaks about.
    case neverSeen(String)
    /// The time was over before all cases that were asked for had run.
    case timeBudget(Share)
    /// A set has landed after its system had ended.
    case lateWrites
    /// The model breaks the law in the same case, and the system does what the model says.
    case modelAlike
    /// The reason why no system could obey the law.
    case obstacle(Obstacle)
    /// The same case did not always break the law.
    case flakiness(Flakiness)
    /// A case had crashed, and alone it ended in another way.
    case survival(Survival)
    /// A case crashed.
    case death(Death)
    /// The code under test wrote over the notes of its process.
    case garbling
    /// The system skips the law.
    case skipped(Exemption)
    /// A new system answered a question in two ways.
    case contradiction(Questions.Contradiction)
    /// Only the author knows whether the law is obeyed.
    case doubt(Doubt)
    /// A verdict is required, and there is none.
    case unjudged(Obstruction)
  }
}

extension Verdict.Grounds {
  /// The names of fields of `check --json`, which others read.
  ///
  /// No other field of a verdict or a judgement may have one of them. The last two stand beside grounds.
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case proof, memory, exhaustion, schedules, race, premise, timeBudget, obstacle, flakiness
    case survived, death, garbled, neverSeen, modelAlike, skipped, unjudged, doubt
    case contradiction = "waver"
    case lateWrites
    case evidence, outcome
  }

  /// Returns the key of the grounds, the value written under it, and the words.
  ///
  /// - Parameter step: The last step of the case.
  private func content(
    at step: String? = nil
  ) -> (key: CodingKeys, written: any Encodable, words: String) {
    switch self {
    case .proof(let proof): (.proof, proof, proof.words)
    case .memory(let memory): (.memory, memory, memory.words)
    case .exhaustion(let exhaustion): (.exhaustion, exhaustion, exhaustion.words)
    case .schedules(let tasks): (.schedules, tasks, tasks.words)
    case .race(let race): (.race, race, race.words)
    case .premise(let share):
      (
        .premise, share,
        "the premise held in \(share.words); let the model list bases and values that meet it, if any can"
      )
    case .neverSeen(let subject): (.neverSeen, subject, "no case showed \(subject)")
    case .timeBudget(let share):
      (.timeBudget, share, "the time budget ended after \(share.words)")
    case .lateWrites:
      (
        .lateWrites, true,
        "a set lands later, when its system has ended: let `settle()` wait for it, in a StoreSystem or a "
          + "DeferredSystem"
      )
    case .modelAlike:
      (
        .modelAlike, true,
        "your model breaks it too, and the system does what the model says; if that is right, skip the law "
          + "(in a test by `.skipping`), or let areEquivalent say what counts as the same"
      )
    case .obstacle(let obstacle): (.obstacle, obstacle, obstacle.words)
    case .flakiness(let flakiness): (.flakiness, flakiness, flakiness.words)
    case .survival(let survival): (.survived, survival, survival.words)
    case .death(let death): (.death, death, death.words(at: step))
    case .garbling: (.garbled, true, "it \(Diagnosis.garbled)")
    case .skipped(let exemption): (.skipped, exemption.reason, exemption.words)
    case .contradiction(let contradiction):
      (.contradiction, contradiction, contradiction.words)
    case .doubt(let doubt): (.doubt, doubt, doubt.words)
    case .unjudged(let obstruction): (.unjudged, obstruction, obstruction.reason)
    }
  }

  /// Returns the words of the grounds.
  ///
  /// - Parameter step: The last step of the case.
  package func words(at step: String?) -> String { content(at: step).words }

  /// Writes the grounds among the fields of a verdict.
  func write(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let (key, written, _) = content()
    try fields.encode(written, forKey: key)
    if case .proof(let proof) = self { try fields.encode(proof.evidence, forKey: .evidence) }
    if case .skipped(let exemption) = self {
      try fields.encodeIfPresent(exemption.outcome, forKey: .outcome)
    }
  }

  /// Reads the grounds among the fields of a verdict.
  ///
  /// Nil if it has none.
  init?(readingFrom decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = CodingKeys.allCases.first(where: fields.contains) else { return nil }
    func written<Content: Decodable>() throws -> Content {
      try fields.decode(Content.self, forKey: key)
    }
    switch key {
    case .proof:
      var proof: Proof = try written()
      proof.evidence = try fields.decodeIfPresent(Int.self, forKey: .evidence) ?? 0
      self = .proof(proof)
    case .memory: self = .memory(try written())
    case .exhaustion: self = .exhaustion(try written())
    case .schedules: self = .schedules(try written())
    case .race: self = .race(try written())
    case .premise: self = .premise(try written())
    case .timeBudget: self = .timeBudget(try written())
    case .obstacle: self = .obstacle(try written())
    case .flakiness: self = .flakiness(try written())
    case .survived: self = .survival(try written())
    case .death: self = .death(try written())
    case .garbled: self = .garbling
    case .modelAlike: self = .modelAlike
    case .lateWrites: self = .lateWrites
    case .neverSeen: self = .neverSeen(try written())
    case .contradiction: self = .contradiction(try written())
    case .doubt: self = .doubt(try written())
    case .unjudged: self = .unjudged(try written())
    case .skipped:
      let outcome = try fields.decodeIfPresent(Verdict.Kind.self, forKey: .outcome)
      self = .skipped(.init(reason: try written(), outcome: outcome))
    case .evidence, .outcome: return nil
    }
  }
}

extension Verdict {
  /// The number of operations that may prepare the one that shows a memory, if the law is proved.
  package var depthOfProof: Int? {
    if case .proof(let proof) = grounds { proof.k } else { nil }
  }

  /// Whether the verdict says only that other traces are declared to break the law.
  var leavesBreaking: Bool {
    if case .exhaustion(let found) = grounds { found.othersBreak } else { false }
  }
}
