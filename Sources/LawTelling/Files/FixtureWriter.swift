import Foundation
package import LawChecking

/// A writer of counterexamples, each to a fixture of its own, for tests that record and for `adopt`.
///
/// Several processes may write at once. No file is ever overwritten, or seen half written.
package struct FixtureWriter {
  /// The folder in a package in which tests look for fixtures.
  ///
  /// `CounterexampleFixture.all` of `LawTesting` has the same default: change both.
  package static let usualRoot = "Fixtures/Counterexamples"

  /// The folder of all fixtures.
  package let root: String

  /// Makes a writer.
  ///
  /// - Parameter root: The folder of all fixtures.
  package init(root: String) {
    self.root = root
  }

  /// The path of the file, or a sentence about what is wrong.
  ///
  /// Neither if there is nothing to write.
  package typealias Written = (path: String?, complaint: String?)

  /// Writes a counterexample, unless it is there already.
  package func write(_ verdict: Verdict, expecting kind: Verdict.Kind) -> Written {
    // The case breaks the law, though nobody can obey it.
    let kind = verdict.kind == .impossible ? .broken : kind
    guard let content = FixtureContent(verdict, expecting: kind) else { return (nil, nil) }
    do {
      return try write(content)
    } catch {
      return (nil, "\(content.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes a file.
  ///
  /// If the file of another case has its name, the file gets another name. No existing file is changed.
  package func write(_ content: FixtureContent) throws -> Written {
    let data = Data(try content.jsonText.utf8)
    for path in [content.path, content.pathBesideAnother] {
      let fullPath = root + "/" + path
      if try create(data, at: fullPath) { return (fullPath, nil) }
      guard let existing = FileManager.default.contents(atPath: fullPath) else { break }
      if existing == data { return (fullPath, nil) }
      // A case is known by its trace. A token has the numbers of the model's lists, and changes with them.
      let kept = try? JSONDecoder().decode(FixtureContent.self, from: existing)
      if kept == nil || kept?.trace == content.trace {
        return (
          nil, "\(path) holds another counterexample: move it or remove it, and record again"
        )
      }
    }
    return (nil, "\(content.path) cannot be written: move what is there, and record again")
  }

  /// Writes a draft beside the path and then links it there, so that nobody ever sees half a file.
  ///
  /// A link overwrites nothing, unlike a move. The draft, whose name is random, is removed at once. It never
  /// ends in `.json`, because that would make it a fixture.
  ///
  /// - Returns: Whether the path was free.
  private func create(_ data: Data, at path: String) throws -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appendingPathComponent(".\(UInt64.random(in: 0 ... .max)).draft")
    defer { unlink(draft.path) }
    try data.write(to: draft)
    if link(draft.path, path) == 0 { return true }
    if errno == EEXIST { return false }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
