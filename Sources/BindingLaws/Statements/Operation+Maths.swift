// `Terms` prints programs so. Reports, pages and `LAWS.md` contain the text.

extension Law.Operation {
  /// Returns the state after the operation, in maths, such as `set(p, a, s)`.
  fileprivate func text(after state: String) -> String {
    // The value of an echo is no variable of the law, so it is written out.
    let argument = kind == .echo ? value(in: state) : operand?.description
    let arguments: [String?] = [handle?.description, argument, state]
    return "\(function)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }

  /// The name of the operation as a function that leads from a state to a state.
  private var function: String {
    switch kind {
    case .echo: "set"
    // In maths, `get` is the value that is read, and not a state.
    case .get: "read"
    default: "\(kind)"
    }
  }

  /// Returns the value that a set, an echo or a tap sets, in maths.
  fileprivate func value(in state: String) -> String {
    if let operand { return "\(operand)" }
    let read = handle.map { "get(\($0), \(state))" } ?? ""
    return kind == .tap ? "tapped(\(read))" : read
  }

  /// Whether the operation sets a port: only a set, an echo and a tap do more than read through a binding.
  fileprivate var setsPort: Bool { kind.usesBinding && !kind.isInert }
}

extension [Law.Operation] {
  /// The state after the program, in maths.
  var maths: String { reduce("s") { state, operation in operation.text(after: state) } }

  /// The premise that the sets of the program are accepted, in maths.
  ///
  /// Nil if the program sets nothing. `accepted(a then b)` is enough if it is clear where and in which state each
  /// value is set. Otherwise each set has an `accepted` of its own, with its handle and the state before it.
  var acceptance: String? {
    let sets = indices.filter { self[$0].setsPort }
    if sets.isEmpty { return nil }
    if count == 1 || setsOneHandleAlone {
      return "accepted(\(map { $0.value(in: "s") }.joined(separator: " then ")))"
    }
    return sets.map { place in
      let state = Array(self[..<place]).maths
      let name = self[place].handle.map { "\($0), " } ?? ""
      return "accepted(\(name)\(self[place].value(in: state)), \(state))"
    }.joined(separator: ", ")
  }

  /// Whether the program only sets variables, and all at one handle.
  private var setsOneHandleAlone: Bool {
    allSatisfy { $0.kind == .set && $0.handle == first?.handle }
  }
}
