import BindingGenerators
import Testing

@Suite struct `A sequence of choices` {
  @Test func `draws below its bound`() {
    var choices = Choices(seed: Seed(1))
    #expect((1...1000).allSatisfy { choices.draw(below: $0) < $0 })
  }

  @Test func `is replayed draw by draw`() {
    var random = Choices(seed: Seed(2), isRecording: true)
    let drawn = (1...20).map { random.draw(below: $0) }
    var replayed = Choices(replaying: random.record)
    #expect((1...20).map { replayed.draw(below: $0) } == drawn)
  }

  @Test func `ends in zeros when it is replayed past its end`() {
    var choices = Choices(replaying: Draws(values: [3]))
    #expect([choices.draw(below: 9), choices.draw(below: 9), choices.draw(below: 9)] == [3, 0, 0])
  }

  @Test func `replays a value that is out of bounds as the largest`() {
    var choices = Choices(replaying: Draws(values: [70]))
    #expect(choices.draw(below: 5) == 4)
  }

  @Test func `keeps the next span in place if a span gets shorter`() {
    var choices = Choices(replaying: Draws(values: [1, 2, 3, 4], spans: [0..<3, 3..<4]))
    _ = choices.span { $0.draw(below: 9) }
    #expect(choices.span { $0.draw(below: 9) } == 4)
  }

  @Test func `pads a longer span with zeros, not with its neighbour's draws`() {
    var choices = Choices(replaying: Draws(values: [1, 2], spans: [0..<1, 1..<2]))
    let first = choices.span { [$0.draw(below: 9), $0.draw(below: 9)] }
    #expect(first == [1, 0])
    #expect(choices.span { $0.draw(below: 9) } == 2)
  }
}
