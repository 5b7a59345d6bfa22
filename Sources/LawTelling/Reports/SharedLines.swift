import LawChecking

extension [Judgement] {
  /// Returns the lines on these verdicts, which found nothing wrong.
  ///
  /// Verdicts that say the same of a system share a line, with the names of their laws below.
  ///
  /// - Parameter width: The width of the lines with the names, in columns.
  package func sharedLines(width: Int) -> [String] {
    grouped(by: \.sharedWords).flatMap { $0.members.linesOfOneGroup(width: width) }
  }

  /// Returns one line for all of these verdicts, and the names of their laws below it.
  private func linesOfOneGroup(width: Int) -> [String] {
    let first = self[0].verdict
    if count == 1 { return ["\(first.headline) (\(self[0].note))"] }
    let numbers = map(\.verdict.cases)
    let least = numbers.min() ?? 0
    let most = numbers.max() ?? 0
    let cases = least == most ? most.counted("case") : "\(least) to \(most.counted("case"))"
    let headline = first.headline(sharedBy: "\(count) laws", cases: "\(cases) each")
    let indent = "    "
    let laws = map(\.verdict.law.id)
    let names = (laws.dropLast().map { $0 + "," } + laws.suffix(1))
      .flowing(in: Swift.max(Self.narrowest, width - indent.count), apart: " ")
    return ["\(headline) (\(self[0].note))"] + names.map { indent + $0 }
  }

  /// The fewest columns for the names of laws, however narrow the terminal is.
  private static var narrowest: Int { 20 }
}

/// The words that a line shares among several verdicts.
private struct SharedWords: Hashable {
  let system: String
  let kind: Verdict.Kind
  let remark: String?
  let note: String
}

extension Judgement {
  /// The words by which this verdict shares a line with others.
  fileprivate var sharedWords: SharedWords {
    SharedWords(system: verdict.system, kind: verdict.kind, remark: verdict.remark, note: note)
  }
}
