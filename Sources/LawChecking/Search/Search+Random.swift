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
  /// The first random cases may be tours, which take landmarks.
  ///
  /// - Parameter addsTours: Whether tours take at most half of the random cases from the others: the limit then
  ///   rises by each further tour.
  mutating func runAtRandom(upTo limit: Int, seed: Seed, addsTours: Bool = false) -> Finding? {
    let seed = seed.child(named: runner.subject.system)
    // The answer is the same for each case.
    let takesTours = takesTours
    let toursWithinLimit = (options.cases - mostInOrder) / 2
    while !isOutOfTime {
      let tours = takesTours ? lengthOfTours : 0
      let most = limit + (addsTours ? max(0, tours - toursWithinLimit) : 0)
      let number = randomCases + randomRefusals
      // At most four cases are drawn for each that was asked for. So the search stops early if fewer than a
      // quarter of them meet the premise.
      if cases >= most || number >= 4 * most { break }
      let found = number < tours ? runTour(number) : runCase(number, seed: seed.child(number))
      if let found { return found }
    }
    return nil
  }

  private mutating func runTour(_ number: Int) -> Finding? {
    runCase(number, seed: Self.tourSeed.child(number), tour: number, within: runner.touring)
  }

  private mutating func runCase(_ number: Int, seed: Seed) -> Finding? {
    let swarm =
      options.growsSizes
      ? runner.swarm(ofCase: number, seed: seed, from: leastLength) : runner.subject.everything
    return runCase(number, seed: seed, within: swarm)
  }

  /// The seed of the cases that take one landmark after the other, whatever the seed of the run.
  private static var tourSeed: Seed { Seed(0) }

  /// Whether the first random cases take landmarks in their order.
  ///
  /// They do not if every value is one of a list: then there are no landmarks.
  private var takesTours: Bool {
    options.growsSizes && (runner.isBeyond || !runner.subject.isFinite)
  }

  /// The number of the cases that take landmarks in their order.
  ///
  /// It is the length of the longest list of landmarks that a tour has met so far, so it grows during the tours.
  /// If fewer cases are asked for than usual, it is less in proportion.
  private var lengthOfTours: Int {
    min(tourLength, tourLength * casesOfTours / Effort.normal.cases)
  }
}
