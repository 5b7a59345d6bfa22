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
      options.usesProof = false
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
    var finals: [String: Int] = [:]
    var firsts: [Int] = []
    var simplifications: [Int] = []
    for seed in 0..<200 {
      var options = CheckOptions(seed: Seed(UInt64(seed)), cases: 1000)
      options.usesShortlex = false
      options.usesProof = false
      options.maximumLength = 50
      options.growsSizes = false
      options.kinds = [.set, .write, .get]
      let verdict = try check(EightTags.Mutant.self, obeys: LocalityLaw.conforms, options: options)
      guard let found = verdict?.counterexample else { continue }
      finals[found.trace.joined(separator: "; "), default: 0] += 1
      firsts.append(found.foundAtCase)
      simplifications.append(found.simplifications)
    }
    let operation = Generator<EightTags.Operation>.oneOf([
      Generator<EightTags.Tag>.anyCase.zip(with: .element(of: [true, false])).map { .set($0, $1) },
      Generator<EightTags.Tag>.anyCase.optional().map { .external($0) },
      Generator<EightTags.Tag>.anyCase.map { .get($0) },
    ])
    let list = Generator<Int>.integer(in: 0...50).flatMap { operation.array(count: $0...$0) }
    var finals2: [String: Int] = [:]
    var simplifications2: [Int] = []
    for seed in 0..<200 {
      let found = list.falsify(options: CheckOptions(seed: Seed(UInt64(seed)), cases: 1000)) {
        EightTags.conforms($0)
      }
      finals2["\(found!.value)", default: 0] += 1
      simplifications2.append(found!.simplifications)
    }
    print(finals2, simplifications2.sorted()[100], simplifications2.max()!)
    print(finals, firsts.sorted()[100], simplifications.sorted()[100], simplifications.max()!)
  }
}
