// `AReproducerOfYourOwn.md` lists what may be declared, in the same order: change both together.
/// A system in a list, with what is declared of it.
///
/// Commands choose it by name, family or row. Tokens and the seeds of cases contain the name. `list` and
/// `explain` print it, also as JSON.
public struct JudgedSystem: Sendable {
  /// A system type that may be handed to another thread.
  public typealias SystemType = any (BindingSystem & SendableMetatype).Type

  /// The type of the system.
  ///
  /// A type that belongs to the main actor is used there alone.
  package nonisolated(unsafe) let system: any BindingSystem.Type
  /// Whether the system belongs to the main actor.
  package let isOnMainActor: Bool
  /// The name: that of the type, or its full name if others share the short one.
  package var name: String
  /// The kind of system, in a word.
  package var family: String
  /// The names of what elsewhere is about the system, such as rows of a table, or numbers of tickets.
  package let rows: [String]
  /// The laws that the system is known to break.
  package var breaks: [Law]
  /// The mistake of which the system is a specimen.
  ///
  /// Nil if it is none.
  package var mistake: Mistake?
  /// The laws that are skipped, each with the reason.
  package let skips: [(law: Law, reason: String)]
  /// Whether the system is judged in child processes, because it may end its own.
  package let mayTrap: Bool
  /// A sentence on what the system does.
  package let summary: String

  /// Makes a system, which by default declares that it breaks no law.
  ///
  /// - Parameters:
  ///   - system: The type to judge.
  ///   - family: The kind of system, in a word, as `list` prints it.
  ///   - rows: The names of what elsewhere is about the system, such as rows of a table, or numbers of tickets.
  ///     Commands find the system by each, and print them.
  ///   - breaks: The laws that the system is known to break.
  ///   - skips: The laws that are skipped, each with the reason. They are run all the same, and every output
  ///     says how they currently end.
  ///   - mayTrap: Whether to judge it in child processes, because it may end its own. Declare that as any
  ///     other fault, by `breaks: [.total]`.
  ///   - summary: A sentence on what the system does.
  public init(
    _ system: SystemType, family: String = "", rows: [String] = [], breaks: [Law] = [],
    skips: [(law: Law, reason: String)] = [],
    mayTrap: Bool = false, _ summary: String = ""
  ) {
    self.init(
      system, isOnMainActor: false, family: family, rows: rows, breaks: breaks, skips: skips,
      mayTrap: mayTrap, summary)
  }

  /// Makes a system that belongs to the main actor, as the views and the stores of an app do.
  ///
  /// ```swift
  /// JudgedSystem(onMainActor: InspectorToggle.self, "the toggle of the inspector")
  /// ```
  ///
  /// The other declarations are the same. The system is judged on the main actor, of this process or of a
  /// child. Systems that belong there are judged one after the other.
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

  /// Whether the system is declared to break no law.
  package var isLawful: Bool { breaks.isEmpty }
}
