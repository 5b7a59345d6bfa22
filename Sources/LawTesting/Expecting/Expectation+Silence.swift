import BindingLaws
import LawChecking
import Testing

/// What an expectation says of laws by which there is no verdict, and of what a model excuses.
///
/// `Troubleshooting.md` explains some of the sentences. `CheckReport` says what is excused, too.
extension Expectation {
  /// Records that no law judged the system.
  func recordNoJudgement() {
    let reason =
      passedOver.isEmpty && silences.isEmpty
      ? "the set of laws is empty"
      : passedOver.allSatisfy(silences.values.joined().contains)
        ? sentences(on: silences).joined(separator: "; ")
        : "none of \(passedOver.joined(separator: ", ")) speaks about such a system"
    record("was judged by no law: \(reason)")
  }

  /// Passes over a law about what ends the process, which is judged in child processes alone: there
  /// are none here, and nobody has asked for them.
  func passOver(_ law: Law) {
    settings.expected[law.id]?.isUsed.value = true
    passedOver.append(law.id)
    let reason = "it is judged in child processes, and tests have none here"
    if settings.requiresJudgement {
      record("cannot be judged by \(law.id): \(reason)")
    } else {
      silences[reason, default: []].append(law.id)
    }
  }

  /// Which laws are silent about the system, each with a reason that can be fixed.
  private func sentences(on silences: [String: [String]]) -> [String] {
    silences.sorted { $0.key < $1.key }.map { reason, laws in
      let verb = laws.count == 1 ? "does" : "do"
      return "\(laws.joined(separator: ", ")) \(verb) not speak about \(System.displayName): "
        + reason
    }
  }

  /// Prints which laws are silent, once a run for each reason.
  func printSilences() {
    let news = silences.filter { reason, _ in printedReasons.use { $0.insert(reason).inserted } }
    for sentence in sentences(on: news) { print(sentence) }
  }

  /// Prints what the model excuses, once a run for each system.
  func printExcuses(in verdicts: [Verdict]) {
    for words in verdicts.compactMap(\.excuse?.words) {
      let sentence = "\(System.displayName): excused: \(words)"
      if printedReasons.use({ $0.insert(sentence).inserted }) { print(sentence) }
    }
  }

  /// Records that there is no verdict where one is expected.
  func recordSilence(of law: Law, _ expected: ExpectedVerdict) {
    expected.isUsed.value = true
    record(
      """
      was expected to be \(expected.kind.rawValue) on \(law.id) (\(expected.reason)), but \(law.id) \
      does not speak about it: remove the trait .expecting
      """)
  }
}

/// Why laws were silent, and what models excuse, as far as the run has printed it.
private let printedReasons = Locked<Set<String>>([])
