import Foundation

/// A check of systems that are not as declared, with its output and its files.
struct UnrulyCheck: Sendable {
  /// The check of all these systems, run once for all tests.
  static var ofAll: UnrulyCheck {
    get throws { try all.get() }
  }
  private static let all = Result { try UnrulyCheck() }

  /// The name of a system whose setter does nothing, which needs quotes everywhere.
  static let quoted = "`A \"B\" <C> & 'D'`"
  static let systems = [quoted, "Dying<Trap>"]
  static let laws = ["a<b & \"c\", 'd'", "set-get", "total"]

  let run: ProcessRun
  let junit: Data

  /// Checks the systems by these laws in child processes.
  private init() throws {
    let result = try withFolder { folder in
      let file = folder.appendingPathComponent("junit.xml")
      let files = ["--junit", file.path, "--github", "--quiet"]
      let laws = Self.laws.flatMap { ["--law", $0] }
      let run = try ProcessRun.ofUnruly(["check", "--children"] + files + laws + Self.systems)
      return (run: run, junit: try Data(contentsOf: file))
    }
    run = result.run
    junit = result.junit
  }
}
