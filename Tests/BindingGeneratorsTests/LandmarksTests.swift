import Testing

@testable import BindingGenerators

@Suite struct `A list of landmarks` {
  static let lengths = [
    ("numbers", Landmarks.numbers.count), ("decimals", Landmarks.decimals.count),
    ("dates", Landmarks.dates.count), ("lengths", Landmarks.lengths.count),
    ("counts", Landmarks.counts.count), ("texts", Landmarks.texts.count),
  ]

  /// Otherwise each step would lead to the same element, or to its neighbour.
  @Test("is neither as long as a step of a tour, nor nearly", arguments: lengths)
  func length(_ list: String, _ count: Int) {
    #expect(abs(count - Choices.stepOfTour) > 1)
  }
}
