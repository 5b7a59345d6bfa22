import LawChecking

extension [Judgement] {
  /// What was found where nothing is wrong: verdicts that say the same of a system stand together,
  /// and the names of their laws below.
  ///
  /// `Verdict.headline` says the same of one law: change both.
  ///
  /// - Parameter width: How many columns the lines with the names may have.
  package func agreement(width: Int) -> [String] {
    let groups = grouped {
      [$0.verdict.system, $0.verdict.kind.rawValue, $0.verdict.remark, $0.note]
    }
    return groups.flatMap { $0.members.together(width: width) }
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
    let names = map(\.verdict.law.id).joined(separator: ", ").lines(of: Swift.max(20, width - 4))
    return ["\(first.system) \(what) (\(self[0].note))"] + names.map { "    " + $0 }
  }
}
