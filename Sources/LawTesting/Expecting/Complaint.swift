import LawChecking
import Testing

/// Sentences about settings that cannot be read; each is recorded once in all, by the first expectation
/// that meets it.
enum Complaint {
  private static let recorded = Locked<Set<String>>([])

  static func record(_ sentences: [String], _ sourceLocation: SourceLocation) {
    for sentence in sentences where recorded.use({ $0.insert(sentence).inserted }) {
      Issue.record(Comment(rawValue: sentence), sourceLocation: sourceLocation)
    }
  }
}
