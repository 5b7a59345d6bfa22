import ArgumentParser
import BindingLaws
import LawChecking
import LawTelling

// `JudgingABinding.md` explains what it prints, and the help below the reasons. `LinesOfJSON.md` has the keys.
/// The command `power`, which says which mistakes the laws of a system would notice.
struct Power: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: "Says which mistakes the laws of a system would notice.",
      discussion: """
        Puts faults around the bindings of each system, one after another, and judges the result by the \
        laws that the system obeys. If no law finds a fault, the output names the reason: no-law (no law of \
        the set notices the fault; the output names a law of the library that does), no-base (the fault never \
        showed: a base may be missing in the model), budget (no other law notices the fault, but ten times as \
        many cases do, or twice as many programs of tasks), invisible (no case that ran distinguishes the faulty \
        system from the system alone), not-compared (child processes judge the system), or not-tried (the \
        fault crashes, and there are no child processes here).

        Exits with 0, or with 1 if a system has less power than --at-least asks for, or, if that is more \
        than 0, no noticeable fault.

        Example: \(program) power \(Example.system("SelectionLinks")) --law set-get --law get-set --at-least 0.9
        """)
  }

  @OptionGroup var search: SearchOptions

  @Option(
    parsing: .unconditional,
    help: "The least share of the noticeable faults that the laws have to find, from 0 to 1.")
  var atLeast: Double = 0

  @OptionGroup var children: ChildOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if !(0...1).contains(atLeast) {
      throw ValidationError("--at-least is \(atLeast); it has to be from 0 to 1")
    }
  }

  func perform(on console: Console) async throws -> ExitStatus {
    let systems = try search.systems()
    var isEnough = true
    let judged = Locked(0)
    let interruption = Interruption {
      Console.complain("interrupted; \(judged.value) of \(systems.count.counted("system")) done")
    }
    defer { interruption.end() }
    for (system, laws) in systems {
      let findings = try console.waiting {
        try system.power(system.system, of: laws, search.options, children)
      }
      isEnough = isEnough && findings.reach(atLeast)
      try show(findings, of: system, on: console)
      judged.use { $0 += 1 }
    }
    return isEnough ? .done : .broken
  }

  /// Shows the power of the laws of a system, and a line for each fault.
  private func show(
    _ findings: [PowerFinding], of system: JudgedSystem, on console: Console
  ) throws {
    if console.isJSON { return try findings.forEach(console.say(json:)) }
    let reported = console.isQuiet ? findings.filter(\.isMissed) : findings
    if reported.isEmpty { return }
    let counted = findings.filter(\.counts)
    try console.say(
      "\(console.paint(system.name, .bold)): power \(findings.power.rounded(to: 2)), "
        + "\(counted.count(where: \.isFound)) of \(counted.count.counted("fault")) found")
    for finding in reported { try console.say("  " + finding.line) }
  }
}

extension JudgedSystem {
  /// Returns the finding about each fault around the bindings of the system.
  ///
  /// Tests ask the same, by their traits.
  ///
  /// - Parameter type: The type of the system, which is opened when it is passed.
  fileprivate func power<System: BindingSystem>(
    _ type: System.Type, of laws: [Law], _ options: CheckOptions, _ children: ChildOptions
  ) throws -> [PowerFinding] {
    let expected = laws.filter { law in
      skipReasons[law.id] == nil && declaration(on: LawDescription(law)) == .upheld
    }
    return try PowerCheck(
      type, laws: expected, passingOver: Set(skips.map { $0.law.id }), options: options,
      children: children.areForbidden ? nil : .children(children.limits),
      mayTrap: children.takes(self)
    ).findings()
  }
}

extension PowerFinding {
  /// The line of the table: the fault, and its finding.
  fileprivate var line: String {
    let name = fault.padded(to: 22)  // The longest has 21 letters, that of a law 24.
    guard let law else {
      let remedy = remedy.map { "; \($0) would" } ?? ""
      return name + "  not found: \(reason?.words ?? "")" + remedy
    }
    let trace = trace.map { "  " + $0.joined(separator: "; ") } ?? ""
    let after = cases.counted("case").padded(to: 12)  // As long as `100000 cases`.
    return name + "  " + law.padded(to: 24) + "  " + after + trace
  }
}

extension PowerFinding.Reason {
  /// The reason in words.
  ///
  /// The help of the command lists raw values: a new reason needs both.
  fileprivate var words: String {
    switch self {
    case .noLaw: "no law of the set notices it"
    case .noBase: "it never showed; a base may be missing in the model"
    case .budget: "ten times as many cases find it"
    case .invisible: "no case that was tried distinguishes it from the system alone"
    case .notCompared: "no law notices it; child processes do not show why"
    case .notTried: "it crashes, and there are no child processes here"
    }
  }
}
