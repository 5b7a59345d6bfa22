package import BindingLaws

/// The model as a table.
///
/// Its bases are states with numbers, and each of its answers about a state is computed once. Listed bases,
/// and those to start from, keep their numbers and their answers. Any other base gets a number when it is
/// met, which counts for one `Meaning`. Draws, tokens and recorded outputs contain these numbers, so the order
/// of the model's lists counts.
package final class ModelTable<Model: ReferenceModel> {
  package let world: World<Model>
  /// The model that the system is compared with.
  package let model: Model
  /// The readings of the ports, in rows by state.
  package let readings = Numbering<Model.Value>()
  /// The values, listed ones first.
  package let values = Numbering<Model.Value>()
  /// The bases, listed ones first.
  package let bases = Numbering<Model.Base>()
  /// The ports, by number.
  package let ports = Numbering<Model.Port>()
  /// The actions, listed ones first.
  package let actions: Numbering<Model.Action>
  /// The transitions of the model, in numbers.
  package let transitions: TransitionTable
  /// Unlisted bases that systems write and no case contains.
  ///
  /// Only proofs number them.
  package let basesSeenInProofs = Numbering<Model.Base>()
  /// The numbers of logs of writes.
  package let logs = LogNumbers()
  /// The numbers of renderings of controls.
  package let renderings = Numbering<String>()
  /// Bases that systems have reached and the model has not.
  let basesOutsideModel = Numbering<Model.Base>()
  /// The meaning of the numbers beyond the kept ones that the table has now.
  @exclusivity(unchecked)  // Asked for each operation.
  package internal(set) var meaning = Meaning()
  /// The states of the variants of bases, and of their originals.
  ///
  /// Empty until `reachBeyond`.
  package private(set) var variants: [(original: Int, variant: Int, second: Int)] = []
  /// The states in which cases with variants start, and which they write.
  var statesOfVariants: [Int] { variants.map(\.original) + variants.map(\.variant) }
  /// The numbers of the bases beyond the lists.
  ///
  /// Empty until `reachBeyond`.
  private(set) var numbersOfVariants = 0..<0
  private var hasReachedBeyond = false
  /// The model if it is learned, kept here because each operation asks it.
  ///
  /// Nil for other models.
  private let learned: (any LearningModel<Model.Base, Model.Port, Model.Value>)?
  /// The states to start from.
  ///
  /// Nil if they are generated.
  private(set) var starts: [Int]?
  /// The first base that is not listed, and that can be reached.
  ///
  /// Nil if there is none. A case starts in such a base, or an operation leads there from a permitted listed
  /// base.
  package private(set) lazy var unlisted = firstUnlisted

  /// Numbers the listed bases and values of a world.
  package init(_ world: World<Model>) {
    self.world = world
    model = world.model
    learned = world.model.learned
    actions = Numbering(world.actions)
    let distinguishZeroSigns = mayHoldSignedZero(world.bases.examples)
    for bases in [bases, basesSeenInProofs, basesOutsideModel] {
      bases.distinguishesZeroSigns = distinguishZeroSigns
    }
    values.distinguishesZeroSigns = mayHoldSignedZero(world.values.examples)
    transitions = TransitionTable(
      kinds: world.kinds, ports: world.handles.count, actions: world.actions.count,
      listedBases: world.bases.listed.count, listedValues: world.values.listed.count,
      goneReadsLast: model.presence == .goneReadsLast)
    for handle in world.handles { ports.append(handle.port) }
    world.values.listed.forEach(values.append)
    world.bases.listed.forEach(append)
    if world.starts.isListed {
      // Usually the starts are the bases, in the same order.
      starts = world.starts.listed.enumerated().map { place, start in
        !bases.distinguishesZeroSigns && place < bases.count && bases[place] == start
          ? place : state(of: start)
      }
    }
    transitions.keptBases = bases.count
    transitions.keptValues = values.count
  }

  /// Numbers the elements beyond the lists, after all listed ones, unless that is done already.
  package func reachBeyond() {
    if hasReachedBeyond { return }
    hasReachedBeyond = true
    _ = newMeaning()
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

  /// Returns the base of a state.
  package func base(of state: Int) -> Model.Base { bases[state] }

  /// Whether a base holds so much that cases leave it out.
  package func isTooLarge(_ base: Model.Base) -> Bool { learned?.isTooLarge(base) == true }

  /// Returns the number of a base, which gets one if it has none.
  package func state(of base: Model.Base) -> Int {
    if let state = bases.firstIndex(of: base) { return state }
    append(base)
    return bases.count - 1
  }

  /// Returns the number of a base that a system has reached: its state, or a negative number if it has none.
  ///
  /// The model is not asked about the base.
  ///
  /// - Parameter expected: The state that the base usually has.
  package func number(ofReached base: Model.Base, near expected: Int) -> Int {
    if !bases.distinguishesZeroSigns && bases[expected] == base { return expected }
    return bases.firstIndex(of: base) ?? ~basesOutsideModel.number(of: base)
  }

  /// Returns the base that a system has reached and that has this number.
  package func base(numbered number: Int) -> Model.Base {
    number < 0 ? basesOutsideModel[~number] : bases[number]
  }

  /// Returns the number that stands for a base in a case, whether the case starts there, writes it, or has it
  /// as a variable.
  func number(ofBase base: Model.Base, isStart: Bool = false) -> Int {
    let isOwn = isStart ? starts == nil : transitions.listedBases == 0
    let state = state(of: base)
    return isOwn ? transitions.number(ofOwn: state) : transitions.number(ofState: state)
  }

  /// Returns whether a port is present.
  package func isPresent(_ port: Int, in state: Int) -> Bool {
    transitions.isPresent(port, in: state)
  }

  /// Returns the state after an operation.
  package func next(_ state: Int, _ code: OperationCode) -> Int {
    transitions.next(state, code) ?? computedNext(state, code)
  }

  /// Computes the next state by the model, and stores it.
  ///
  /// The function is apart from `next`, because unoptimised code looks up all types of a function when it
  /// enters the function.
  private func computedNext(_ state: Int, _ code: OperationCode) -> Int {
    // An operation of a task leads to the same state as one without tasks, and is learned for both.
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
