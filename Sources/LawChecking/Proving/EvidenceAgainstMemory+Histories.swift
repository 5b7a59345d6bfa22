import BindingGenerators
import BindingLaws

/// The long histories of evidence.
///
/// The first input that does something unexpected ends them. So their order decides what is reported. All
/// draw from one generator, so that a draw more or less changes those that follow. The numbers below decide
/// which histories run, too.
extension EvidenceAgainstMemory {
  /// The number of histories of all inputs, and of histories of some kinds.
  ///
  /// Both together have at most 2 × 100 × 72 inputs, fewer than pairs of all inputs have. With more than
  /// `fewInputs` inputs there are fewer histories, which then show less.
  private static let histories = 100
  /// The most inputs for the full number of histories.
  ///
  /// A selection of three tags has 30. It has 45 if it has controls and transactions.
  private static let fewInputs = 36
  /// The number of inputs of the longest history: each input may come twice.
  private static let longest = 2 * fewInputs
  /// The number of repetitions of each input.
  ///
  /// A system that counts to 40 has to be found.
  private static let repetitions = 64
  /// The number of times that two inputs alternate.
  ///
  /// A system that counts to 40 how often one of them follows the other has to be found, too: half as many
  /// would not do.
  private static let alternations = 48
  /// The most inputs for pairs of inputs that alternate.
  ///
  /// It is enough for the 13 pairs of inputs at each of two flags without transactions:
  /// 2 × 13 × 2 × 48 = 2,496.
  private static let inputsOfAlternations = 2_560
  /// About the most inputs for pairs of all inputs.
  ///
  /// It is enough for all pairs in a world of three tags with controls and transactions, where each of 4
  /// bases has 3 × 10 inputs through fresh bindings: (4 × 30)² = 14,400.
  private static let inputsInPairs = 16_384
  /// About the most inputs for pairs of sets that change something.
  ///
  /// The number of pairs may be half of it. That is enough for all in a world of seven tags: 56 × 56 = 3,136.
  private static let inputsInChanges = 8_192
  /// The number of inputs through bindings held since one base after which no further group begins.
  ///
  /// It is enough for all groups in a world of four flags without transactions:
  /// 4 ports × 16 bases × (2 + 16 × 3) = 3,200.
  private static let inputsOfOneAge = 4_096
  /// The number of inputs through bindings held since different bases after which no further pair begins.
  ///
  /// It is enough for all pairs in a world of three tags without transactions:
  /// 72 pairs × (2 + 4 × 6) = 1,872.
  private static let inputsOfTwoAges = 2_048

  /// Runs histories of each kind, until one shows a memory.
  mutating func runAll() {
    if shape.bases == 0 || shape.count == 0 { return }
    for input in 0..<shape.count where !isDone { repeatInput(input) }
    // Two inputs of one port, both through fresh bindings or both through the held one.
    alternate { one, other in
      one.usesBinding && one.port == other.port && one.isHeld == other.isHeld
    }
    // Two sets of different ports, through fresh bindings.
    alternate { one, other in
      let areFreshSets = one.kind == .set && other.kind == .set && !one.isHeld && !other.isHeld
      return areFreshSets && one.port != other.port
    }
    followEveryPair()
    useSinceEachBase()
    compareAges()
    let share = Self.histories * Self.fewInputs / max(Self.fewInputs, shape.count)
    let count = max(1, share)
    // They grow up to the longest. Half of them begin with all bindings held.
    for number in 1...count where !isDone {
      let length = min(Self.longest * number / count + 1, Self.longest)
      run(Array(0..<shape.count), length, isHolding: number % 2 == 0)
    }
    // Some kinds may be uses of held bindings alone, which only a held start makes possible. So three of four
    // histories have one.
    for number in 1...count where !isDone {
      run(someKinds(), Self.longest, isHolding: number % 4 != 0)
    }
  }

  /// Runs a history of some inputs in any order, with the base written before half of them.
  private mutating func run(_ inputs: [Int], _ length: Int, isHolding: Bool) {
    runner.begin(Divergence.Start(base: below(shape.bases), isHolding: isHolding))
    for _ in 0..<length where !isDone {
      if below(2) == 0 { runner.write(below(shape.bases)) }
      runner.perform(inputs[below(inputs.count)])
    }
  }

  /// Draws some inputs: those of one to three kinds, or one to three inputs.
  private mutating func someKinds() -> [Int] {
    let chosen = (0...below(3)).map { _ in shape.inputs[below(shape.count)] }
    let isByKind = below(2) == 0
    return (0..<shape.count).filter { index in
      let input = shape.inputs[index]
      return chosen.contains { isByKind ? $0.isOfSameKind(as: input) : $0 == input }
    }
  }

  /// Repeats one input in one base.
  ///
  /// It is the first base that the input changes. If it changes none, it is the first in which it is
  /// possible.
  private mutating func repeatInput(_ input: Int) {
    let fresh = shape.freshEquivalent[input]
    let open = shape.openBases(of: fresh)
    let moving = open.first { runner.expectations.whenNew(fresh, in: $0).base != $0 }
    guard let base = moving ?? open.first else { return }
    runner.begin(Divergence.Start(base: base, isHolding: shape.usedHeldPort[input] >= 0))
    for _ in 0..<Self.repetitions where !isDone { runner.perform(input, in: base) }
  }

  /// Alternates the two inputs of each pair that meets a condition.
  ///
  /// The second input of a pair uses a binding. If there are too many pairs, it takes some of them at random.
  private mutating func alternate(_ isPair: (Input, Input) -> Bool) {
    var pairs = (0..<shape.count).flatMap { first in
      (0..<first).filter { second in
        shape.inputs[second].usesBinding && isPair(shape.inputs[first], shape.inputs[second])
      }
      .map { second in (first: first, second: second) }
    }
    let most = Self.inputsOfAlternations / Self.alternations / 2
    if pairs.count > most { pairs = Array(pairs.shuffled(using: &random)[..<most]) }
    for pair in pairs where !isDone {
      let ports = [shape.inputs[pair.first].port, shape.inputs[pair.second].port]
      let isUsable = { (base: Int) in ports.allSatisfy { shape.isPresent($0, in: base) } }
      guard let base = (0..<shape.bases).first(where: isUsable) else { continue }
      runner.begin(Divergence.Start(base: base, isHolding: true))
      for _ in 0..<Self.alternations where !isDone {
        runner.perform(pair.first)
        runner.perform(pair.second)
      }
    }
  }

  /// Tries every input in every base right after every other one.
  ///
  /// If that is too much, it tries every set that changes something right after every such set. If that is
  /// too much, too, it draws some of these pairs.
  ///
  /// An input in a base is a cell of the shape.
  private mutating func followEveryPair() {
    let cells = shape.cells.filter { shape.isPossibleUnheld[$0] }
    if cells.count * cells.count <= Self.inputsInPairs { return follow(cells) }
    let changes = cells.filter { cell in
      let index = shape.input(ofCell: cell)
      let base = shape.base(ofCell: cell)
      let input = shape.inputs[index]
      return input.kind == .set && !input.isHeld && !input.isInTransaction
        && runner.expectations.whenNew(index, in: base).base != base
    }
    let most = Self.inputsInChanges / 2
    if changes.count * changes.count <= most { return follow(changes) }
    // These draws have a generator of their own, so that the histories after them stay the same.
    var random = SplitMix64(seed: Seed.ofTheSystem.child(named: "pairs").value)
    for _ in 0..<most where !isDone {
      let pair = (0..<2).map { _ in changes[Int(random.next() >> 33) % changes.count] }
      runner.begin(Divergence.Start(base: shape.base(ofCell: pair[0]), isHolding: false))
      for cell in pair { perform(cell: cell) }
    }
  }

  /// Tries each of some inputs, in their bases, right after each of them.
  private mutating func follow(_ cells: [Int]) {
    for (place, first) in cells.enumerated() where !isDone {
      runner.begin(Divergence.Start(base: shape.base(ofCell: first), isHolding: false))
      for next in cells[place...] {
        perform(cell: first)
        perform(cell: next)
      }
    }
  }

  /// Carries out the input of a cell in its base.
  private mutating func perform(cell: Int) {
    runner.perform(shape.input(ofCell: cell), in: shape.base(ofCell: cell))
  }

  /// Uses the binding of each port, held since each base, in every base: first all reads, then other uses.
  private mutating func useSinceEachBase() {
    let end = runner.inputs + Self.inputsOfOneAge
    for isReading in [true, false] {
      for port in 0..<shape.ports {
        let uses = shape.inputsUsingHeld[port].filter {
          (shape.inputs[$0].kind == .get) == isReading
        }
        for since in 0..<shape.bases where shape.isPresent(port, in: since) {
          if isDone || runner.inputs >= end { return }
          runner.begin(Divergence.Start(base: since, isHolding: false))
          runner.perform(shape.inputToHold[port])
          useEverywhere(uses)
        }
      }
    }
  }

  /// Uses the bindings of two ports, held since different bases, in every base.
  private mutating func compareAges() {
    var pairs = agedPairs.shuffled(using: &random)[...]
    let end = runner.inputs + Self.inputsOfTwoAges
    while let (older, newer) = pairs.popFirst(), !isDone && runner.inputs < end {
      runner.begin(Divergence.Start(base: older.since, isHolding: false))
      runner.perform(shape.inputToHold[older.port])
      runner.perform(shape.inputToHold[newer.port], in: newer.since)
      useEverywhere(shape.inputsUsingHeld[older.port] + shape.inputsUsingHeld[newer.port])
    }
  }

  private mutating func useEverywhere(_ uses: [Int]) {
    for base in 0..<shape.bases {
      for use in uses { runner.perform(use, in: base) }
    }
  }

  /// A port, and the base since which its binding is held.
  private typealias Aged = (port: Int, since: Int)

  /// All pairs of two ports whose bindings are held since different bases.
  private var agedPairs: [(older: Aged, newer: Aged)] {
    var pairs: [(Aged, Aged)] = []
    for one in 0..<shape.ports {
      for other in 0..<shape.ports where other != one {
        for since in 0..<shape.bases where shape.isPresent(one, in: since) {
          for later in 0..<shape.bases where later != since && shape.isPresent(other, in: later) {
            pairs.append(((one, since), (other, later)))
          }
        }
      }
    }
    return pairs
  }

  // The upper 31 bits are a number that is not negative, also where an `Int` has 32.
  private mutating func below(_ bound: Int) -> Int { Int(random.next() >> 33) % bound }
}

extension Input {
  /// Whether it is the same kind of use, at any port and of any value.
  fileprivate func isOfSameKind(as other: Input) -> Bool {
    kind == other.kind && isHeld == other.isHeld && isInTransaction == other.isInTransaction
  }
}
