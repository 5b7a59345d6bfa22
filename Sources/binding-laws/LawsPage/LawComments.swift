import Foundation

/// The comments of the laws and of their families, read from the source text.
struct LawComments {
  /// The comments of the laws by their members; those whose parts are in order.
  private(set) var laws: [String: LawComment] = [:]
  /// What the laws of a family are about, by its member.
  private(set) var families: [String: String] = [:]

  /// Reads the files of laws, which lie beside the source of this one.
  init() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = sources.appendingPathComponent("BindingLaws/Laws")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      read(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  private mutating func read(_ text: String) {
    var comment: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("///") {
        comment.append(String(words.dropFirst(words.hasPrefix("/// ") ? 4 : 3)))
      } else {
        take(comment, of: words.split(separator: " ").map(String.init))
        comment = []
      }
    }
  }

  /// Keeps a comment under the name of a line `public static let name = Law(` or `… = LawSet(`.
  private mutating func take(_ comment: [String], of declaration: [String]) {
    guard declaration.starts(with: ["public", "static", "let"]), declaration.count > 5 else {
      return
    }
    switch declaration[5].prefix(7) {
    case "Law(": laws[declaration[3]] = LawComment(comment)
    case "LawSet(": families[declaration[3]] = comment.joined(separator: " ")
    default: break
    }
  }
}
