import BindingLaws

extension ModelTable {
  /// Whether no operation leads from a permitted listed base to one that is not listed.
  var leadsToListedBasesOnly: Bool {
    let codes = transitions.changes
    return (0..<transitions.listedBases).allSatisfy { state in
      !Model.permits(base(of: state))
        || codes.allSatisfy { next(state, $0) < transitions.listedBases }
    }
  }
}

extension TransitionTable {
  /// Every operation that may change the state.
  fileprivate var changes: [OperationCode] {
    let ports = 0..<ports
    let sets = ports.flatMap { port in
      (0..<listedValues).map { OperationCode(.set, port: port, value: $0) }
    }
    let taps = ports.flatMap { [OperationCode(.tap, port: $0), OperationCode(.echo, port: $0)] }
    return sets + taps + (0..<actions).map { OperationCode(.act, value: $0) }
  }
}
