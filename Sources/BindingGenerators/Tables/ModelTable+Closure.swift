import BindingLaws

extension ModelTable {
  /// Whether no operation leads from a permitted listed base to one that is not listed.
  var leadsToListedBasesOnly: Bool {
    let codes = transitions.codes
    return (0..<transitions.listedBases).allSatisfy { state in
      !Model.permits(base(of: state))
        || codes.allSatisfy { next(state, $0) < transitions.listedBases }
    }
  }
}

extension TransitionTable {
  /// Every operation of the kinds in use that may be carried out in any state.
  package var codes: [OperationCode] {
    kinds.flatMap { kind -> [OperationCode] in
      switch kind {
      case .set:
        (0..<ports).flatMap { port in
          (0..<listedValues).map { OperationCode(.set, port: port, value: $0) }
        }
      case .tap, .echo, .get: (0..<ports).map { OperationCode(kind, port: $0) }
      case .write: (0..<listedBases).map { OperationCode(.write, value: $0) }
      case .act: (0..<actions).map { OperationCode(.act, value: $0) }
      case .hold, .holdAll, .derive: []
      }
    }
  }
}
