package import BindingLaws

/// A known good or known bad system, and what it declares of itself.
package struct Specimen: Sendable {
  /// A system type that may be handed to another thread.
  package typealias SystemType = any (BindingSystem & SendableMetatype).Type

  /// The type to judge.
  package let system: SystemType
  /// The rows of the seed systems that it stands for.
  package let rows: [String]
  /// What kind of system it is.
  package let family: Family
  /// The laws that it breaks.
  package let breaks: [Law]
  /// The laws that it does not owe, and why: it is not held to them.
  package let notOwed: [(law: Law, reason: String)]
  /// Whether some trace ends the process or never ends: such a system is judged in a child only.
  package let mayTrap: Bool
  /// What it does and what it keeps, in a sentence.
  package let summary: String

  /// The kinds of systems, as the articles treat them.
  package enum Family: String, Sendable, CaseIterable {
    case selection, membership, aggregate, honesty, memory, locality, hierarchy, toggles
    case roundTrip = "round-trip"
    case ownership, observers, presence, equivalence, shapes, stores, notification, time
  }

  init(
    _ system: SystemType, rows: [String] = [], _ family: Family, breaks: [Law] = [],
    notOwed: [(law: Law, reason: String)] = [],
    mayTrap: Bool = false, _ summary: String
  ) {
    (self.system, self.rows, self.family, self.notOwed) = (system, rows, family, notOwed)
    (self.breaks, self.mayTrap, self.summary) = (breaks, mayTrap, summary)
  }

  /// What a specimen may declare about a law.
  package enum Declaration: String {
    case upheld, broken
    case notOwed = "not-owed"
  }

  /// What the specimen declares about the law of this name.
  package func declaration(on law: String) -> Declaration {
    if notOwed.contains(where: { $0.law.id == law }) { return .notOwed }
    return breaks.contains { $0.id == law } ? .broken : .upheld
  }

  /// What those owe no more whose set takes a write for each of several bindings.
  static let inSteps: [(law: Law, reason: String)] = [
    (
      .reEntrant,
      "a set writes several bindings one after the other, and an observer may set between two of them"
    )
  ]

  /// The name of the system.
  package var name: String { "\(system)" }

  /// Whether it breaks no law.
  var isLawful: Bool { breaks.isEmpty }
}
