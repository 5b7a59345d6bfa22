/// An element as it is or modified.
///
/// Its type names both, so it is the same whichever was chosen. `same-static-type` looks at that.
/// Systems in `Equivalence` use it, and `CI/full.d/source-mutants.txt` quotes its code.
enum EitherElement<Plain: HeadlessElement, Modified: HeadlessElement>: HeadlessElement {
  case plain(Plain)
  case modified(Modified)

  var modifiers: [String] {
    switch self {
    case .plain(let plain): plain.modifiers
    case .modified(let modified): modified.modifiers
    }
  }
}
