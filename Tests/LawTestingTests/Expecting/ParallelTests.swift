import LawTesting
import TestSupport

/// Swift Testing runs tests in parallel.
///
/// If a check drew its cases from anything that the process has once, it would find other cases beside others.
@Suite(.tags(.bindingLaws)) struct `Tests that run at the same time` {
  /// Eight, so that some run at the same time wherever there are two processors.
  private static let taskCount = 8

  @Test("find what each finds alone", arguments: [Law.getSet, .setSet, .conforms])
  func independence(_ law: Law) async throws {
    let alone = try #require(try check(ClearingButton.self, obeys: law))
    let together = try await withThrowingTaskGroup(of: Verdict?.self) { group in
      for _ in 0..<Self.taskCount {
        group.addTask { try check(ClearingButton.self, obeys: law) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together == [Verdict?](repeating: alone, count: Self.taskCount))
  }
}
