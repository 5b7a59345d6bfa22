import BindingGenerators
import BindingLaws

/// Whether a faulty system can be distinguished from the system alone: all short histories and many long ones
/// are carried out on both, and what is read, written and led to is compared.
///
/// Where the world is not finite, nothing can be numbered; then random cases decide, which are carried
/// out on both.
struct Difference {
  /// Whether something was seen to differ.
  private(set) var isSeen = false

  /// How many inputs are carried out at most in short histories.
  private static let shortInputs = 20_000
  /// How many long histories there are, and how long they are.
  private static let longHistories = 200, longest = 40

  init<Form: FaultyForm>(
    _ form: Form.Type, _ options: CheckOptions, _ tally: FaultTally,
    make: @escaping (Source<Form.Model.Base>) -> Form.Bare
  ) throws {
    let makeForm = { Form(core: FaultyCore($0, tally, make: make)) }
    let checker = try LocalChecker(Form.self, make: makeForm, options: options)
    let table = checker.table
    guard table.world.isFinite, table.unlisted == nil else {
      isSeen = Self.isSeenInCases(checker, make)
      return
    }
    table.reset()
    let carries = Form.Derived.Subject.carriesTransactions
    let transactions: Transactions = carries ? .some : .none
    let bare = TrialMachine(table, transactions, make: make)
    let faulty = TrialMachine(table, transactions, make: makeForm)
    var pair = Pair(bare, faulty)
    pair.runShort(Self.shortInputs)
    pair.runLong(Self.longHistories, Self.longest, seed: options.seed)
    isSeen = pair.differs
  }

  private static func isSeenInCases<Form: FaultyForm>(
    _ checker: LocalChecker<Form>, _ make: @escaping (Source<Form.Model.Base>) -> Form.Bare
  ) -> Bool {
    guard let space = checker.runner(of: .conforms)?.space else { return false }
    let seed = checker.options.seed.child(named: "difference")
    return (0..<checker.options.cases).contains { number in
      var choices = Choices(seed: seed.child(number))
      guard let given = space.draw(from: &choices, within: space.everything) else { return false }
      let state = space.start(of: given)
      let bare = Trial<Form.Bare>(checker.table, state: state, isLogging: true, make: make)
      let faulty = Trial<Form>(checker.table, state: state, isLogging: true, make: checker.make)
      (bare.isInTransaction, faulty.isInTransaction) = (number % 4 > 1, number % 4 > 1)
      let codes = given.operations
      return faulty.differs(from: bare, after: codes, lookingBetween: number % 2 == 1)
    }
  }
}

extension Trial {
  /// Whether something else is seen of a system with the same model, where the same happens.
  fileprivate func differs<Other: BindingSystem>(
    from other: Trial<Other>, after codes: [OperationCode], lookingBetween looks: Bool
  ) -> Bool where Other.Model == Model {
    for code in codes {
      perform(code)
      other.perform(code)
      if looks && looksOther(than: other) { return true }
    }
    return looksOther(than: other)
  }

  private func looksOther<Other: BindingSystem>(
    than other: Trial<Other>
  ) -> Bool where Other.Model == Model {
    if !Model.areEquivalent(bases: base, other.base) || !isLogged(alike: other) { return true }
    let fresh = present
    if fresh.contains(where: { rendering($0) != other.rendering($0) }) { return true }
    return (fresh + held.map { table.world.handles[$0].held }).contains {
      let (one, another) = (read($0), other.read($0))
      guard let one, let another else { return (one == nil) != (another == nil) }
      return !Model.areEquivalent(one, another)
    }
  }

  private func isLogged<Other: BindingSystem>(
    alike other: Trial<Other>
  ) -> Bool where Other.Model == Model {
    source.writeCount == other.source.writeCount
      && zip(source.writes, other.source.writes).allSatisfy {
        $0.transaction == $1.transaction && Model.areEquivalent(bases: $0.base, $1.base)
      }
  }
}

/// Two machines that are led through the same histories.
private struct Pair {
  private let one: any Machine, other: any Machine
  private let shape: MachineShape
  private(set) var differs = false
  /// What was carried out since both were made; the base and the ports that are held.
  private var base = 0
  private var held: Set<Int> = []

  init(_ one: any Machine, _ other: any Machine) {
    (self.one, self.other, shape) = (one, other, one.shape)
  }

  /// Everything that can be done next: an input, or an external write, numbered after the inputs.
  private var steps: Int { shape.count + shape.bases }

  /// Carries out every history of so many steps that so many inputs allow.
  mutating func runShort(_ most: Int) {
    var (depth, size) = (1, 2 * shape.bases * steps)
    while size * steps * (depth + 1) / depth <= most && depth < 6 {
      size *= steps
      depth += 1
    }
    var history = Array(repeating: 0, count: depth)
    repeat {
      for base in 0..<shape.bases {
        for isHolding in [false, true] where !differs { run(history, base, isHolding) }
      }
    } while !differs && advance(&history)
  }

  /// Carries out histories of steps in any order, half of them at one port and in few bases.
  mutating func runLong(_ count: Int, _ length: Int, seed: Seed) {
    var random = SplitMix64(seed: seed.child(named: "difference").value)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(max(1, bound))) }
    for number in 0..<count where !differs {
      let bases = [below(shape.bases), below(shape.bases)]
      let steps = number % 4 < 2 ? Array(0..<steps) : steps(at: below(shape.ports), bases)
      let history = (0..<length).map { _ in steps[below(steps.count)] }
      run(history, below(shape.bases), number % 2 == 0)
    }
  }

  /// What can be done at a port, and the writes of some bases.
  private func steps(at port: Int, _ bases: [Int]) -> [Int] {
    shape.inputs.indices.filter { shape.inputs[$0].port == port } + bases.map { $0 + shape.count }
  }

  private func advance(_ history: inout [Int]) -> Bool {
    for place in history.indices.reversed() {
      history[place] += 1
      if history[place] < steps { return true }
      history[place] = 0
    }
    return false
  }

  private mutating func run(_ history: [Int], _ start: Int, _ isHolding: Bool) {
    if start >= shape.bases { return }
    one.make(in: start, isHolding: isHolding)
    other.make(in: start, isHolding: isHolding)
    (base, held) = (start, [])
    if isHolding { held = Set((0..<shape.ports).filter { shape.isPresent($0, in: start) }) }
    for step in history where !differs && base < shape.bases { perform(step) }
  }

  private mutating func perform(_ step: Int) {
    if step >= shape.count {
      base = step - shape.count
      one.rewrite(base)
      other.rewrite(base)
      return
    }
    let port = shape.heldPort[step]
    guard port >= 0 ? held.contains(port) : shape.isOpen[base * shape.count + step] else { return }
    let (left, right) = (one.perform(step), other.perform(step))
    differs = !left.isLike(right)
    base = left.base
    if shape.holdsPort[step] >= 0 { held.insert(shape.holdsPort[step]) }
  }
}
