import Dispatch
import Foundation
import LawChecking
import Testing

/// Records sentences about unusable settings, each once in a process.
///
/// The first expectation that meets a sentence records it, on a thread of its own. No test is current there.
/// Otherwise a `withKnownIssue` around the expectation would hide the issue.
func recordUnusableSettings(_ sentences: [String], at sourceLocation: SourceLocation) {
  let news = sentences.filter { sentence in recordedSentences.use { $0.insert(sentence).inserted } }
  if news.isEmpty { return }
  let isInTest = Test.isRunning
  let end = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    for sentence in news {
      recordIssue(sentence, isInTest: isInTest, at: sourceLocation)
    }
    end.signal()
  }
  end.wait()
}

/// The sentences that are recorded already.
private let recordedSentences = Locked<Set<String>>([])
