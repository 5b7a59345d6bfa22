import BindingLaws

/// Whether the listed bases are all that can be reached. Where they are not, nothing is proved.
extension ModelTable {
  /// A base that is not listed, and that a case starts in, or that an operation leads to from a
  /// permitted listed one; `nil` where there is none.
  var firstUnlisted: Model.Base? {
    if let start = starts?.first(where: { $0 >= transitions.listedBases }) {
      return base(of: start)
    }
    for state in 0..<transitions.listedBases where model.permits(base(of: state)) {
      let codes = transitions.codes { self.isPresent($0, in: state) }
      let next = codes.lazy.map { self.next(state, $0) }.first { $0 >= transitions.listedBases }
      if let next { return base(of: next) }
    }
    return nil
  }
}

extension TransitionTable {
  /// Every operation of the kinds in use that may be carried out, at the ports that are asked for.
  package func codes(at isPort: (Int) -> Bool = { _ in true }) -> [OperationCode] {
    kinds.filter { $0 != .hold }.flatMap { kind in
      (0..<(kind.hasPort ? ports : 1)).filter { !kind.hasPort || isPort($0) }.flatMap { port in
        (0..<(operands(of: kind) ?? 1)).map { OperationCode(kind, port: port, value: $0) }
      }
    }
  }
}
