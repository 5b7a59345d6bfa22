import Foundation

/// The comments of the laws and of their families, read from the source text.
struct LawComments {
  /// The comments of the laws, by their members.
  ///
  /// Comments whose parts are out of order are left out.
  private(set) var laws: [String: LawComment] = [:]
  /// The comments of the families, by their members.
  private(set) var families: [String: String] = [:]

  /// Reads the files of laws, which lie near this source file.
  init() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = sources.appendingPathComponent("BindingLaws/Laws")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      read(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// Keeps each comment above a line `public static let name = Law(` or `… = LawSet(`.
  private mutating func read(_ text: String) {
    for found in text.matches(of: #/((?: *///.*\n)+) *public static let (\w+) = (Law|LawSet)\(/#) {
      let lines = found.1.split(separator: "\n").map { String($0.trimmingPrefix(#/ */// ?/#)) }
      let member = String(found.2)
      if found.3 == "Law" {
        laws[member] = LawComment(lines)
      } else {
        families[member] = lines.joined(separator: " ")
      }
    }
  }
}
