import BindingLaws

/// What no case does, because it has ended the process of others.
package struct Omissions: Codable, Hashable, Sendable {
  /// One thing that is left out.
  package enum Part: Codable, Hashable, Sendable {
    /// Whatever goes through a held binding while its port is not there.
    case vanished
    /// An operation, through whichever binding.
    case operation(OperationCode)
    /// All actions.
    case actions
    /// A base, which no case then comes to.
    case state(Int)
  }

  /// Whether held bindings are left alone while their ports are not there.
  package private(set) var vanished = false
  /// Whether no action is carried out.
  package private(set) var actions = false
  /// The operations that are not carried out, each as through a fresh binding.
  package private(set) var operations: Set<OperationCode> = []
  /// The bases, by number, that no case comes to.
  package private(set) var states: Set<Int> = []

  package init() {}

  package var isEmpty: Bool { !vanished && !actions && operations.isEmpty && states.isEmpty }

  /// Leaves one more thing out.
  package mutating func insert(_ part: Part) {
    switch part {
    case .vanished: vanished = true
    case .actions: actions = true
    case .operation(let code): operations.insert(code.throughFresh)
    case .state(let state): states.insert(state)
    }
  }

  /// Whether an operation is left out, whatever it leads to.
  func contains(_ code: OperationCode) -> Bool {
    actions && code.kind == .act || operations.contains(code.throughFresh)
  }
}

extension OperationCode {
  /// The same operation through a fresh binding.
  package var throughFresh: OperationCode {
    var code = self
    code.isHeld = false
    return code
  }
}

extension CaseSpace {
  /// Whether a case which is in the table does what is left out, its law's program included.
  package func omits(_ given: Case) -> Bool {
    if !table.transitions.omitsSome { return false }
    let held = heldPorts(of: given).map { OperationCode(.hold, port: $0) }
    let codes = held + given.operations + program(given).map(table.code)
    return table.omits(codes, from: start(of: given), readingThen: variables(of: given))
  }
}

extension ModelTable {
  /// Whether operations from a state do what is left out, or a reading of held bindings after them.
  fileprivate func omits(
    _ codes: [OperationCode], from start: Int, readingThen variables: Variables<Model>
  ) -> Bool {
    let omissions = transitions.omissions
    var state = start
    if omissions.states.contains(state) { return true }
    for code in codes {
      if omissions.vanished && usesVanished(code, in: state) { return true }
      if omissions.contains(code) || omissions.contains(carriedOut(code, in: state)) { return true }
      state = next(state, code)
      if omissions.states.contains(state) { return true }
    }
    let held = [variables.p, variables.q].filter { $0.isHeld }
    return omissions.vanished && held.contains { !isPresent($0.index, in: state) }
  }

  private func usesVanished(_ code: OperationCode, in state: Int) -> Bool {
    code.isHeld && code.kind != .hold && code.kind.hasPort && !isPresent(code.port, in: state)
  }

  /// The set that a tap or an echo amounts to on the model; any other operation as it is.
  private func carriedOut(_ code: OperationCode, in state: Int) -> OperationCode {
    let reading = readings[state * transitions.ports + code.port]
    switch code.kind {
    case .echo: return OperationCode(.set, port: code.port, value: index(of: reading))
    case .tap:
      guard let value = Model.tapped(reading) else { return code }
      return OperationCode(.set, port: code.port, value: index(of: value))
    default: return code
    }
  }
}
