// `Terms` prints programs so. Reports, pages and `LAWS.md` contain the text.

extension Law.Operation {
  /// Returns the state after the operation, in maths.
  fileprivate func text(after state: String) -> String {
    guard let handle else { return "\(kind)(\(operand.map { "\($0), " } ?? "")\(state))" }
    if kind == .set || kind == .echo {
      return "set(\(handle), \(value(in: state)), \(state))"
    }
    // In maths, `get` is the value that is read, and not a state.
    let name = kind == .get ? "read" : "\(kind)"
    return "\(name)(\(handle), \(state))"
  }

  /// Returns the value that the operation sets, in maths.
  fileprivate func value(in state: String) -> String {
    if let operand { return "\(operand)" }
    let read = handle.map { "get(\($0), \(state))" } ?? ""
    return kind == .tap ? "tapped(\(read))" : read
  }
}

extension [Law.Operation] {
  /// The state after the program, in maths.
  var maths: String { reduce("s") { $1.text(after: $0) } }

  /// The premise that the sets of the program are accepted, in maths.
  ///
  /// Nil if the program sets nothing. The premise is shorter if all sets are at one handle.
  var acceptance: String? {
    let sets = indices.filter { [.set, .echo, .tap].contains(self[$0].kind) }
    if sets.isEmpty { return nil }
    if count == 1 || allSatisfy({ $0.kind == .set && $0.handle == self[0].handle }) {
      return "accepted(\(map { $0.value(in: "s") }.joined(separator: " then ")))"
    }
    return sets.map { place in
      let state = Array(self[..<place]).maths
      let name = self[place].handle.map { "\($0), " } ?? ""
      return "accepted(\(name)\(self[place].value(in: state)), \(state))"
    }.joined(separator: ", ")
  }
}

extension Law.VariableNames: CustomStringConvertible {
  public var description: String {
    (self == .heldP ? "held " : "") + each.map(\.letter).joined(separator: ", ")
  }

  /// The letter of a single variable.
  private var letter: String {
    switch self {
    case .p: "p"
    case .q: "q"
    case .a: "a"
    case .b: "b"
    default: "t"
    }
  }
}
