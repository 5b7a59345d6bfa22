import Foundation
import LawChecking
import Testing

/// Sentences about settings that cannot be read; each is recorded once in all, by the first expectation
/// that meets it.
///
/// That one may stand where issues are known, which says nothing of the settings of a run: so they are
/// recorded on a thread of their own, in nobody's name.
func complain(_ sentences: [String], _ sourceLocation: SourceLocation) {
  let news = sentences.filter { sentence in complaints.use { $0.insert(sentence).inserted } }
  if news.isEmpty { return }
  let end = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    for sentence in news {
      Issue.record(Comment(rawValue: sentence), sourceLocation: sourceLocation)
    }
    end.signal()
  }
  end.wait()
}

private let complaints = Locked<Set<String>>([])
