import BindingLaws

/// How grounds are written: beside the other fields of a verdict, each under a name of its own.
///
/// The names belong to the format of `check --json`, which others read. New grounds need a name, a
/// way in and a way out. No other field of a verdict or a judgement may have that name.
extension Verdict.Grounds {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case proof, memory, exhaustion, schedules, race, premise, timeBudget, obstacle, flakiness
    case survived, death, garbled, neverSeen, modelAlike, skipped, unjudged, waver, doubt
  }

  /// Fields of the verdict that belong to its grounds.
  private enum Beside: CodingKey {
    case evidence, outcome
  }

  /// Reads them among the fields of a verdict; `nil` where it has none.
  init?(readingFrom decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let beside = try decoder.container(keyedBy: Beside.self)
    guard let key = CodingKeys.allCases.first(where: fields.contains) else { return nil }
    self =
      switch key {
      case .proof:
        .proof(
          try fields.decode(Proof.self, forKey: key)
            .beside(try beside.decodeIfPresent(Int.self, forKey: .evidence) ?? 0))
      case .memory: .memory(try fields.decode(Memory.self, forKey: key))
      case .exhaustion: .exhaustion(try fields.decode(Exhaustion.self, forKey: key))
      case .schedules: .schedules(try fields.decode(Schedules.self, forKey: key))
      case .race: .race(try fields.decode(Race.self, forKey: key))
      case .premise: .premise(try fields.decode(Share.self, forKey: key))
      case .timeBudget: .timeBudget(try fields.decode(Share.self, forKey: key))
      case .obstacle: .obstacle(try fields.decode(Obstacle.self, forKey: key))
      case .flakiness: .flakiness(try fields.decode(Flakiness.self, forKey: key))
      case .survived: .survival(of: try fields.decode(String.self, forKey: key))
      case .death: .death(try fields.decode(Death.self, forKey: key))
      case .garbled: .garbling
      case .modelAlike: .modelAlike
      case .neverSeen: .neverSeen(try fields.decode(String.self, forKey: key))
      case .waver: .waver(try fields.decode(Learning.Waver.self, forKey: key))
      case .doubt: .doubt(try fields.decode(Doubt.self, forKey: key))
      case .unjudged: .unjudged(try fields.decode(Verdict.Obstruction.self, forKey: key))
      case .skipped:
        .skipped(
          .init(
            reason: try fields.decode(String.self, forKey: key),
            outcome: try beside.decodeIfPresent(Verdict.Kind.self, forKey: .outcome)))
      }
  }

  /// Writes them among the fields of a verdict.
  func write(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .proof(let proof):
      try fields.encode(proof, forKey: .proof)
      var beside = encoder.container(keyedBy: Beside.self)
      try beside.encode(proof.evidence, forKey: .evidence)
    case .memory(let memory): try fields.encode(memory, forKey: .memory)
    case .exhaustion(let exhaustion): try fields.encode(exhaustion, forKey: .exhaustion)
    case .schedules(let tasks): try fields.encode(tasks, forKey: .schedules)
    case .race(let race): try fields.encode(race, forKey: .race)
    case .premise(let share): try fields.encode(share, forKey: .premise)
    case .timeBudget(let share): try fields.encode(share, forKey: .timeBudget)
    case .obstacle(let obstacle): try fields.encode(obstacle, forKey: .obstacle)
    case .flakiness(let flakiness): try fields.encode(flakiness, forKey: .flakiness)
    case .survival(let diagnosis): try fields.encode(diagnosis, forKey: .survived)
    case .death(let death): try fields.encode(death, forKey: .death)
    case .modelAlike: try fields.encode(true, forKey: .modelAlike)
    case .garbling: try fields.encode(true, forKey: .garbled)
    case .neverSeen(let subject): try fields.encode(subject, forKey: .neverSeen)
    case .waver(let waver): try fields.encode(waver, forKey: .waver)
    case .doubt(let doubt): try fields.encode(doubt, forKey: .doubt)
    case .unjudged(let obstruction): try fields.encode(obstruction, forKey: .unjudged)
    case .skipped(let exemption):
      try fields.encode(exemption.reason, forKey: .skipped)
      var beside = encoder.container(keyedBy: Beside.self)
      try beside.encodeIfPresent(exemption.outcome, forKey: .outcome)
    }
  }
}

extension Verdict.Grounds.Proof {
  /// The same proof, beside so many inputs of longer histories.
  fileprivate func beside(_ evidence: Int) -> Self {
    var proof = self
    proof.evidence = evidence
    return proof
  }
}
