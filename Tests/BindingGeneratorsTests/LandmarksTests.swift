import Testing

@testable import BindingGenerators

@Suite struct `A list of landmarks` {
  static let lengths = [
    Landmarks.numbers.count, Landmarks.decimals.count, Landmarks.dates.count,
    Landmarks.lengths.count, Landmarks.counts.count, Landmarks.texts.count,
  ]

  /// Otherwise each step would lead to the same element, or to its neighbour.
  @Test("is neither as long as a step of a tour, nor nearly", arguments: lengths)
  func length(_ count: Int) {
    #expect(abs(count - Choices.stepOfTour) > 1)
  }
}
