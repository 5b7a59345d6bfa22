import LawChecking
import LawTelling

/// A JSON file that names a case: a fixture, or a verdict, such as `replay --json` prints.
struct CaseFile {
  let chosen: ChosenCase

  /// What a file shows beside its token.
  struct Shown {
    let path: String
    let trace: [String]

    /// Makes sure that it is what was run.
    ///
    /// - Throws: `Failure.unreadable` when the token stands for another trace by now, as after the
    ///   bases were listed in another order.
    func require(_ replayed: ReplayedCase) throws {
      if replayed.isShown(by: trace) { return }
      throw Failure.unreadable(
        "\(path) is outdated: its token stands for another trace than it shows; replay that one by "
          + "--trace, or record it again")
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `Failure.file` when it cannot be opened, `Failure.unreadable` when it names no case.
  init(path: String) throws {
    guard let content = CaseFileContent(try AtomicFile.read(path)) else {
      throw Failure.unreadable("\(path) is no fixture: it is not JSON with a token or a trace")
    }
    if let format = content.format, format != FixtureContent.currentFormat {
      throw Failure.unreadable(
        "\(path) is of format \(format), and this version reads \(FixtureContent.currentFormat): update the "
          + "package, or record the case again")
    }
    if let token = content.token, !token.isEmpty {
      let names = try names(in: token)
      let (law, system) = (content.law ?? names.law, content.system ?? names.system)
      if (law, system) != names {
        throw Failure.unreadable(
          "\(path) names \(law) on \(system), and its token \(names.law) on \(names.system); "
            + "correct one of them")
      }
      var chosen = try ChosenCase(token: token)
      chosen.shown = content.trace.map { Shown(path: path, trace: $0) }
      self.chosen = chosen
    } else if let system = content.system, let law = content.law, let trace = content.trace {
      chosen = try ChosenCase(
        system: system, law: law, name: .trace(trace.joined(separator: "\n")))
    } else {
      throw Failure.unreadable("\(path) names no case: it has neither a token nor a trace")
    }
  }
}
