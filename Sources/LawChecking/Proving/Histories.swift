import BindingGenerators
import BindingLaws

/// The long histories that `Evidence` consists of.
///
/// The first input that does something unexpected ends them. So their order decides what is reported;
/// and all draw from one generator, so that a draw more or less changes those that follow.
struct Histories {
  private var follower: Follower
  private var random: SplitMix64
  private let shape: MachineShape

  init(_ machine: any Machine, _ expectations: Expectations, seed: Seed) {
    follower = Follower(machine, expectations)
    random = SplitMix64(seed: seed.value)
    shape = machine.shape
  }

  var inputs: Int { follower.inputs }

  private var isDone: Bool { !follower.isAsExpected }

  mutating func runAll() {
    if shape.bases == 0 || shape.count == 0 { return }
    for input in 0..<shape.count where !isDone { repeatInput(input) }
    alternate(portPairs)
    alternate(crossPairs)
    followEveryPair()
    useSinceEachBase()
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

  /// Two inputs by turns, for each of these pairs.
  private mutating func alternate(_ pairs: [(Int, Int)]) {
    var pairs = pairs
    let most = Evidence.inputsOfAlternations / Evidence.alternations / 2
    if pairs.count > most { pairs = Array(pairs.shuffled(using: &random)[..<most]) }
    for pair in pairs where !isDone {
      let ports = [shape.inputs[pair.0].port, shape.inputs[pair.1].port]
      let isUsable = { (base: Int) in ports.allSatisfy { shape.isPresent($0, in: base) } }
      guard let base = (0..<shape.bases).first(where: isUsable) else { continue }
      follower.begin(Divergence.Start(base: base, isHolding: true))
      for _ in 0..<Evidence.alternations where !isDone {
        follower.perform(pair.0)
        follower.perform(pair.1)
      }
    }
  }

  /// Two inputs of one port, both through fresh bindings or both through the held one.
  private var portPairs: [(Int, Int)] {
    pairs { $0.isUse && $0.port == $1.port && $0.isHeld == $1.isHeld }
  }

  /// Two sets of different ports, through fresh bindings.
  private var crossPairs: [(Int, Int)] {
    pairs { $0.kind == .set && $1.kind == .set && $0.port != $1.port && !$0.isHeld && !$1.isHeld }
  }

  private func pairs(where isOne: (Input, Input) -> Bool) -> [(Int, Int)] {
    (0..<shape.count).flatMap { first in
      (0..<first).filter { shape.inputs[$0].isUse && isOne(shape.inputs[first], shape.inputs[$0]) }
        .map { (first, $0) }
    }
  }

  /// Every input in every base right after every input in every base, where that is not too much.
  private mutating func followEveryPair() {
    let cells = (0..<shape.bases * shape.count).filter { shape.isOpen[$0] }
    if cells.count * cells.count > Evidence.inputsInPairs { return }
    for (place, cell) in cells.enumerated() where !isDone {
      follower.begin(Divergence.Start(base: cell / shape.count, isHolding: false))
      for next in cells[place...] {
        for cell in [cell, next] {
          follower.write(cell / shape.count)
          follower.perform(cell % shape.count)
        }
      }
    }
  }

  /// The binding of each port, held since each base, in every base: first all reads, then other uses.
  private mutating func useSinceEachBase() {
    let end = follower.inputs + Evidence.inputsOfAges
    for isReading in [true, false] {
      for port in 0..<shape.ports {
        let uses = shape.uses[port].filter { (shape.inputs[$0].kind == .get) == isReading }
        for since in 0..<shape.bases where shape.isPresent(port, in: since) {
          if isDone || follower.inputs >= end { return }
          follower.begin(Divergence.Start(base: since, isHolding: false))
          follower.perform(shape.holds[port])
          for base in 0..<shape.bases {
            for use in uses {
              follower.write(base)
              follower.perform(use)
            }
          }
        }
      }
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

  /// What was found, without the steps that it does not need: first without many of them at a time.
  mutating func smallest() -> Divergence? {
    guard var divergence = follower.divergence else { return nil }
    var size = max(1, divergence.steps.count / 2)
    while true {
      var (place, isSmaller) = (0, false)
      while place < divergence.steps.count - 1 {
        var steps = divergence.steps
        steps.removeSubrange(place..<min(place + size, steps.count - 1))
        if follower.shows(Divergence(start: divergence.start, steps: steps)) {
          (divergence, isSmaller) = (follower.divergence ?? divergence, true)
        } else {
          place += size
        }
      }
      if size == 1 && !isSmaller { return divergence }
      size = max(1, size / 2)
    }
  }

  /// The history with each other last input that does something else after it.
  mutating func others(than divergence: Divergence) -> [Divergence] {
    (0..<shape.count).compactMap { input in
      let steps = Array(divergence.steps.dropLast()) + [.input(input)]
      let other = Divergence(start: divergence.start, steps: steps)
      return other != divergence && follower.shows(other) ? other : nil
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int(random.next() >> 33) % bound }
}
