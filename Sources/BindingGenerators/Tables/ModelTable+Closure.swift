import BindingLaws

extension ModelTable {
  /// A base that is not listed, and that a case starts in, or that an operation leads to from a
  /// permitted listed one; `nil` where there is none.
  var firstUnlisted: Model.Base? {
    if let start = starts?.first(where: { $0 >= transitions.listedBases }) {
      return base(of: start)
    }
    let codes = transitions.codes
    for state in 0..<transitions.listedBases where Model.permits(base(of: state)) {
      let next = codes.lazy.map { self.next(state, $0) }.first { $0 >= transitions.listedBases }
      if let next { return base(of: next) }
    }
    return nil
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
