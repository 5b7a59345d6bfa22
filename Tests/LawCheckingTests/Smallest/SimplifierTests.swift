import BindingGenerators
import Testing

@testable import LawChecking

@Suite struct `A simplification` {
  @Test func `goes on while two numbers fall by one at a time`() {
    let simplifier = simplified(from: 200)
    #expect(simplifier.draws.values == [1, 1])
    #expect(simplifier.executions > 1_000)
  }

  @Test func `ends after ten thousand cases`() {
    let simplifier = simplified(from: 2_000_000)
    #expect(simplifier.executions == 10_000)
  }

  /// Simplifies two numbers, of which the first is twice the second, but for one, and not 0.
  ///
  /// Neither can fall by more than two if the other stays, nor can they fall far together.
  private func simplified(from first: UInt64) -> Simplifier {
    func failing(_ draws: Draws) -> Choices? {
      var choices = Choices(replaying: draws)
      let one = choices.draw(below: 1 << 40)
      let other = choices.draw(below: 1 << 40)
      let isFailing = other > 0 && (2 * other - 1...2 * other + 1).contains(one)
      return isFailing ? choices : nil
    }
    var choices = Choices(replaying: Draws(values: [first, first / 2]))
    for _ in 0..<2 { _ = choices.draw(below: 1 << 40) }
    var simplifier = Simplifier(choices, attempt: failing)
    simplifier.run()
    return simplifier
  }
}
