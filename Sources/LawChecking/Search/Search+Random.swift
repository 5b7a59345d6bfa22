import BindingGenerators
import BindingLaws

/// The random cases, which follow those in order of size.
///
/// The seed and the number decide a case, and so does what ran before, by `coverage` and `leastLength`.
/// So a case more or less before them changes which cases follow. Other constants, and other names of
/// seeds, change them, too, and with them recorded outputs.
extension Search {
  /// Runs random cases until this many cases have met the premise, including those in order of size.
  ///
  /// - Parameter addsTours: Whether to raise the limit by the cases that take landmarks beyond half of the
  ///   random ones.
  mutating func runAtRandom(upTo limit: Int, seed: Seed, addsTours: Bool = false) -> Finding? {
    let seed = seed.child(named: runner.subject.system)
    // Each case would ask the same.
    let takesTours = takesTours
    let toursWithinLimit = (options.cases - mostInOrder) / 2
    while !isOutOfTime {
      let tours = takesTours ? lengthOfTours : 0
      let most = limit + (addsTours ? max(0, tours - toursWithinLimit) : 0)
      let number = randomCases + randomRefusals
      // If fewer than a quarter of the cases meet the premise, it does not wait for all that were asked for.
      if cases >= most || number >= 4 * most { break }
      let tour = number < tours ? number : nil
      let caseSeed = tour.map(Self.tourSeed.child) ?? seed.child(number)
      let swarm = tour == nil ? swarm(ofCase: number, seed: caseSeed) : runner.touring
      if let found = runCase(number, seed: caseSeed, tour: tour, within: swarm) { return found }
    }
    return nil
  }

  /// The seed of the cases that take one landmark after the other, whatever the seed of the run.
  private static var tourSeed: Seed { Seed(0) }

  /// Whether the first random cases take landmarks in their order.
  ///
  /// They do not if every value is one of a list.
  private var takesTours: Bool {
    options.growsSizes && (runner.isBeyond || !runner.subject.isFinite)
  }

  /// The number of the cases that take landmarks in their order.
  ///
  /// It is the length of the longest list of landmarks so far, and less if fewer cases are asked for.
  private var lengthOfTours: Int {
    min(tourLength, tourLength * casesOfTours / Effort.normal.cases)
  }

  private func swarm(ofCase number: Int, seed: Seed) -> Swarm {
    options.growsSizes
      ? runner.swarm(ofCase: number, seed: seed, from: leastLength)
      : runner.subject.everything
  }
}
