import BindingGenerators

/// The histories that evidence consists of.
struct Histories {
  private var follower: Follower
  private var random: SplitMix64
  private let shape: MachineShape

  /// Its owner deallocates it.
  init(_ machine: any Machine, _ expectations: Expectations, seed: Seed) {
    follower = Follower(machine, expectations)
    random = SplitMix64(seed: seed.value)
    shape = machine.shape
  }

  func deallocate() { follower.deallocate() }

  var inputs: Int { follower.inputs }

  private var isDone: Bool { !follower.isAsExpected }

  mutating func runAll() {
    if shape.bases == 0 || shape.count == 0 { return }
    for input in 0..<shape.count where !isDone { repeatInput(input) }
    alternate()
    compareAges()
    let share = Evidence.histories * Evidence.fewInputs / max(Evidence.fewInputs, shape.count)
    let count = max(1, share)
    for number in 1...count where !isDone {
      let length = Evidence.longest * number / count + 1
      follow(Array(0..<shape.count), length, isHolding: number % 2 == 0)
    }
    for number in 1...count where !isDone {
      follow(someKinds(), Evidence.longest, isHolding: number % 4 != 0)
    }
  }

  /// A history of some inputs in any order, with the base written before half of them.
  private mutating func follow(_ inputs: [Int], _ length: Int, isHolding: Bool) {
    follower.begin(Divergence.Start(base: below(shape.bases), isHolding: isHolding))
    for _ in 0..<min(length, Evidence.longest) where !isDone {
      if below(2) == 0 { follower.write(below(shape.bases)) }
      follower.perform(inputs[below(inputs.count)])
    }
  }

  /// Some inputs: of one to three kinds, or one to three of all.
  private mutating func someKinds() -> [Int] {
    let chosen = (0...below(3)).map { _ in shape.inputs[below(shape.count)] }
    let isByKind = below(2) == 0
    return (0..<shape.count).filter { index in
      let input = shape.inputs[index]
      return chosen.contains {
        isByKind
          ? $0.kind == input.kind && $0.isHeld == input.isHeld
            && $0.isInTransaction == input.isInTransaction : $0 == input
      }
    }
  }

  /// One input again and again in one base, where it does something if it does anywhere.
  private mutating func repeatInput(_ input: Int) {
    let port = shape.heldPort[input]
    let fresh = shape.fresh[input]
    let open = (0..<shape.bases).filter { shape.isOpen[$0 * shape.count + fresh] }
    let moving = open.first { follower.expectations.whenNew(fresh, in: $0).base != $0 }
    guard let base = moving ?? open.first else { return }
    follower.begin(Divergence.Start(base: base, isHolding: port >= 0))
    for _ in 0..<Evidence.repetitions where !isDone {
      follower.write(base)
      follower.perform(input)
    }
  }

  /// Two inputs of one port by turns, every pair of them that use fresh bindings or the held one.
  private mutating func alternate() {
    var pairs = pairsToAlternate
    let most = Evidence.inputsOfAlternations / Evidence.alternations / 2
    if pairs.count > most { pairs = Array(pairs.shuffled(using: &random)[..<most]) }
    for pair in pairs where !isDone {
      let port = shape.inputs[pair.0].port
      let base = (0..<shape.bases).first { shape.isPresent(port, in: $0) }
      guard let base else { continue }
      follower.begin(Divergence.Start(base: base, isHolding: true))
      for _ in 0..<Evidence.alternations where !isDone {
        follower.perform(pair.0)
        follower.perform(pair.1)
      }
    }
  }

  private var pairsToAlternate: [(Int, Int)] {
    let uses = (0..<shape.count).filter { shape.inputs[$0].isUse }
    return uses.flatMap { first in
      uses.prefix { $0 < first }.filter { second in
        let (one, other) = (shape.inputs[first], shape.inputs[second])
        return one.port == other.port && one.isHeld == other.isHeld
      }.map { (first, $0) }
    }
  }

  /// The bindings of two ports held since different bases, used in every base.
  private mutating func compareAges() {
    var pairs = allPairs.shuffled(using: &random)[...]
    let end = follower.inputs + Evidence.inputsOfPairs
    while let pair = pairs.popFirst(), !isDone && follower.inputs < end {
      follower.begin(Divergence.Start(base: pair.since.0, isHolding: false))
      follower.perform(shape.holds[pair.ports.0])
      follower.write(pair.since.1)
      follower.perform(shape.holds[pair.ports.1])
      for base in 0..<shape.bases {
        for input in shape.uses[pair.ports.0] + shape.uses[pair.ports.1] {
          follower.write(base)
          follower.perform(input)
        }
      }
    }
  }

  private var allPairs: [(ports: (Int, Int), since: (Int, Int))] {
    (0..<shape.ports * shape.ports * shape.bases * shape.bases).compactMap { number in
      let (ports, since) = (
        number / shape.bases / shape.bases, number % (shape.bases * shape.bases)
      )
      let pair = (ports / shape.ports, ports % shape.ports)
      let bases = (since / shape.bases, since % shape.bases)
      let isApart = pair.0 != pair.1 && bases.0 != bases.1
      let isThere = shape.isPresent(pair.0, in: bases.0) && shape.isPresent(pair.1, in: bases.1)
      return isApart && isThere ? (pair, bases) : nil
    }
  }

  /// What was found, without the steps that it does not need.
  mutating func smallest() -> Divergence? {
    guard var divergence = follower.divergence else { return nil }
    var place = 0
    while place < divergence.steps.count - 1 {
      var steps = divergence.steps
      steps.remove(at: place)
      if follower.shows(Divergence(start: divergence.start, steps: steps)) {
        (divergence, place) = (follower.divergence ?? divergence, 0)
      } else {
        place += 1
      }
    }
    return divergence
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() >> 33) % bound }
}
