package import BindingLaws

/// The model as a table: its bases are states with numbers, and what it reads and does in each is
/// worked out once.
///
/// Listed bases, and those to start from, keep their numbers for good, and what is known about
/// them is kept. Any other base gets a number when it is met, until `reset`.
/// Draws, tokens and recorded outputs hold these numbers, so the order in which models list things counts.
package final class ModelTable<Model: ReferenceModel> {
  package let world: World<Model>
  /// What the system is compared with.
  package let model: Model
  /// What each state reads at each port, one state after the other.
  package let readings = Numbering<Model.Value>()
  /// The values, listed ones first.
  package let values = Numbering<Model.Value>()
  /// The bases, listed ones first.
  package let bases = Numbering<Model.Base>()
  /// The ports by number.
  package let ports = Numbering<Model.Port>()
  /// The actions, listed ones first.
  package let actions: Numbering<Model.Action>
  /// What the model does, in numbers.
  package let transitions: TransitionTable
  /// Bases that are not listed and no case is about, as systems write them; proofs alone number them.
  package let strangers = Numbering<Model.Base>()
  /// The logs of writes, and what controls look like.
  package let logs = LogNumbers(), renderings = Numbering<String>()
  /// Bases that systems have come to and the model has not, until `reset`.
  private let met = Numbering<Model.Base>()
  /// The states of the variants of bases, and of their originals; empty until `reachBeyond`.
  package private(set) var variants: [(original: Int, variant: Int, second: Int)] = []
  /// Where cases start that go to variants, and what they write there.
  var statesOfVariants: [Int] { variants.map(\.original) + variants.map(\.variant) }
  /// The numbers of the bases beyond the lists, once they have some.
  private(set) var numbersOfVariants = 0..<0
  private var hasReachedBeyond = false
  /// The model, where it was learned; kept, because each operation asks.
  private let learned: (any LearningModel<Model.Base, Model.Port, Model.Value>)?
  /// The states to start from, or `nil` where bases to start from are generated.
  private(set) var starts: [Int]?
  /// A base that is not listed, and that a case starts in, or that an operation leads to from a
  /// permitted listed one; `nil` where there is none.
  package private(set) lazy var unlisted = firstUnlisted

  /// Numbers the listed bases and values of a world.
  package init(_ world: World<Model>) {
    self.world = world
    model = world.model
    learned = world.model.learned
    actions = Numbering(world.actions)
    let areCareful = mayHoldSignedZero(world.bases.examples)
    for bases in [bases, strangers, met] { bases.isCareful = areCareful }
    values.isCareful = mayHoldSignedZero(world.values.examples)
    transitions = TransitionTable(
      kinds: world.kinds, ports: world.handles.count, actions: world.actions.count,
      listedBases: world.bases.listed.count, listedValues: world.values.listed.count,
      goneReadsLast: model.presence == .goneReadsLast)
    for handle in world.handles { ports.append(handle.port) }
    world.values.listed.forEach(values.append)
    world.bases.listed.forEach(append)
    if world.starts.isListed {
      // Most often they are the bases, in the same order.
      starts = world.starts.listed.enumerated().map { place, start in
        !bases.isCareful && place < bases.count && bases[place] == start
          ? place : state(of: start)
      }
    }
    transitions.keptBases = bases.count
    transitions.keptValues = values.count
  }

  /// Numbers what lies beyond the lists, after all that is listed, where that is not done yet.
  package func reachBeyond() {
    if hasReachedBeyond { return }
    hasReachedBeyond = true
    reset()
    let beyond = world.beyond
    for value in beyond.values { _ = values.number(of: value) }
    transitions.keptValues = values.count
    let first = bases.count
    variants = beyond.variants.map { base in
      (state(of: base.original), state(of: base.variant), state(of: base.second))
    }
    transitions.keptBases = bases.count
    numbersOfVariants = first..<bases.count
  }

  /// Forgets what is neither listed nor a base to start from.
  ///
  /// Strangers, logs and renderings stay, because proofs compare observations by their numbers.
  package func reset() {
    let kept = transitions.keptBases
    values.truncate(to: transitions.keptValues)
    if actions.count > transitions.actions { actions.truncate(to: transitions.actions) }
    if transitions.testCase.count > 0 { transitions.testCase.truncate(to: 0) }
    if met.count > 0 { met.truncate(to: 0) }
    transitions.forgetLeftOut()
    if bases.count == kept { return }
    bases.truncate(to: kept)
    readings.truncate(to: kept * transitions.ports)
    transitions.presence.truncate(to: kept * transitions.ports)
  }

  /// The base of a state.
  package func base(of state: Int) -> Model.Base { bases[state] }

  /// Whether a base holds so much that no case comes to it.
  package func isTooLarge(_ base: Model.Base) -> Bool { learned?.isTooLarge(base) == true }

  /// The number of a base.
  package func state(of base: Model.Base) -> Int {
    if let state = bases.firstIndex(of: base) { return state }
    append(base)
    return bases.count - 1
  }

  /// The number of a base that a system has come to: its state, where it has one, else one below zero.
  ///
  /// The model is not asked about it.
  ///
  /// - Parameter expected: The state that it is most often that of.
  package func number(ofMet base: Model.Base, near expected: Int) -> Int {
    if !bases.isCareful && bases[expected] == base { return expected }
    return bases.firstIndex(of: base) ?? ~met.number(of: base)
  }
  /// The base that has such a number.
  package func base(met number: Int) -> Model.Base { number < 0 ? met[~number] : bases[number] }

  /// The number by which a case means a base that it starts from, that is written, or that the law is about.
  func number(ofBase base: Model.Base, isStart: Bool = false) -> Int {
    let comesAlong = isStart ? starts == nil : transitions.listedBases == 0
    let state = state(of: base)
    return comesAlong ? transitions.number(ofGiven: state) : transitions.number(ofState: state)
  }

  /// Whether a port is there.
  package func isPresent(_ port: Int, in state: Int) -> Bool {
    transitions.isPresent(port, in: state)
  }

  /// The state after an operation.
  package func next(_ state: Int, _ code: OperationCode) -> Int {
    transitions.next(state, code) ?? learned(state, code)
  }

  /// Apart from `next`, because code that is not optimised looks up all types of a function when
  /// it enters it.
  private func learned(_ state: Int, _ code: OperationCode) -> Int {
    // What a task does leads to the same as without tasks, and is learned for both.
    let next = self.state(of: model.following(operation(code.of(task: 0)), in: bases[state]))
    if next >= transitions.keptBases && isTooLarge(base(of: next)) { transitions.leaveOut(next) }
    transitions.learn(state, code, next: next)
    return next
  }

  private func append(_ base: Model.Base) {
    bases.append(base)
    for handle in world.handles {
      let isThere = model.isPresent(handle.port, in: base)
      transitions.presence.append(isThere)
      readings.append(isThere ? model.get(handle.port, in: base) : world.values.simplest)
    }
  }
}
