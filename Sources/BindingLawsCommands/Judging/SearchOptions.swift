import ArgumentParser
import BindingGenerators
import BindingLaws
import LawChecking

/// The options that choose what is judged, and how hard to look.
///
/// `Effort` has the numbers, which `TheCommandLine.md` repeats. `commandOptions` has to name a new option.
struct SearchOptions: ParsableArguments {
  @OptionGroup var chosen: ChosenSubjects

  /// The seed of the random cases.
  ///
  /// `TheCommandLine.md` names the default.
  @Option(
    parsing: .unconditional, help: "Where random cases begin, in hexadecimal digits.",
    transform: readSeed)
  var seed = CheckOptions().seed

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

  /// The most cases: they take seven hours in debug, at 25 microseconds a case.
  private static let mostCases = 1_000_000_000

  func validate() throws {
    guard let cases else { return }
    if cases < 1 { throw ValidationError("--cases is \(cases); it has to be at least 1") }
    if cases > Self.mostCases {
      throw ValidationError("--cases is \(cases); it has to be at most \(Self.mostCases)")
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
    var options = CheckOptions(seed: seed)
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
      let ofNotices = unasked.map(\.id).filter { notices.contains($0) }
      let ofTransactions = unasked.map(\.id).filter { !notices.contains($0) }
      let beginning = "not judged unless named by --law"
      var sentences: [String] = []
      if !ofTransactions.isEmpty {
        let names = ofTransactions.joined(separator: " and ")
        sentences.append("\(beginning), or declared by passesTransactions: \(names)")
      }
      if !ofNotices.isEmpty {
        sentences.append("\(beginning): \(ofNotices.joined(separator: " and "))")
      }
      return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
    }
  }

  /// Returns the failure that nothing was judged, with the reason.
  ///
  /// Of several reasons the first is given, which also spares the search for the others.
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

/// Reads a seed from the command line.
@Sendable private func readSeed(_ text: String) throws -> Seed {
  if let seed = Seed(text) { return seed }
  throw ValidationError("\"\(text)\" is no seed; write up to 16 hexadecimal digits, such as 5eed")
}

/// Reads an effort from the command line.
@Sendable private func readEffort(_ text: String) throws -> Effort {
  if let effort = Effort(rawValue: text) { return effort }
  let efforts = Effort.allCases.map(\.rawValue).joined(separator: ", ")
  throw ValidationError("\"\(text)\" is no effort; write one of \(efforts)")
}
