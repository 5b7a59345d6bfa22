import BindingLaws

/// Counts which pairs of operations a hunt has tried; `Hunting.md` says what a pair is.
///
/// Processes and later runs of a hunt compare the numbers, and `HuntRecord` keeps them. So they must not
/// depend on what ran before, and another layout needs another format of `HuntPlan`.
extension CaseSpace {
  /// Notes the pairs of operations of a case which is in the table, without the law's own.
  ///
  /// A base that is listed is distinguished from every other. One that is not is known by the ports that are
  /// there, and a value that is not listed by how many draws made it, and how large they were.
  package func note(_ given: Case, in coverage: PairCoverage) {
    var (state, before, last) = (start(of: given), 0, 0 as UInt64)
    for code in given.operations {
      let next = name(of: code, given)
      if last != 0 {
        coverage.insert(baseClass(before) << (2 * Self.bitsOfName) | last << Self.bitsOfName | next)
      }
      (before, last) = (state, next)
      state = table.next(state, code)
    }
  }

  private static var bitsOfName: UInt64 { 21 }
  private static var mostBases: Int { 1 << 18 }

  /// A number below `1 << bitsOfName`, and never zero: kind, binding, port and value.
  ///
  /// The kind has four bits, so that there is room for 15 of `OperationKind`.
  private func name(of code: OperationCode, _ given: Case) -> UInt64 {
    let kind = UInt64(code.kind.rawValue) &+ 1
    let port = UInt64(min(code.port, 255))
    return kind << 17 | (code.isHeld ? 1 << 16 : 0) | port << 8 | value(of: code, given)
  }

  private func value(of code: OperationCode, _ given: Case) -> UInt64 {
    if let field = code.kind.operand, field != .action {
      let place = place(of: code.value, field)
      if place >= 0 { return elementClass(given[field], place) }
    }
    return UInt64(min(max(0, code.value), 127))
  }

  private func elementClass(_ elements: [Case.Element], _ place: Int) -> UInt64 {
    guard place < elements.count, case .drawn(let draws) = elements[place] else { return 128 }
    let bits = UInt64.bitWidth - (draws.max() ?? 0).leadingZeroBitCount
    let doublings = (draws.count | 1).leadingZeroBitCount
    return 129 + UInt64((bits + 3) / 4 * 4 + min(Int.bitWidth - 1 - doublings, 3))
  }

  private func baseClass(_ state: Int) -> UInt64 {
    if state < table.transitions.listedBases { return UInt64(min(state, Self.mostBases - 1)) }
    let ports = min(table.transitions.ports, 16)
    let present = (0..<ports).reduce(0) { $0 | (table.isPresent($1, in: state) ? 1 << $1 : 0) }
    return UInt64(Self.mostBases + present)
  }
}
