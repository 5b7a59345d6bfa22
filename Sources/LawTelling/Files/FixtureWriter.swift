import Foundation
package import LawChecking

/// Writes counterexamples to files, a fixture each: for tests that record, and for `adopt`.
///
/// Several processes may write at once. No file is ever overwritten, or seen half written.
package struct FixtureWriter {
  package let root: String

  /// - Parameter root: The folder of all fixtures.
  package init(root: String) {
    self.root = root
  }

  /// Where a file is now, or what is wrong, in a sentence; neither where there is nothing to write.
  package typealias Written = (place: String?, complaint: String?)

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

  /// Writes a file, under another name where that of the case is taken by another case.
  ///
  /// A name that is taken is left alone.
  package func write(_ content: FixtureContent) throws -> Written {
    let text = Data(try content.jsonText.utf8)
    for path in [content.path, content.pathBesideAnother] {
      let place = root + "/" + path
      if try create(text, at: place) { return (place, nil) }
      guard let there = FileManager.default.contents(atPath: place) else { break }
      if there == text { return (place, nil) }
      let other = try? JSONDecoder().decode(FixtureContent.self, from: there)
      if other == nil || other?.trace == content.trace {
        return (
          nil, "\(path) holds another counterexample: move it or remove it, and record again"
        )
      }
    }
    return (nil, "\(content.path) cannot be written: move what is there, and record again")
  }

  /// Writes beside the place and then links it there, so that nobody ever sees half a file.
  ///
  /// A link overwrites nothing, unlike a move. The draft, whose name is random, is removed at once. It never
  /// ends in `.json`, because that would make it a fixture.
  ///
  /// - Returns: Whether the place was free.
  private func create(_ text: Data, at place: String) throws -> Bool {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appendingPathComponent(".\(UInt64.random(in: 0 ... .max)).draft")
    defer { unlink(draft.path) }
    try text.write(to: draft)
    if link(draft.path, place) == 0 { return true }
    if errno == EEXIST { return false }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
