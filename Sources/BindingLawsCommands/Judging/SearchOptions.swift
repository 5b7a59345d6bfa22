import ArgumentParser
import BindingGenerators
import BindingLaws
import LawChecking

/// The options that choose what is judged, and how hard to look.
///
/// `Effort` has the numbers, which `TheCommandLine.md` repeats. `commandOptions` has to name a new option.
struct SearchOptions: ParsableArguments {
  @OptionGroup var chosen: ChosenOptions

  @Option(
    help: "How much to run: quick proves nothing, thorough runs ten times as much as normal.",
    completion: .list(Effort.allCases.map(\.rawValue)), transform: readEffort)
  var effort = Effort.normal

  @Option(
    parsing: .unconditional,
    help: """
      How many cases that meet the premise to look for, by default as many as the effort says; \
      a lower number limits proofs in proportion.
      """)
  var cases: Int?

  func validate() throws {
    guard let cases else { return }
    if cases < 1 { throw ValidationError("--cases is \(cases); it has to be at least 1") }
    // So many take seven hours in debug, at 25 microseconds a case.
    if cases > 1_000_000_000 {
      throw ValidationError("--cases is \(cases); it has to be at most 1000000000")
    }
  }

  /// The options beyond the defaults, as on a command line.
  ///
  /// `Check.commandOptions` adds to them.
  var commandOptions: [String] {
    var written: [String] = []
    if effort != .normal { written.append("--effort \(effort.rawValue)") }
    if let cases { written.append("--cases \(cases)") }
    return written
  }

  /// The options of a check.
  var options: CheckOptions {
    var options = CheckOptions(seed: chosen.seed)
    options.effort = effort
    if let cases { options.cases = cases }
    return options
  }

  /// Returns every chosen system, each once, with every law, or with the laws that are named.
  func systems() throws -> [(system: JudgedSystem, laws: [Law])] {
    let registry = Registry.current
    let named = try chosen.laws.isEmpty ? nil : registry.laws(chosen.laws)
    return try registry.systems(chosen.systems)
      .map { system in (system: system, laws: named ?? registry.laws(of: system)) }
      .filter { judged in !judged.laws.isEmpty }
  }

  /// A sentence about the laws that are judged only if a command names them, or nil if there are none.
  ///
  /// The laws of invalidation apply to nearly every system, so the sentence would end each run.
  var lawsOnRequest: String? {
    get throws {
      let systems = try chosen.laws.isEmpty ? Registry.current.systems(chosen.systems) : []
      let unasked = Registry.current.laws.filter { law in
        !LawSet.invalidation.lists(law) && systems.contains { $0.system.judgesOnRequest(law) }
      }
      let notices = LawSet.notification.map(\.id)
      let ofNotices = unasked.filter { notices.contains($0.id) }
      let ofTransactions = unasked.filter { !notices.contains($0.id) }
      let groups = [
        (laws: ofTransactions, otherWay: ", or declared by passesTransactions"),
        (laws: ofNotices, otherWay: ""),
      ]
      let parts = groups.filter { group in !group.laws.isEmpty }.map { group in
        "\(group.otherWay): \(group.laws.map(\.id).joined(separator: " and "))"
      }
      return parts.isEmpty
        ? nil : parts.map { "not judged unless named by --law\($0)" }.joined(separator: "; ")
    }
  }

  /// Returns the failure that nothing was judged, with the reason.
  func nothingJudged() throws -> Failure {
    let judged = try systems()
    if judged.isEmpty { return .usage("there is no system to judge; list one in the program") }
    if chosen.systems.isEmpty { return .doesNotApply(chosen.laws, to: ["any system here"]) }
    let reasons = judged.lazy.flatMap { system, laws in
      laws.lazy.compactMap(system.reasonNotApplied)
    }
    return .doesNotApply(chosen.laws, to: chosen.systems, because: reasons.first)
  }
}

/// Reads an effort from the command line.
@Sendable private func readEffort(_ text: String) throws -> Effort {
  if let effort = Effort(rawValue: text) { return effort }
  let efforts = Effort.allCases.map(\.rawValue).joined(separator: ", ")
  throw ValidationError("\"\(text)\" is no effort; write one of \(efforts)")
}
