import LawTesting
import TestSupport

@Suite(.tags(.bindingLaws)) struct `Tests that run at the same time` {
  @Test("find what each finds alone", arguments: [Law.getSet, .setSet, .conforms])
  func independence(_ law: Law) async throws {
    let alone = try #require(try check(ClearingButton.self, obeys: law))
    let together = try await withThrowingTaskGroup(of: Verdict?.self) { group in
      for _ in 0..<8 { group.addTask { try check(ClearingButton.self, obeys: law) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together == [Verdict?](repeating: alone, count: 8))
  }
}
