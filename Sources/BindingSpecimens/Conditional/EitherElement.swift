/// An element that is plain or modified.
///
/// Its type names both, so it is the same for either. `same-static-type` compares it. Systems in
/// `Equivalence` use it, and `CI/full.d/source-mutants.txt` quotes its code.
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
