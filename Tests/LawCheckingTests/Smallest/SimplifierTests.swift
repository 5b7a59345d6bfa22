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

  /// Two draws stand before the elements: their number, and one that has to stay.
  @Test func `deletes an element though its count is not the draw before it`() {
    func failing(_ draws: Draws) -> Choices? {
      var choices = Choices(replaying: draws)
      _ = choices.draw(below: 2)
      let isFailing = choices.span { list in
        let count = list.draw(below: 10)
        let isMarked = list.draw(below: 2) == 1
        let elements = (0..<count).map { _ in list.span { $0.draw(below: 10) } }
        return isMarked && elements.contains(7)
      }
      return isFailing ? choices : nil
    }
    let first = failing(
      Draws(values: [1, 3, 1, 5, 7, 4], spans: [1..<6, 3..<4, 4..<5, 5..<6]))
    var simplifier = first.map { Simplifier($0, attempt: failing) }
    simplifier?.run()
    #expect(simplifier?.draws.values == [0, 1, 1, 7])
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
