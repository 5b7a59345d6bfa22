import BindingGenerators
import Foundation
import LawChecking

/// The settings that the environment gives to every check.
///
/// These settings override traits.
struct EnvironmentSettings: Sendable {
  private(set) var effort: Effort?
  private(set) var cases: Int?
  private(set) var seed: Seed?
  private(set) var time: Duration?
  /// The token of the one case to judge.
  ///
  /// Nil if none is asked for, or if it cannot be read.
  private(set) var replay: String?
  /// Whether one case is asked for, readable or not.
  ///
  /// Then nothing else is judged.
  let isReplaying: Bool
  /// Whether the text that asks for it is no token.
  var isReplayUnreadable: Bool { isReplaying && replay == nil }
  /// Whether counterexamples and tables are to be written to files.
  private(set) var isRecording = false
  /// A sentence for each variable that cannot be read.
  private(set) var complaints: [String] = []

  /// The settings of this process.
  static let current = EnvironmentSettings(ProcessInfo.processInfo.environment)

  /// The variables that a user may set, without their prefix.
  ///
  /// A name that is nearly one of them is a complaint. So `nearest` must find none for those that
  /// `Package.swift` reads and `BindingLawsPlugin` sets. `YourFirstLawTest.md` lists them for users, all but
  /// `RECORDER`. A complaint below spells each `Effort`.
  private static let variables = [
    "EFFORT", "CASES", "SEED", "TIME", "REPLAY", "RECORD", "RECORDER",
  ]
  private static let prefix = "BINDING_LAWS_"

  /// Reads the settings from the variables of an environment.
  init(_ environment: [String: String]) {
    isReplaying = environment["BINDING_LAWS_REPLAY"]?.isEmpty == false
    isRecording =
      read("BINDING_LAWS_RECORD", in: environment, wanted: "0 or 1") {
        ["0": false, "1": true][$0]
      } ?? false
    effort = read("BINDING_LAWS_EFFORT", in: environment, wanted: "quick, normal or thorough") {
      Effort(rawValue: $0)
    }
    cases = read("BINDING_LAWS_CASES", in: environment, wanted: "a number above 0, such as 10000") {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    }
    seed = read(
      "BINDING_LAWS_SEED", in: environment, wanted: "up to 16 hexadecimal digits, such as 0x5eed"
    ) {
      Seed($0)
    }
    // A number such as 1e300 is beyond what `Duration` can hold, and would trap.
    time = read(
      "BINDING_LAWS_TIME", in: environment, wanted: "a number of seconds for each law, such as 2.5"
    ) {
      Double($0).flatMap { $0 > 0 && $0 < 1e9 ? .seconds($0) : nil }
    }
    replay = readToken(environment["BINDING_LAWS_REPLAY"] ?? "")
    for name in environment.keys.sorted() where name.hasPrefix(Self.prefix) {
      let word = String(name.dropFirst(Self.prefix.count))
      if Self.variables.contains(word) { continue }
      guard let near = nearest(to: word, among: Self.variables) else { continue }
      complaints.append("\(name) is no variable of a check; did you mean \(Self.prefix)\(near)?")
    }
  }

  /// Overrides options by the environment.
  ///
  /// The comment of `LawTrait` lists these variables.
  func apply(to options: inout CheckOptions) {
    options.effort = effort ?? options.effort
    if let cases { options.cases = cases }
    options.seed = seed ?? options.seed
    options.timeBudget = time ?? options.timeBudget
  }

  /// Returns the token.
  ///
  /// Nil if it cannot be read, which is a complaint.
  private mutating func readToken(_ text: String) -> String? {
    if text.isEmpty { return nil }
    do {
      _ = try names(in: text)
      return text
    } catch {
      complaints.append("BINDING_LAWS_REPLAY is \(text.debugDescription): \(error)")
      return nil
    }
  }

  /// Returns the value of a variable.
  ///
  /// Nil if it cannot be read, with a complaint that `CI/full.d/walk` looks for.
  private mutating func read<Value>(
    _ name: String, in environment: [String: String], wanted: String,
    _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    if let value = parse(text) { return value }
    complaints.append("\(name) is \(text.debugDescription), which is not \(wanted)")
    return nil
  }
}
