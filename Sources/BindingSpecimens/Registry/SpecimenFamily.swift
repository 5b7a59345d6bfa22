import BindingLaws

/// The kinds of systems, as the articles treat them.
enum SpecimenFamily: String {
  case selection, membership, aggregate, honesty, memory, locality, hierarchy, toggles
  case roundTrip = "round-trip"
  case ownership, observers, presence, equivalence, shapes, stores, notification, time
}

extension JudgedSystem {
  /// A specimen: the rows of the seed systems that it stands for, its kind, and what it declares.
  init(
    _ system: SystemType, rows: [String] = [], _ family: SpecimenFamily, breaks: [Law] = [],
    skips: [(law: Law, reason: String)] = [], mayTrap: Bool = false, _ summary: String
  ) {
    self.init(
      system, family: family.rawValue, rows: rows, breaks: breaks, skips: skips,
      mayTrap: mayTrap, summary)
  }

  /// A specimen that makes a mistake of the catalogue, where the laws stand that it breaks.
  init(
    _ system: SystemType, rows: [String] = [], _ family: SpecimenFamily, makes mistake: String,
    skips: [(law: Law, reason: String)] = [], mayTrap: Bool = false, _ summary: String
  ) {
    let known = Mistake.all.first { $0.id == mistake }
    let fault = known?.faults.first { $0.system == "\(system)" }
    self.init(
      system, rows: rows, family, breaks: fault?.breaks ?? [], skips: skips, mayTrap: mayTrap,
      summary)
    self.mistake = known
  }
}
