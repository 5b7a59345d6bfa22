import Foundation
import TestSupport

@testable import LawTesting

@Suite struct `The attachment of a failure` {
  @Test func `is read back as the same verdict`() throws {
    let verdict = try verdict()
    #expect(try attached(verdict).verdict == verdict)
  }

  /// No test declares what its system breaks, so a report on attachments has to list each as a failure.
  @Test func `says that the law should have been upheld`() throws {
    #expect(try attached(verdict()).declared == .upheld)
  }

  private func verdict() throws -> Verdict {
    try #require(try check(ClearingButton.self, obeys: .getSet))
  }

  /// Returns what a report reads in the attachment of a verdict.
  private func attached(_ verdict: Verdict) throws -> Judgement {
    let json = try #require(verdict.json)
    return try #require(try VerdictFile(Data(json.utf8)).judgements.first)
  }
}
