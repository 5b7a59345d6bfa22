import Testing

/// Sentences about settings that cannot be read; each is recorded once in every test, since one
/// test alone may take it for a known issue.
enum Complaint {
  private static let recorded = Locked<Set<[String]>>([])

  static func record(_ sentences: [String], _ sourceLocation: SourceLocation) {
    let test = Test.current.map { "\($0.id)" } ?? ""
    for sentence in sentences where recorded.change({ $0.insert([test, sentence]).inserted }) {
      Issue.record(Comment(rawValue: sentence), sourceLocation: sourceLocation)
    }
  }
}
