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
  /// What is asked for by a token.
  private var request = Request.everything
  /// Whether counterexamples and tables are to be written to files.
  private(set) var isRecording = false
  /// A sentence for each variable that cannot be read.
  private(set) var complaints: [String] = []

  /// A request to judge everything, or one case alone.
  private enum Request: Equatable {
    case everything
    /// The case of a token.
    case oneCase(String)
    /// One case, by a text that is no token.
    case unreadable
  }

  /// The settings of this process.
  static let current = EnvironmentSettings(ProcessInfo.processInfo.environment)

  /// A variable that a user may set, by its name without the prefix.
  ///
  /// A name that is nearly one of them is a complaint. So `nearest` must find none for those that
  /// `Package.swift` reads and the plugin sets. `YourFirstLawTest.md` lists them for users, all but `RECORDER`.
  private enum Variable: String, CaseIterable {
    case effort = "EFFORT"
    case cases = "CASES"
    case seed = "SEED"
    case time = "TIME"
    case replay = "REPLAY"
    case record = "RECORD"
    /// The variable that `FlightRecorder` reads.
    case recorder = "RECORDER"

    static let prefix = "BINDING_LAWS_"

    /// The whole name.
    var name: String { Self.prefix + rawValue }
  }

  /// Reads the settings from the variables of an environment.
  init(_ environment: [String: String]) {
    isRecording =
      read(.record, in: environment, wanted: "0 or 1") { ["0": false, "1": true][$0] } ?? false
    // The words are the names of all cases of `Effort`.
    effort = read(.effort, in: environment, wanted: "quick, normal or thorough") {
      Effort(rawValue: $0)
    }
    cases = read(.cases, in: environment, wanted: "a number above 0, such as 10000") {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    }
    seed = read(.seed, in: environment, wanted: "up to 16 hexadecimal digits, such as 0x5eed") {
      Seed($0)
    }
    // A number such as 1e300 is beyond what `Duration` can hold, and would trap.
    time = read(.time, in: environment, wanted: "a number of seconds for each law, such as 2.5") {
      Double($0).flatMap { $0 > 0 && $0 < 1e9 ? .seconds($0) : nil }
    }
    request = readRequest(environment[Variable.replay.name] ?? "")
    let known = Variable.allCases.map(\.rawValue)
    for name in environment.keys.sorted() where name.hasPrefix(Variable.prefix) {
      let word = String(name.dropFirst(Variable.prefix.count))
      if known.contains(word) { continue }
      guard let near = nearest(to: word, among: known) else { continue }
      complaints.append(
        "\(name) is no variable of a check; did you mean \(Variable.prefix)\(near)?")
    }
  }

  /// The token of the one case to judge.
  ///
  /// Nil if none is asked for, or if it cannot be read.
  var replay: String? {
    if case .oneCase(let token) = request { token } else { nil }
  }

  /// Whether one case is asked for, readable or not.
  ///
  /// Then nothing else is judged.
  var isReplaying: Bool { request != .everything }

  /// Whether the text that asks for one case is no token.
  var isReplayUnreadable: Bool { request == .unreadable }

  /// Overrides options by the environment.
  ///
  /// The comment of `LawTrait` lists these variables.
  func apply(to options: inout CheckOptions) {
    if let effort { options.effort = effort }
    if let cases { options.cases = cases }
    if let seed { options.seed = seed }
    if let time { options.timeBudget = time }
  }

  /// Returns what a token asks for.
  ///
  /// A text that is no token is a complaint.
  private mutating func readRequest(_ token: String) -> Request {
    if token.isEmpty { return .everything }
    do {
      _ = try names(in: token)
      return .oneCase(token)
    } catch {
      complaints.append("\(Variable.replay.name) is \(token.debugDescription): \(error)")
      return .unreadable
    }
  }

  /// Returns the value of a variable.
  ///
  /// Nil if it cannot be read, with a complaint that `CI/full.d/walk` looks for.
  private mutating func read<Value>(
    _ variable: Variable, in environment: [String: String], wanted: String,
    _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = environment[variable.name], !text.isEmpty else { return nil }
    if let value = parse(text) { return value }
    complaints.append("\(variable.name) is \(text.debugDescription), which is not \(wanted)")
    return nil
  }
}
