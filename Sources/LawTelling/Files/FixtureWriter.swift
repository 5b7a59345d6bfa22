import Foundation
package import LawChecking

/// A writer of counterexamples, each to a fixture of its own, for tests that record and for `adopt`.
///
/// Several processes may write at once. No file is ever overwritten, or seen half written.
package struct FixtureWriter {
  /// The usual folder of all fixtures, from the folder of the package.
  package static let folder = "Fixtures/Counterexamples"

  /// The folder of all fixtures.
  package let root: String

  /// Makes a writer.
  ///
  /// - Parameter root: The folder of all fixtures.
  package init(root: String) {
    self.root = root
  }

  /// What became of a counterexample.
  package enum Outcome {
    /// The file at this path has it, since now or before.
    case kept(path: String)
    /// It is not written, for the reason in this sentence.
    case refused(String)
    /// There is nothing to write.
    case nothing

    /// The path of the file that has it, if one does.
    package var path: String? { if case .kept(let path) = self { path } else { nil } }

    /// The sentence about what is wrong, if something is.
    package var complaint: String? {
      if case .refused(let sentence) = self { sentence } else { nil }
    }
  }

  /// Writes a counterexample, unless it is there already.
  package func write(_ verdict: Verdict, expecting kind: Verdict.Kind) -> Outcome {
    // The case breaks the law, though nobody can obey it.
    let expected = verdict.kind == .impossible ? .broken : kind
    guard let content = FixtureContent(verdict, expecting: expected) else { return .nothing }
    do {
      return try write(content)
    } catch {
      return .refused("\(content.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes a file.
  ///
  /// If the file of another case has its name, the file gets another name. No existing file is changed.
  package func write(_ content: FixtureContent) throws -> Outcome {
    let data = Data(try content.jsonText.utf8)
    for path in [content.path, content.pathBesideAnother] {
      let fullPath = root + "/" + path
      if try create(data, at: fullPath) { return .kept(path: fullPath) }
      // Something is there that cannot be read, such as a folder.
      guard let existing = FileManager.default.contents(atPath: fullPath) else { break }
      if existing == data { return .kept(path: fullPath) }
      // Only beside another case is there room for this one. A case is known by its trace: a token has the numbers
      // of the model's lists, and changes with them.
      let kept = try? JSONDecoder().decode(FixtureContent.self, from: existing)
      let isAnotherCase = kept.map { $0.trace != content.trace } ?? false
      if !isAnotherCase {
        return .refused(
          "\(path) holds another counterexample: move it or remove it, and record again")
      }
    }
    return .refused("\(content.path) cannot be written: move what is there, and record again")
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
