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

  /// Prints the table, and attaches it.
  func record(_ sourceLocation: SourceLocation) {
    print(text)
    Attachment.record(text, named: "\(system).learned.txt", sourceLocation: sourceLocation)
    guard let json = try? table.jsonText else { return }
    Attachment.record(json, named: "\(system).learned.json", sourceLocation: sourceLocation)
  }
}
