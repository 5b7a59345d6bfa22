import BindingLaws
import Foundation
import LawChecking
import LawTelling
import Testing

/// Writes counterexamples to files while `BINDING_LAWS_RECORD` is set.
struct FixtureWriter {
  private let root: String

  /// `nil` while nothing is to be recorded.
  ///
  /// - Parameter file: A file of the package that the fixtures belong to.
  init?(besides file: String) {
    let wish = ProcessInfo.processInfo.environment["BINDING_LAWS_RECORD"] ?? ""
    if wish.isEmpty || wish == "0" { return nil }
    self.init(root: FixtureDirectory.package(of: file) + "/" + FixtureDirectory.standard)
  }

  init(root: String) {
    self.root = root
  }

  /// Writes a counterexample, unless it is there already.
  ///
  /// - Returns: What is wrong, in a sentence; `nil` when the file is there now.
  func write(_ verdict: Verdict, expecting kind: Verdict.Kind) -> String? {
    guard let found = verdict.counterexample, let token = found.token else { return nil }
    let content = FixtureContent(
      about: verdict.headline, system: verdict.system, law: verdict.law.id,
      trace: found.foretold, token: token, verdict: kind.rawValue)
    do {
      return try write(content)
    } catch {
      return "\(content.path) cannot be written: \(error)"
    }
  }

  /// Writes beside the place and then moves, so that nobody ever sees half a file.
  ///
  /// A name that is taken is left alone.
  func write(_ content: FixtureContent) throws -> String? {
    let place = root + "/" + content.path
    let text = Data(try JSONText.of(content).utf8)
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appendingPathComponent(".\(UInt64.random(in: 0 ... .max)).draft")
    defer { unlink(draft.path) }
    try text.write(to: draft)
    if link(draft.path, place) == 0 { return nil }
    if FileManager.default.contents(atPath: place) == text { return nil }
    return "\(content.path) holds another counterexample: move it or remove it, and record again"
  }
}
