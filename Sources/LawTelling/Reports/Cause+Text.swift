import BindingLaws
package import LawChecking

extension Cause {
  /// Returns what the case shows, which other laws are broken, and what may be written instead.
  func facts(isBrief: Bool) -> [Fact] {
    let what = what.map { [Fact(.what, $0)] } ?? []
    let write = nearest.map { [Fact(.write, text(of: $0, isBrief))] } ?? []
    return what + (isBrief ? also : relations) + habit + write
  }

  /// The fact about what SwiftUI is known to do in the same way.
  private var habit: [Fact] {
    reported.counterexample?.swiftUI.map {
      [Fact(.swiftUI, "does this: \($0.does) (\($0.source))")]
    } ?? []
  }

  /// The nearest lawful derivation, if there is one.
  private var nearest: NearestDerivation? { reported.counterexample?.nearest }

  /// Returns the text of a derivation.
  ///
  /// A log leaves out the situations, which a replay names.
  private func text(of nearest: NearestDerivation, _ isBrief: Bool) -> String {
    let differing = nearest.differing
    let library = nearest.needsLibrary ? " (LawfulBindings)" : ""
    let start = "\(nearest.swift) for \(nearest.port)\(library): obeys \(reported.law.id)"
    if differing.isEmpty { return "\(start), and does the same when it is new" }
    let share = "\(differing.count) of \(nearest.cells.counted("situation"))"
    let shown =
      isBrief
      ? [] : differing.map(\.sentence).filter { $0.count <= Self.widestCell }.prefix(Self.mostCells)
    let hidden = differing.count - shown.count
    let cells = shown.isEmpty ? [] : shown + (hidden > 0 ? ["\(hidden) more"] : [])
    return "\(start), and behaves differently in \(share)"
      + (cells.isEmpty ? "" : ": " + cells.joined(separator: "; "))
  }

  /// The most characters of a situation that is named: those of a line.
  private static let widestCell = 80
  /// The most situations that are named: they are examples, and the share before them says how many there are.
  private static let mostCells = 2

  /// The other laws that are broken, by how their cases are related to the reported one.
  private var relations: [Fact] {
    alsoBroken.enumerated().map { index, group in
      let text = "breaks \(group.laws.joined(separator: ", ")) (\(group.relation.rawValue))"
      return Fact(index == 0 ? .also : .and, text)
    }
  }

  /// The other laws that are broken.
  ///
  /// A test has to expect each by its name while the mistake is there.
  private var also: [Fact] {
    let laws = others.map(\.law.id)
    return laws.isEmpty ? [] : [Fact(.also, laws.joined(separator: ", "))]
  }
}

extension Verdict {
  /// Returns how another finding goes wrong, in a line, if this one was reported.
  package func sentence(on other: Verdict) -> String {
    "\(other.system) breaks \(other.law.id): \(wordsOnMistake(of: other))"
  }

  /// Returns how another finding goes wrong, if this one was reported.
  func wordsOnMistake(of other: Verdict) -> String {
    switch relation(of: other) {
    case .sameCase: law.id == other.law.id ? "as reported above" : "same case as \(law.id)"
    case .longerCase: "a case that begins with that of \(law.id)"
    case .similar: "goes wrong as \(law.id) does"
    }
  }
}

extension NearestDerivation.Cell {
  /// The sentence about what the derivation does, and what the failing binding does.
  fileprivate var sentence: String {
    let derived = derived ?? "no binding"
    let found = found ?? "no binding"
    return set.map { "in \(base), set \($0) leads to \(derived), not \(found)" }
      ?? "in \(base) it reads \(derived), not \(found)"
  }
}
