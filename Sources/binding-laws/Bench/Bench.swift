import ArgumentParser
import BindingGenerators
import BindingLaws
import LawChecking

struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures the harness.", shouldDisplay: false)

  func run() throws {
    var ratios: [Double] = []
    for pair in 0..<5 {
      var bare = BareLoop(seed: UInt64(pair))
      let alone = cpuSeconds { bare.run(sequences: 20_000) }
      var options = CheckOptions(seed: Seed(UInt64(pair)), cases: 20_000)
      options.usesShortlex = false
      options.maximumLength = 50
      options.growsSizes = false
      options.kinds = [.set, .write, .get]
      options.holdsBindings = true
      var verdict: Verdict?
      let ours = try cpuSeconds {
        verdict = try check(EightTags.Lawful.self, obeys: LocalityLaw.conforms, options: options)
      }
      ratios.append(ours / alone)
      print(bare.operations, bare.mismatches, verdict?.cases ?? 0, alone, ours, ours / alone)
    }
    print("w1", ratios.sorted()[2])
  }
}
