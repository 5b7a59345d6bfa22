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
    notOwed: [(law: Law, reason: String)] = [], mayTrap: Bool = false, _ summary: String
  ) {
    self.init(
      system, family: family.rawValue, rows: rows, breaks: breaks, notOwed: notOwed,
      mayTrap: mayTrap, summary)
  }

  /// What those owe no more whose set takes a write for each of several bindings.
  static let inSteps: [(law: Law, reason: String)] = [
    (
      .reEntrant,
      "a set writes several bindings one after the other, and an observer may set between two of them"
    )
  ]
}
