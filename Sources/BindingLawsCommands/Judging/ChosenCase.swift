import BindingLaws
import Foundation
import LawChecking
import LawTelling

/// A case of a system that the registry knows.
struct ChosenCase: Sendable {
  let system: JudgedSystem
  let law: Law
  let name: CaseName
  /// The trace that a file shows beside the token of the case.
  ///
  /// Nil if there is no token, or no trace beside it.
  private var shown: ShownTrace?

  /// A trace in a file.
  private struct ShownTrace: Sendable {
    /// The path of the file.
    let path: String
    let lines: [String]
  }

  /// Finds the case of a name, on a system and by a law.
  init(system: String, law: String, name: CaseName) throws {
    self.system = try Registry.current.system(system)
    self.law = try Registry.current.law(law)
    self.name = name
  }

  /// Finds the case of a file or a token.
  init(source: String) throws {
    // What looks like a path is one even if nothing is there. The error then speaks of a file.
    let isFile =
      ["/", "./", "../"].contains(where: source.hasPrefix) || source.hasSuffix(".json")
      || FileManager.default.fileExists(atPath: source)
    if isFile { try self.init(file: source) } else { try self.init(token: source) }
  }

  /// Finds the case of a token.
  private init(token: String) throws {
    do {
      let names = try names(in: token)
      try self.init(system: names.system, law: names.law, name: .token(token))
    } catch TokenError.damaged {
      // A mistyped name does not fit the checksum either, and is easier to correct. So an error about a name comes
      // first. As in `Token`, the law is the second part, and the system is the third.
      let parts = token.split(separator: "/").map(String.init)
      if parts.count >= 3 { _ = try Self(system: parts[2], law: parts[1], name: .token(token)) }
      throw TokenError.damaged
    }
  }

  /// Finds the case of a JSON file: a fixture, or a verdict, such as `replay --json` prints.
  ///
  /// - Throws: `Failure.file` if the file cannot be opened, `Failure.unreadable` if it names no case.
  private init(file path: String) throws {
    guard let content = CaseFileContent(try AtomicFile.read(path, as: .fixture)) else {
      throw Failure.unreadable("\(path) is no fixture: it is not JSON with a token or a trace")
    }
    // Tests refuse it, too, with similar words.
    if let format = content.format, format != FixtureContent.currentFormat {
      throw Failure.unreadable(
        "\(path) is of format \(format), and this version reads \(FixtureContent.currentFormat): update the "
          + "package, or record the case again")
    }
    if let token = content.token, !token.isEmpty {
      try Self.requireNames(of: content, toFit: token, in: path)
      try self.init(token: token)
      shown = content.trace.map { ShownTrace(path: path, lines: $0) }
    } else if let system = content.system, let law = content.law, let trace = content.trace {
      try self.init(system: system, law: law, name: .trace(trace.joined(separator: "\n")))
    } else {
      throw Failure.unreadable("\(path) names no case: it has neither a token nor a trace")
    }
  }

  /// Requires that a file names the law and the system of its token, if it names them.
  private static func requireNames(
    of content: CaseFileContent, toFit token: String, in path: String
  ) throws {
    let names = try names(in: token)
    let law = content.law ?? names.law
    let system = content.system ?? names.system
    if law == names.law && system == names.system { return }
    throw Failure.unreadable(
      "\(path) names \(law) on \(system), and its token \(names.law) on \(names.system); "
        + "correct one of them")
  }
}

// MARK: - Running

extension ChosenCase {
  /// Runs the case.
  ///
  /// - Throws: `Failure.unreadable` if it is not the case in its file: the token now stands for another
  ///   trace, such as after the bases were listed in another order.
  func replay(_ children: ChildOptions) throws -> ReplayedCase {
    let replayed = try children.run(system) { place in
      try system.checker(place).replay(name, obeying: law)
    }
    if let shown, !replayed.isShown(by: shown.lines) {
      throw Failure.unreadable(
        "\(shown.path) is outdated: its token stands for another trace than it shows; replay that one by "
          + "--trace, or record it again")
    }
    return replayed
  }

  /// Simplifies the case.
  ///
  /// - Throws: The errors of `replay`.
  func shrink(_ children: ChildOptions) throws -> ReplayedCase {
    // The replay is only for the trace in the file: the smallest case is another one.
    if shown != nil { _ = try replay(children) }
    return try children.run(system) { place in
      try system.checker(place).shrink(name, obeying: law)
    }
  }
}
