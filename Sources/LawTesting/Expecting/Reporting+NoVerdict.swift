import BindingLaws
import LawChecking

extension Reporting {
  /// Records that no law judged the system.
  func recordNoJudgement(_ findings: Findings) {
    let notApplied = findings.notApplied
    let passedOver = findings.passedOver
    let reason =
      if passedOver.isEmpty && notApplied.isEmpty {
        "the set of laws is empty"
      } else if passedOver.allSatisfy(notApplied.values.joined().contains) {
        sentences(on: notApplied).joined(separator: "; ")
      } else {
        "none of \(passedOver.joined(separator: ", ")) speaks about such a system"
      }
    record("was judged by no law: \(reason)")
  }

  /// Prints which laws do not apply, once a run for each reason.
  func printNotApplied(_ findings: Findings) {
    let news = findings.notApplied.filter { reason, _ in Self.isNew(reason) }
    for sentence in sentences(on: news) { print(sentence) }
  }

  /// Returns which laws do not apply to the system, each with a reason that can be fixed.
  private func sentences(on notApplied: [String: [String]]) -> [String] {
    notApplied.sorted { $0.key < $1.key }.map { reason, laws in
      let verb = laws.count == 1 ? "does" : "do"
      return "\(laws.joined(separator: ", ")) \(verb) not speak about \(system): \(reason)"
    }
  }

  /// Records that there is no verdict though one is expected.
  ///
  /// The trait that expects it counts as used, so that it does not complain, too.
  func recordNotApplied(_ law: Law, _ expected: ExpectedVerdict) {
    expected.isUsed.value = true
    record(
      """
      was expected to be \(expected.kind.rawValue) on \(law.id) (\(expected.reason)), but \(law.id) \
      does not speak about it: remove the trait .expecting
      """)
  }

  /// Records that the process ended under a law, which `total` does not show.
  ///
  /// `UnreportedEnds` has the rule and the sentence of the command line.
  func recordUnreportedEnd() {
    record("crashed, and total does not show it: expect total, with more .cases")
  }
}
