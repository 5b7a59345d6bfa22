/// A line that a written test reports: the findings of one expectation, or an issue.
///
/// Expectations write such lines to the file that `BINDING_LAWS_VERDICTS` names. A test of this target decodes
/// them.
struct ReportLine: Decodable {
  /// A finding of an expectation.
  struct Finding: Decodable {
    let law: String
    let verdict: String
    let trace: [String]
    let found: String
  }

  let file: String
  let line: Int
  let verdicts: [String]?
  let broken: [Finding]?
  let issue: String?
}

extension ReportLine.Finding {
  /// The number of operations that lead to the finding: each line of a trace but the first is one.
  var operations: Int { trace.count - 1 }

  /// Whether at most one operation leads to the finding.
  var isSeenWhenFresh: Bool { operations <= 1 }

  /// The smallest trace and its finding, in one line.
  var words: String {
    let steps = trace.joined(separator: ", ")
    return found.isEmpty ? steps : "\(steps): \(found)"
  }
}
