import ArgumentParser
import BindingLaws
import Foundation
import LawChecking

/// How a case is named on the command line: by a token, by a file, or by a trace.
struct CaseArguments: ParsableArguments {
  @Argument(
    help: "A token as a report prints it, or a JSON file that holds one.",
    completion: .file(extensions: ["json"]))
  var source: String?

  @Option(help: "The system of the trace.", completion: .systems)
  var system: String?

  @Option(help: "The law of the trace.", completion: .laws)
  var law: String?

  @Option(
    parsing: .unconditional, help: "The trace as a report prints it: 'start .b; set a off'.")
  var trace: String?

  /// Finds the case.
  func chosen() throws -> ChosenCase {
    if let source { return try chosen(source) }
    guard let system, let law, let trace else {
      throw Failure.usage("no case; give a token, a file, or --system, --law and --trace")
    }
    return try ChosenCase(system: system, law: law, name: .trace(trace))
  }

  private func chosen(_ source: String) throws -> ChosenCase {
    if system != nil || law != nil || trace != nil {
      throw Failure.usage("two cases; give a token or a file, or --system, --law and --trace")
    }
    return source.looksLikeFile
      ? try CaseFile(path: source).chosen : try ChosenCase(token: source)
  }
}

/// A case of a system that the registry knows.
struct ChosenCase: Sendable {
  let system: JudgedSystem
  let law: Law
  let name: CaseName
  /// What its file shows.
  var shown: CaseFile.Shown?

  init(system: String, law: String, name: CaseName) throws {
    self.system = try Registry.current.system(system)
    self.law = try Registry.current.law(law)
    self.name = name
  }

  /// The case of a token.
  init(token: String) throws {
    do {
      let names = try names(in: token)
      try self.init(system: names.system, law: names.law, name: .token(token))
    } catch TokenError.damaged {
      // A mistyped name does not fit the checksum either, and is the easier one to put right.
      let names = token.split(separator: "/").dropFirst().prefix(2).map(String.init)
      if names.count == 2 {
        _ = try Registry.current.system(names[1])
        _ = try Registry.current.law(names[0])
      }
      throw TokenError.damaged
    }
  }
}

extension String {
  /// Whether this is meant as the path of a file, not as a token.
  fileprivate var looksLikeFile: Bool {
    if hasPrefix("/") || hasPrefix("./") || hasPrefix("../") { return true }
    return hasSuffix(".json") || FileManager.default.fileExists(atPath: self)
  }
}
