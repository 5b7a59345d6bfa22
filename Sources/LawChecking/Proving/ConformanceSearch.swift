import BindingGenerators
import BindingLaws

/// A closed breadth-first search by which a system is shown to conform to its model.
///
/// The search state is the base, and since which base the bindings are held, if they are; from
/// each, every operation is carried out once. Where the base of the system only counts as that of
/// the model, the two are a state of their own, whatever led there: what counts as the same need not
/// go on to do so.
/// Bases that are not listed are searched when they are met. One system serves for all bases that
/// its bindings are held through.
struct ConformanceSearch<System: BindingSystem> {
  typealias Model = System.Model

  /// Where system and model are, by the numbers of their bases, and how a case comes there: from where,
  /// through fresh bindings and those held since a base, or since several, which no case does.
  private struct Node {
    let base, state, start: Int
    let origin: Int?
    var isOfSeveral = false
    var codes: [OperationCode] = []

    /// What a use of a binding that is held since a base, or of a fresh one, comes to.
    func used(heldSince origin: Int?) -> (origin: Int?, isOfSeveral: Bool) {
      guard let origin, let own = self.origin else { return (origin ?? self.origin, isOfSeveral) }
      return (origin, isOfSeveral || origin != own)
    }
  }

  private let runner: Runner<System>
  private let codes: [OperationCode]
  private let limit: Int
  /// Where system and model are apart, in the order in which they were met.
  private var apart: [Node] = []
  /// How many states, and how many of those, were expanded by the bindings held since a base.
  private var expanded: [Int?: (states: Int, apart: Int)] = [:]
  /// Whether system and model were ever in bases that have not the same ports.
  private(set) var differsInPorts = false
  /// How many operations were carried out.
  private(set) var transitions = 0
  /// Whether every port read as the model, always.
  private(set) var isUpheld = true
  /// A case in which one does not, where all bases on the way are listed.
  private(set) var failing: Case?
  /// Whether the search came to its end within the limit.
  private(set) var isClosed = true

  /// Searches, carrying out at most so many operations.
  ///
  /// - Parameters:
  ///   - runner: What runs the system.
  ///   - limit: How many operations may be carried out.
  init(_ runner: Runner<System>, limit: Int) {
    (self.runner, self.limit) = (runner, limit)
    codes = runner.table.transitions.codes()
    runner.table.reset()
    var known = -1
    while isClosed && isUpheld && known < apart.count + runner.table.bases.count {
      known = apart.count + runner.table.bases.count
      searchAll()
    }
  }

  /// Expands what was met so far, by fresh bindings and by those held since each base.
  private mutating func searchAll() {
    if !runner.space.holdsBindings { search(heldSince: nil) }
    if runner.space.usesFreshBindings { return }
    var state = 0
    while state < runner.table.bases.count && isClosed && isUpheld {
      search(heldSince: state)
      state += 1
    }
  }

  private mutating func search(heldSince origin: Int?) {
    let table = runner.table
    var (state, next) = expanded[origin] ?? (0, 0)
    if state == table.bases.count && next == apart.count { return }
    defer { expanded[origin] = (state, next) }
    runner.recorder?.willLook()
    let start = table.base(of: origin ?? 0)
    let trial = Trial<System>(table, start: start, isLogging: false, make: runner.make)
    if origin != nil {
      let suspect = trial.disagreement(in: [OperationCode(.holdAll)], from: 0)
      isUpheld = suspect == nil || trial.deviation(isHeld: true) == nil
    }
    if !isUpheld { failing = origin.flatMap { given(heldSince: $0, [], at: $0) } }
    while isUpheld && isClosed {
      if state < table.bases.count {
        let node = Node(base: state, state: state, start: state, origin: origin)
        expand(node, of: trial, heldSince: origin)
        state += 1
      } else if next < apart.count {
        expand(apart[next], of: trial, heldSince: origin)
        next += 1
      } else {
        return
      }
    }
  }

  private mutating func expand(_ node: Node, of trial: Trial<System>, heldSince origin: Int?) {
    let isHeld = origin != nil
    runner.recorder?.willLook()
    for var code in codes {
      if code.kind.hasPort {
        code.isHeld = isHeld
        let isThere = trial.table.isPresent(code.port, in: node.state)
        if !(isHeld ? trial.probe.isHeld[code.port] : isThere) { continue }
      }
      trial.move(to: node.state, base: node.base)
      transitions += 1
      isUpheld = trial.conforms(after: code, isHeld: isHeld)
      isClosed = transitions <= limit
      let use = node.used(heldSince: origin)
      if !isUpheld && !use.isOfSeveral {
        failing = given(heldSince: use.origin, node.codes + [code], at: node.start)
      }
      if !isUpheld || !isClosed { return }
      if trial.table.isOther(trial.base, than: trial.state) {
        note(trial, after: code, at: node, heldSince: origin)
      }
    }
  }

  /// Notes where system and model have come to, if nothing is known of that.
  private mutating func note(
    _ trial: Trial<System>, after code: OperationCode, at node: Node, heldSince origin: Int?
  ) {
    let (table, base) = (trial.table, trial.table.state(of: trial.base))
    if apart.contains(where: { $0.base == base && $0.state == trial.state }) { return }
    let use = node.used(heldSince: origin)
    apart.append(
      Node(
        base: base, state: trial.state, start: node.start, origin: use.origin,
        isOfSeveral: use.isOfSeveral, codes: node.codes + [code]))
    let differs = runner.world.handles.indices.contains {
      table.isPresent($0, in: base) != table.isPresent($0, in: trial.state)
    }
    if differs { differsInPorts = true }
  }

  /// The same as a case; `nil` where a base is not listed.
  private func given(heldSince origin: Int?, _ codes: [OperationCode], at state: Int) -> Case? {
    let table = runner.table
    guard max(origin ?? 0, state) < table.transitions.listedBases else { return nil }
    var given = Case(start: origin ?? state)
    if let origin {
      given.operations = runner.world.handles.indices.filter { table.isPresent($0, in: origin) }
        .map { OperationCode(.hold, port: $0) }
      if state != origin { given.operations.append(OperationCode(.write, value: state)) }
    }
    given.operations += codes
    return given
  }
}

extension Trial {
  /// Puts system and model into a state, by external writes; the system into another base, if one is given.
  func move(to state: Int, base: Int? = nil) {
    let base = table.base(of: base ?? state)
    source.put(base)
    source.rewrite(base)
    source.look()
    self.state = state
  }

  /// Carries out an operation and compares.
  fileprivate func conforms(after code: OperationCode, isHeld: Bool) -> Bool {
    if isHeld {
      return disagreement(in: [code], from: 0) == nil || deviation(isHeld: true) == nil
    }
    perform(code)
    return deviation(isHeld: false) == nil
  }
}
