import BindingGenerators
import BindingLaws

/// Random cases, which follow those in order of size.
///
/// The seed and the number decide a case, and so does what ran before, by `coverage` and `leastLength`.
/// So a case more or less before them changes which cases follow. Other constants, and other names of
/// seeds, change them, too, and with them recorded outputs.
extension Search {
  /// Runs random cases until so many cases have met the premise, those in order of size included.
  ///
  /// - Parameter addsTours: Whether so many more are run as landmarks take that go beyond half of the random ones.
  mutating func runAtRandom(upTo limit: Int, seed: Seed, addsTours: Bool = false) -> Finding? {
    let seed = seed.child(named: runner.subject.system)
    while !isOutOfTime {
      let limit = limit + (addsTours ? max(0, tours - (options.cases - mostInOrder) / 2) : 0)
      let number = randomCases + randomRefusals
      if cases >= limit || number >= 4 * limit { break }
      let tour = number < tours ? number : nil
      let caseSeed = tour.map(Self.tourSeed.child) ?? seed.child(number)
      let swarm = tour == nil ? swarm(ofCase: number, seed: caseSeed) : runner.touring
      if let found = runCase(number, seed: caseSeed, tour: tour, within: swarm) { return found }
    }
    return nil
  }

  /// Where the cases begin that take one landmark after the other, whatever the seed of the run.
  private static var tourSeed: Seed { Seed(0) }

  /// How many of the first random cases take landmarks in their order: all that there are of what the cases
  /// have drawn so far, fewer where fewer cases are asked for, and none where every value is one of a list.
  private var tours: Int {
    if runner.subject.isFinite && !runner.isBeyond || !options.growsSizes { return 0 }
    return min(tourLength, tourLength * casesOfTours / Effort.normal.cases)
  }

  private func swarm(ofCase number: Int, seed: Seed) -> Swarm {
    options.growsSizes
      ? runner.swarm(ofCase: number, seed: seed, from: leastLength)
      : runner.subject.everything
  }
}
