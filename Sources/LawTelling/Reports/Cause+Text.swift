import BindingLaws
package import LawChecking

extension Cause {
  /// What breaks beside, what it is like and what fixes that, each with a word for it.
  ///
  /// `CaseArticle` and `pageStyle` know some of the words by name. `ReadingAFailure.md` explains each, and
  /// the skill in `.agents` some.
  func facts(isBrief: Bool) -> [Report.Note] {
    let like = likeness.map { likeness in
      let fault =
        "\(likeness.fault.system) (\(likeness.common) of \(likeness.expected.counted("law")))"
      let sentence = isBrief ? "\(fault): \(likeness.mistake.what)" : likeness.sentence
      if nearest?.differing.isEmpty == false { return [("like", sentence)] }
      return [("like", sentence), ("fix", likeness.mistake.fix)]
        + likeness.alternatives.map { ("or", "\($0.what): \($0.fix)") }
    }
    return (isBrief ? also : relations) + habit + (like ?? [])
      + (nearest.flatMap { written($0, isBrief) }.map { [("write", $0)] } ?? [])
  }

  /// What SwiftUI is known to do of what happens in the case.
  private var habit: [Report.Note] {
    reported.counterexample?.swiftUI.map {
      [("SwiftUI", "does this: \($0.does) (\($0.source))")]
    } ?? []
  }

  /// What was tried and obeys the law.
  private var nearest: NearestDerivation? { reported.counterexample?.nearest }

  /// In a log it is said only where it takes the place of the fix.
  ///
  /// Of the forms of `Derivation`, those that begin with `$base` need SwiftUI alone, but for `.negated`.
  private func written(_ nearest: NearestDerivation, _ isBrief: Bool) -> String? {
    let (law, differing) = (reported.law.id, nearest.differing)
    let start = "\(nearest.swift) for \(nearest.port)"
    if differing.isEmpty {
      return isBrief ? nil : "\(start): it does the same when new, and obeys \(law)"
    }
    let share = "\(differing.count) of \(nearest.cells)"
    if isBrief {
      let isPlain = nearest.swift.hasPrefix("$base") && !nearest.swift.hasSuffix(".negated")
      return start + (isPlain ? "" : " (LawfulBindings)") + ": \(share) cells differ"
    }
    let shown = differing.map(\.sentence).filter { $0.count <= Self.widestCell }.prefix(2)
    let rest = differing.count - shown.count
    let cells = shown.isEmpty ? [] : shown + (rest > 0 ? ["\(rest) more"] : [])
    return "\(start): it obeys \(law); \(share) reads and sets differ"
      + (cells.isEmpty ? "" : ": " + cells.joined(separator: "; "))
  }

  private static let widestCell = 80

  /// The other laws that break, by how their cases are related to the reported one.
  private var relations: [Report.Note] {
    alsoBroken.enumerated().map { index, group in
      let text = "breaks \(group.laws.joined(separator: ", ")) (\(group.relation.rawValue))"
      return (index == 0 ? "also" : "and", text)
    }
  }

  /// The other laws that break, as many as a line holds.
  private var also: [Report.Note] {
    let laws = others.map(\.law.id)
    let most = laws.indices.last { named(laws, $0).count <= Self.widestLaws } ?? 0
    return laws.isEmpty ? [] : [("also", named(laws, most))]
  }

  private static let widestLaws = 88

  private func named(_ laws: [String], _ last: Int) -> String {
    let rest = laws.count - last - 1
    return laws[...last].joined(separator: ", ") + (rest == 0 ? "" : " and \(rest) more")
  }
}

extension Verdict {
  /// In a line, that another finding is wrong as this one, which was reported.
  package func sentence(on other: Verdict) -> String {
    "\(other.system) breaks \(other.law.id): \(how(other))"
  }

  /// How another finding goes wrong, beside this one, which was reported.
  func how(_ other: Verdict) -> String {
    switch relation(of: other) {
    case .sameCase: law.id == other.law.id ? "as reported above" : "same case as \(law.id)"
    case .longerCase: "a case that begins with that of \(law.id)"
    case .alike: "goes wrong as \(law.id) does"
    }
  }
}

extension NearestDerivation.Cell {
  /// What the derivation does, and what the failing binding does.
  fileprivate var sentence: String {
    let (derived, found) = (derived ?? "no binding", found ?? "no binding")
    return set.map { "in \(base), set \($0) leads to \(derived), not \(found)" }
      ?? "in \(base) it reads \(derived), not \(found)"
  }
}
