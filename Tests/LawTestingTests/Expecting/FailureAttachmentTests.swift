import Foundation
import TestSupport

@testable import LawTesting

@Suite struct `The attachment of a failure` {
  @Test func `holds all that its report needs`() throws {
    let law = Law.getSet
    let verdict = try #require(try check(ClearingButton.self, obeys: law))
    let json = try #require(verdict.json)
    let judgement = try #require(try VerdictFile(Data(json.utf8)).judgements.first)
    #expect(judgement.verdict == verdict)
    #expect(judgement.declared == .upheld)
    #expect(!judgement.isAsDeclared)
  }
}
