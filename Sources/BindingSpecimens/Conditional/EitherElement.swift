/// An element as it is or modified.
///
/// Its type names both, so it is the same whichever was chosen. `same-static-type` looks at that.
/// Systems in `Equivalence` use it, and `CI/full.d/source-mutants.txt` quotes its code.
enum EitherElement<Plain: HeadlessElement, Modified: HeadlessElement>: HeadlessElement {
  case plain(Plain)
  case modified(Modified)

  /// Modifies the element if the condition holds; otherwise `modify` is not called.
  init(condition: Bool, input: Plain, modify: (Plain) -> Modified) {
    self = condition ? .modified(modify(input)) : .plain(input)
  }

  /// Modifies the element with the payload if there is one; otherwise `modify` is not called.
  init<Payload>(input: Plain, payload: Payload?, modify: (Plain, Payload) -> Modified) {
    self = payload.map { .modified(modify(input, $0)) } ?? .plain(input)
  }

  var modifiers: [String] {
    switch self {
    case .plain(let plain): plain.modifiers
    case .modified(let modified): modified.modifiers
    }
  }
}
