import Foundation
package import LawChecking

/// Writes counterexamples to files, a fixture each.
package struct FixtureWriter {
  package let root: String

  /// - Parameter root: The folder of all fixtures.
  package init(root: String) {
    self.root = root
  }

  /// Writes a counterexample, unless it is there already.
  ///
  /// - Returns: What is wrong, in a sentence; `nil` when the file is there now.
  package func write(_ verdict: Verdict, expecting kind: Verdict.Kind) -> String? {
    // The case breaks the law, though nobody can obey it.
    let kind = verdict.kind == .impossible ? .broken : kind
    guard let content = FixtureContent(verdict, expecting: kind) else { return nil }
    do {
      return try write(content)
    } catch {
      return "\(content.path) cannot be written: \(error.localizedDescription)"
    }
  }

  /// Writes a file, under another name where that of the case is taken by another case.
  ///
  /// A name that is taken is left alone.
  ///
  /// - Returns: What is in the way, in a sentence; `nil` when the file is there now.
  package func write(_ content: FixtureContent) throws -> String? {
    let text = Data(try content.jsonText.utf8)
    for path in [content.path, content.pathBesideAnother] {
      if try create(text, at: root + "/" + path) { return nil }
      guard let there = FileManager.default.contents(atPath: root + "/" + path) else { break }
      if there == text { return nil }
      let other = try? JSONDecoder().decode(FixtureContent.self, from: there)
      if other == nil || other?.trace == content.trace {
        return "\(path) holds another counterexample: move it or remove it, and record again"
      }
    }
    return "\(content.path) cannot be written: move what is there, and record again"
  }

  /// Where a file with this content is; `nil` where there is none.
  package func place(of content: FixtureContent) -> String? {
    let text = (try? content.jsonText).map { Data($0.utf8) }
    return [content.path, content.pathBesideAnother].map { root + "/" + $0 }.first {
      text != nil && FileManager.default.contents(atPath: $0) == text
    }
  }

  /// Writes beside the place and then moves, so that nobody ever sees half a file.
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
