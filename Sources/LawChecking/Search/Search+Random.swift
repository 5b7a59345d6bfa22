import BindingGenerators
import BindingLaws

extension Search {
  /// Runs random cases until so many cases have met the premise, those in order of size included.
  mutating func runAtRandom(upTo limit: Int, seed: Seed) -> Finding? {
    let seed = seed.child(named: runner.system)
    while cases < limit, number < 4 * limit, !isOutOfTime {
      let caseSeed = seed.child(number)
      let swarm = swarm(ofCase: number, seed: caseSeed)
      number += 1
      var choices = Choices(seed: caseSeed)
      let run = runner.run(drawnFrom: &choices, within: swarm)
      let discrepancy = count(run)
      if !run.isRefused { randomCases += 1 }
      guard let discrepancy else { continue }
      return finding(run, discrepancy, seed: caseSeed, swarm, number: cases)
    }
    return nil
  }

  /// What a random case showed, which is drawn again to be recorded.
  func finding(
    _ run: Run, _ discrepancy: Discrepancy, seed: Seed, _ swarm: Swarm, number: Int
  ) -> Finding {
    var again = Choices(seed: seed, isRecording: true)
    _ = runner.draw(from: &again, within: swarm, stoppingAfter: run.reached)
    return finding(run, again, discrepancy, number: number, isSmallest: false)
  }

  private func swarm(ofCase number: Int, seed: Seed) -> Swarm {
    options.growsSizes
      ? runner.swarm(ofCase: number, seed: seed, from: leastLength)
      : runner.everything
  }
}
