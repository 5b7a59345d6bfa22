import BindingLaws
import LawChecking

extension Cause {
  /// What the case shows, which other laws are broken, and what may be written instead.
  var facts: [Fact] { observed + relations + habit + advised(naming: shortSituations) }

  /// The facts for a log: without what a replay says, too.
  var factsInBrief: [Fact] { observed + also + habit + advised(naming: []) }

  /// The fact about what the case shows beyond doubt, if there is any.
  private var observed: [Fact] { what.map { [Fact(.what, $0)] } ?? [] }

  /// The fact about what SwiftUI is known to do in the same way.
  private var habit: [Fact] {
    reported.counterexample?.swiftUI.map {
      [Fact(.swiftUI, "does this: \($0.does) (\($0.source))")]
    } ?? []
  }

  /// The nearest lawful derivation, if there is one.
  private var nearest: NearestDerivation? { reported.counterexample?.nearest }

  /// Returns the fact about the nearest lawful derivation, if there is one.
  ///
  /// - Parameter situations: Some of the situations in which it behaves differently.
  private func advised(naming situations: [String]) -> [Fact] {
    guard let nearest else { return [] }
    let count = nearest.differing.count
    let library = nearest.needsLibrary ? " (LawfulBindings)" : ""
    let start = "\(nearest.swift) for \(nearest.port)\(library): obeys \(reported.law.id)"
    if count == 0 { return [Fact(.write, "\(start), and does the same when it is new")] }
    var text =
      "\(start), and behaves differently in \(count) of \(nearest.cells.counted("situation"))"
    if !situations.isEmpty {
      let hidden = count - situations.count
      let more = hidden > 0 ? ["\(hidden) more"] : []
      text += ": " + (situations + more).joined(separator: "; ")
    }
    return [Fact(.write, text)]
  }

  /// The first situations in which the nearest derivation behaves differently, each in a sentence that is short enough.
  private var shortSituations: [String] {
    let sentences = nearest?.differing.map(\.sentence) ?? []
    return Array(sentences.filter { $0.count <= Self.widestCell }.prefix(Self.mostCells))
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

extension NearestDerivation.Cell {
  /// The sentence about what the derivation does, and what the failing binding does.
  fileprivate var sentence: String {
    let derived = derived ?? "no binding"
    let found = found ?? "no binding"
    return set.map { "in \(base), set \($0) leads to \(derived), not \(found)" }
      ?? "in \(base) it reads \(derived), not \(found)"
  }
}
