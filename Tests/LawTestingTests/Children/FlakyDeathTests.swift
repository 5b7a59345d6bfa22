import Foundation
import TestSupport

@testable import LawChecking
@testable import LawTesting

/// A flag whose binding traps when it is set on.
private struct TrappingFlag: LearnedSystem {
  static var examples: [Bool] { [false] }
  let source: Source<Bool>

  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value },
      set: { isOn in
        precondition(!isOn, "unlucky")
        source.value = isOn
      })
  }
}

@Suite(.onOwnThreads) struct `A case that crashes in one way, and alone in another` {
  @Test func `is flaky, and its verdict tells both ends`() throws {
    let checker = try LawChecker(
      TrappingFlag.self,
      .children(ChildrenLimits()) { job in
        var report = try ExitTestChild.run(job)
        // The child that runs the case alone gets another end.
        if case .show = job.task {
          report.diagnosis = .signal(SIGSEGV)
          report.sentence = nil
        }
        return report
      })
    let verdict = try #require(try checker.verdict(on: .total))
    #expect(verdict.kind == .flaky)
    let words = try #require(verdict.grounds?.words(at: nil))
    #expect(words.hasPrefix("trapped ("))
    let otherEnd = "ends otherwise in a new process: stack overflow or bad memory access (SIGSEGV)"
    #expect(words.hasSuffix(", but the same case alone \(otherEnd)"))
  }
}
