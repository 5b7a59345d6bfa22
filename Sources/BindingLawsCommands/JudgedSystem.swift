public import BindingLaws
import LawChecking

/// A system that a command line knows, and what it declares of itself.
public struct JudgedSystem: Sendable {
  /// A system type that may be handed to another thread.
  public typealias SystemType = any (BindingSystem & SendableMetatype).Type

  /// The type; one that belongs to the main actor is used there alone.
  nonisolated(unsafe) let system: any BindingSystem.Type
  /// Whether it belongs to the main actor.
  let isOnMainActor: Bool
  /// What it is called beside others of its name, once that was asked.
  private var foundName: String?
  let family: String
  let rows: [String]
  let breaks: [Law]
  let notOwed: [(law: Law, reason: String)]
  let mayTrap: Bool
  let summary: String

  /// A system, which by default declares that it breaks no law.
  ///
  /// - Parameters:
  ///   - system: The type to judge.
  ///   - family: The kind of system, in a word, as `list` prints it.
  ///   - rows: The names under which the system is known elsewhere, such as numbers of tickets.
  ///   - breaks: The laws that it is known to break.
  ///   - notOwed: The laws that it does not owe, each with the reason: it is not held to
  ///     them, and every output says what they do in truth.
  ///   - mayTrap: Whether it is judged in child processes, because it may end its own; that it does
  ///     is declared as any other fault, by `breaks: [.total]`.
  ///   - summary: What it does, in a sentence.
  public init(
    _ system: SystemType, family: String = "", rows: [String] = [], breaks: [Law] = [],
    notOwed: [(law: Law, reason: String)] = [],
    mayTrap: Bool = false, _ summary: String = ""
  ) {
    self.init(
      system, isOnMainActor: false, family: family, rows: rows, breaks: breaks, notOwed: notOwed,
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
    breaks: [Law] = [], notOwed: [(law: Law, reason: String)] = [],
    mayTrap: Bool = false, _ summary: String = ""
  ) {
    self.init(
      system, isOnMainActor: true, family: family, rows: rows, breaks: breaks, notOwed: notOwed,
      mayTrap: mayTrap, summary)
  }

  private init(
    _ system: any BindingSystem.Type, isOnMainActor: Bool, family: String, rows: [String],
    breaks: [Law], notOwed: [(law: Law, reason: String)], mayTrap: Bool,
    _ summary: String
  ) {
    (self.system, self.isOnMainActor) = (system, isOnMainActor)
    (self.family, self.rows) = (family, rows)
    self.breaks = breaks
    (self.notOwed, self.mayTrap, self.summary) = (notOwed, mayTrap, summary)
  }
}

extension JudgedSystem {
  /// The name of the system, as tokens have it.
  var name: String { foundName ?? system.displayName }

  /// The same system as it is called now, beside others of its name.
  var named: JudgedSystem {
    var system = self
    system.foundName = self.system.displayName
    return system
  }

  /// Whether it declares that it breaks no law.
  var isLawful: Bool { breaks.isEmpty }

  /// Why it does not owe the laws of these names.
  var reasonsNotOwed: [String: String] {
    Dictionary(notOwed.map { ($0.law.id, $0.reason) }, uniquingKeysWith: { first, _ in first })
  }
}

extension [JudgedSystem] {
  /// What each model tells of itself: to ask is to call it, in a child process, since it may end
  /// its own even where that is not declared.
  ///
  /// What no child can find again is asked here, unless it declares that it may trap.
  func censuses(among laws: [Law]) throws -> [CensusTaker.Answer] {
    let taker = CensusTaker(among: laws, ChildrenLimits(), ChildLaunch.launch)
    return zip(self, try taker.answers(of: map(\.system))).map { system, answer in
      guard case .failure(.unreachableType) = answer, !system.mayTrap else { return answer }
      return .success(Census(of: system.system, among: laws))
    }
  }
}
