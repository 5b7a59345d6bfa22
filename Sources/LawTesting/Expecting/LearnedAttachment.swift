import LawChecking
import LawTelling
import Testing

/// What was learned of new systems, as a table for people and as JSON.
struct LearnedAttachment {
  private let system: String
  private let table: LearnedTable

  /// `nil` for a verdict that does not rest on it.
  init?(_ verdict: Verdict) {
    guard let table = verdict.learned else { return nil }
    (system, self.table) = (verdict.system, table)
  }

  var text: String {
    (["\(system) when new", ""] + LearnedTableText(table).lines).joined(separator: "\n") + "\n"
  }

  /// Prints a table that is small, and attaches any.
  func record(_ sourceLocation: SourceLocation) {
    if text.count(where: \.isNewline) <= Self.mostLines {
      print(text)
    } else {
      print(
        "\(system): what it does when it is new is a long table; --attachments-path DIR keeps it")
    }
    attach(text, named: "\(system).learned.txt", sourceLocation)
    if let json = try? table.jsonText {
      attach(json, named: "\(system).learned.json", sourceLocation)
    }
  }

  /// How long a table may be that is printed.
  private static let mostLines = 12
}
