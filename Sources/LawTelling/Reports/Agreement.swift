import LawChecking

extension [Judgement] {
  /// Returns the lines on verdicts that found nothing wrong.
  ///
  /// Verdicts that say the same of a system share a line, with the names of their laws below.
  /// `Verdict.headline` has the same words for one law: change both.
  ///
  /// - Parameter width: The width of the lines with the names, in columns.
  package func agreement(width: Int) -> [String] {
    grouped(by: \.agreement).flatMap { $0.members.together(width: width) }
  }

  /// Returns one line for all of these verdicts, and the names of their laws below it.
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

/// The words that a line shares among several verdicts.
private struct Agreement: Hashable {
  let system: String
  let kind: Verdict.Kind
  let remark: String?
  let note: String
}

extension Judgement {
  /// The words by which this verdict shares a line with others.
  fileprivate var agreement: Agreement {
    Agreement(system: verdict.system, kind: verdict.kind, remark: verdict.remark, note: note)
  }
}
