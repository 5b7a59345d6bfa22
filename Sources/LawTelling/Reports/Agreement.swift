import LawChecking

extension [Judgement] {
  /// What was found where nothing is wrong: verdicts that say the same of a system stand together,
  /// and the names of their laws below.
  ///
  /// `Verdict.headline` says the same of one law: change both.
  ///
  /// - Parameter width: How many columns the lines with the names may have.
  package func agreement(width: Int) -> [String] {
    grouped(by: \.agreement).flatMap { $0.members.together(width: width) }
  }

  /// One line for all, and the names.
  private func together(width: Int) -> [String] {
    let first = self[0].verdict
    if count == 1 { return ["\(first.headline) (\(self[0].note))"] }
    let numbers = map(\.verdict.cases)
    let least = numbers.min() ?? 0
    let most = numbers.max() ?? 0
    let cases = least == most ? most.counted("case") : "\(least) to \(most.counted("case"))"
    let tail = first.remark.map { "; \($0)" } ?? ""
    let what =
      first.kind == .proved
      ? "obeys \(count) laws: proved" + (first.remark.map { " \($0)" } ?? "")
      : first.kind == .upheld
        ? "upholds \(count) laws: \(cases) each\(tail)"
        : "\(first.kind.words) on \(count) laws\(tail)"
    let laws = map(\.verdict.law.id)
    let names = (laws.dropLast().map { $0 + "," } + laws.suffix(1))
      .flowing(in: Swift.max(20, width - 4), apart: " ")
    return ["\(first.system) \(what) (\(self[0].note))"] + names.map { "    " + $0 }
  }
}

/// What a line says of several verdicts: those that say the same have one together.
private struct Agreement: Hashable {
  let system: String
  let kind: Verdict.Kind
  let remark: String?
  let note: String
}

extension Judgement {
  fileprivate var agreement: Agreement {
    Agreement(system: verdict.system, kind: verdict.kind, remark: verdict.remark, note: note)
  }
}
