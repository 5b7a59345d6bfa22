import TestSupport

@testable import LawChecking

@Suite struct `A starting gate` {
  @Test func `lets all tasks run at the same time, and each once`() {
    let crew = TaskCrew()
    for round in 0..<20 {
      let counts = (0..<3).map { _ in Count() }
      crew.race(counts.map { count in { count.value += 1 } }, shifted: round)
      #expect(counts.map(\.value) == [1, 1, 1])
    }
  }

  private final class Count {
    var value = 0
  }
}
