import LawChecking
import LawTelling
import Testing

extension Verdict {
  /// The table of what new systems do, as text.
  ///
  /// Nil if the verdict does not rest on one.
  var learnedText: String? {
    learned.map { table in
      (["\(system) when new", ""] + LearnedTableText(table).lines).joined(separator: "\n") + "\n"
    }
  }

  /// Prints the table of what new systems do, or, if it is long, how to keep it.
  func printLearned() {
    guard let text = learnedText else { return }
    if text.count(where: \.isNewline) <= mostLinesPrinted { return print(text) }
    print(
      "\(system): what it does when new is a long table; swift test --attachments-path DIR keeps it"
    )
  }

  /// Attaches the table of what new systems do, as text and as JSON.
  func attachLearned(at sourceLocation: SourceLocation) {
    guard let text = learnedText else { return }
    attachIfKept(text, named: "\(system).learned.txt", at: sourceLocation)
    if let json = try? learned?.jsonText {
      attachIfKept(json, named: "\(system).learned.json", at: sourceLocation)
    }
  }
}

/// The most lines of a table that is printed: more would not fit on a terminal of the usual height.
private let mostLinesPrinted = 24
