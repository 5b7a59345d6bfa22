import BindingGenerators
import BindingLaws

/// Random cases, which follow those in order of size.
///
/// The seed and the number decide a case, and so does what ran before, by `coverage` and `leastLength`.
/// So a case more or less before them changes which cases follow. Other constants, and other names of
/// seeds, change them, too, and with them recorded outputs.
extension Search {
  /// Runs random cases until so many cases have met the premise, those in order of size included.
  mutating func runAtRandom(upTo limit: Int, seed: Seed) -> Finding? {
    let seed = seed.child(named: runner.subject.system)
    while cases < limit, number < 4 * limit, !isOutOfTime {
      let tour = number < tours ? number : nil
      let caseSeed = tour.map(Self.tourSeed.child) ?? seed.child(number)
      let swarm = tour == nil ? swarm(ofCase: number, seed: caseSeed) : runner.touring
      number += 1
      let draws =
        tour == nil ? runner.subject.drawsAsSwiftUI(number - 1, caseSeed, within: swarm) : nil
      var choices = Choices(seed: caseSeed, tour: tour)
      let run = draws.map(runner.run) ?? runner.run(drawnFrom: &choices, within: swarm)
      let discrepancy = count(run)
      if !run.isRefused { randomCases += 1 }
      guard let discrepancy else { continue }
      return finding(run, discrepancy, seed: caseSeed, tour: tour, swarm, draws, number: cases)
    }
    return nil
  }

  /// Where the cases begin that take one landmark after the other, whatever the seed of the run.
  private static var tourSeed: Seed { Seed(0) }

  /// How many of the first random cases take landmarks in their order: half of them, if there are
  /// not enough for all, and none where every value is listed.
  private var tours: Int {
    runner.subject.isFinite ? 0 : min(Choices.tours, (options.cases - mostInOrder) / 2)
  }

  /// What a random case showed, which is drawn again to be recorded.
  ///
  /// - Parameter draws: Of what it was made instead, if of anything.
  func finding(
    _ run: Run, _ discrepancy: Discrepancy, seed: Seed, tour: Int? = nil, _ swarm: Swarm,
    _ draws: Draws?, number: Int
  ) -> Finding {
    if let draws {
      let again = runner.choices(of: draws, reaching: run.reached)
      return finding(run, again, discrepancy, number: number, isSmallest: false)
    }
    var again = Choices(seed: seed, tour: tour, isRecording: true)
    _ = runner.subject.draw(from: &again, within: swarm, stoppingAfter: run.reached)
    return finding(run, again, discrepancy, number: number, isSmallest: false)
  }

  private func swarm(ofCase number: Int, seed: Seed) -> Swarm {
    options.growsSizes
      ? runner.swarm(ofCase: number, seed: seed, from: leastLength)
      : runner.subject.everything
  }
}
