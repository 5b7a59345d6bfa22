// The letters that stand for variables in the maths of laws.

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
