import LawChecking

extension Judgement {
  /// The verdict as one sign: that of the entry of `VerdictTable.legend` that begins with its kind.
  var sign: String {
    let entry = VerdictTable.legend.first { $0.dropFirst(2).hasPrefix(verdict.kind.words) }
    return isAsDeclared ? entry.map { String($0.prefix(1)) } ?? "!" : "!"
  }

  /// What was declared.
  var note: String {
    if isOpen { return "no verdict" }
    if isAsDeclared { return "as declared" }
    // To declare nothing is to declare that all is upheld.
    return declared == .upheld ? "not declared" : "NOT as declared, which is \(declared.rawValue)"
  }
}
