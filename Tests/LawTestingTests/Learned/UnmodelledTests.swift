import BindingLaws
import LawChecking
import LawTelling
import LawTesting
import Testing

/// A system of which nothing is known but what it starts from and what is set.
struct Unmodelled<System: BindingSystem>: LearnedSystem {
  typealias Example = System.Model.Base
  static var ports: [System.Model.Port] { System.Model.ports }
  static var examples: [Example] { System.Model.starts ?? [] }
  static var values: [System.Model.Value]? { System.Model.values }
  private let system: System

  init(source: Source<Example>) { system = System(source: source) }

  func binding(_ port: System.Model.Port) -> System.Derived { system.binding(port) }
}

/// The derivations of the shelf once more, without their models.
@Suite struct `A derivation without its model` {
  /// What only a model knows: that a pair writes two bindings, and in which bases a port is gone of which
  /// a binding is derived all the same.
  private static let known = [
    "NameAndMail": [Law.setOnce.id],
    "NameAtCreation": [Law.fresh.id, Law.conforms.id],
    "ChoreToggle": [Law.fresh.id, Law.conforms.id],
  ]

  @Test("is not accused where it is lawful", arguments: Derivation.lawful)
  func lawful(_ derivation: Derivation) throws {
    let found = try derivation.unmodelled().filter { $0.kind == .broken || $0.kind == .flaky }
    #expect(
      found.map(\.law.id) == Self.known[derivation.testDescription, default: []],
      "\(found.map { $0.counterexample?.trace ?? [] })")
  }

  /// The other faults are such as a model alone knows, as that a level is to be rejected, not clamped.
  @Test func `is found faulty where that shows in what it does`() throws {
    let found = try Derivation.faulty.filter { derivation in
      try derivation.unmodelled().contains { $0.kind == .broken }
    }
    #expect(
      found.map(\.testDescription) == [
        "CappedVolume", "HalfInvertedFlag", "LastVolume", "ResurrectedName", "DetailReopened",
        "NobodyIsInverted",
        "ChoreAtIndex", "GrowingChores", "OnceLastChore", "LevelClearsAny", "FlippedMember",
        "ListedTwice", "TornRights", "MailIsOn", "FirstChoreOnly",
        "FirstLevelShown", "SortedTwice",
      ])
  }
}
