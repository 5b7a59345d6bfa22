// `AReproducerOfYourOwn.md` lists what may be declared, in the same order: change both together.
/// A system in a list, and what is declared of it.
///
/// Commands choose it by name, family or row. Tokens hold the name, and it is part of the seeds of cases.
/// `list` and `explain` print it, also as JSON.
public struct JudgedSystem: Sendable {
  /// A system type that may be handed to another thread.
  public typealias SystemType = any (BindingSystem & SendableMetatype).Type

  /// The type; one that belongs to the main actor is used there alone.
  package nonisolated(unsafe) let system: any BindingSystem.Type
  /// Whether it belongs to the main actor.
  package let isOnMainActor: Bool
  /// What it is called: as its type, or, beside others of its name, in full.
  package var name: String
  package var family: String
  package let rows: [String]
  package var breaks: [Law]
  /// The mistake that it makes, if it is a specimen of one.
  package var mistake: Mistake?
  package let skips: [(law: Law, reason: String)]
  package let mayTrap: Bool
  package let summary: String

  /// A system, which by default declares that it breaks no law.
  ///
  /// - Parameters:
  ///   - system: The type to judge.
  ///   - family: The kind of system, in a word, as `list` prints it.
  ///   - rows: The names under which the system is known elsewhere, such as numbers of tickets.
  ///   - breaks: The laws that it is known to break.
  ///   - skips: The laws that are skipped, each with the reason. They are run all the same,
  ///     and every output says how they currently end.
  ///   - mayTrap: Whether it is judged in child processes, because it may end its own; that it does
  ///     is declared as any other fault, by `breaks: [.total]`.
  ///   - summary: What it does, in a sentence.
  public init(
    _ system: SystemType, family: String = "", rows: [String] = [], breaks: [Law] = [],
    skips: [(law: Law, reason: String)] = [],
    mayTrap: Bool = false, _ summary: String = ""
  ) {
    self.init(
      system, isOnMainActor: false, family: family, rows: rows, breaks: breaks, skips: skips,
      mayTrap: mayTrap, summary)
  }

  /// A system that belongs to the main actor, as the views and the stores of an app do.
  ///
  /// ```swift
  /// JudgedSystem(onMainActor: InspectorToggle.self, "the toggle of the inspector")
  /// ```
  ///
  /// Everything that is said of it is the same. It is judged on the main actor, of this process or of a
  /// child; systems that belong there are judged one after the other.
  @MainActor
  public init(
    onMainActor system: any BindingSystem.Type, family: String = "", rows: [String] = [],
    breaks: [Law] = [], skips: [(law: Law, reason: String)] = [],
    mayTrap: Bool = false, _ summary: String = ""
  ) {
    self.init(
      system, isOnMainActor: true, family: family, rows: rows, breaks: breaks, skips: skips,
      mayTrap: mayTrap, summary)
  }

  private init(
    _ system: any BindingSystem.Type, isOnMainActor: Bool, family: String, rows: [String],
    breaks: [Law], skips: [(law: Law, reason: String)], mayTrap: Bool,
    _ summary: String
  ) {
    self.system = system
    self.isOnMainActor = isOnMainActor
    name = "\(system)"
    self.family = family
    self.rows = rows
    self.breaks = breaks
    self.skips = skips
    self.mayTrap = mayTrap
    self.summary = summary
  }

  /// Whether it declares that it breaks no law.
  package var isLawful: Bool { breaks.isEmpty }
}
