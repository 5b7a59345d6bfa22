import BindingLaws
import LawChecking
import Testing

/// What an expectation says of laws by which there is no verdict, and of what a model forgives.
///
/// `Troubleshooting.md` explains some of the sentences. `CheckReport` says what is forgiven, too.
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

  /// Prints what the model forgives, once a run for each system: nothing else is said where all is well.
  func printExcuses(in verdicts: [Verdict]) {
    for words in verdicts.compactMap(\.excuse?.words) {
      printOnce("\(System.displayName): forgiven: \(words)")
    }
  }

  /// What bindings that were learned always do, and hardly anybody means; `nil` for nothing.
  func suspicion(among verdicts: [Verdict]) -> Suspicion? {
    guard let table = verdicts.lazy.compactMap(\.learned).first else { return nil }
    if table.neverChanges { return .neverChanges }
    let isSingle = Set(table.rows.flatMap(\.cells).map(\.port)).count < 2
    let lines = table.neverRead.map { port, value, reading in
      let place = isSingle ? "" : " at \(port)"
      return "\(value) is set\(place) and \(reading) is read, in every state"
    }
    return lines.isEmpty ? nil : .neverRead(lines)
  }

  /// Warns of it; of values that nobody has named, which may well lie beyond a bound, it prints one line.
  func report(_ suspicion: Suspicion) {
    let system = System.displayName
    switch suspicion {
    case .neverChanges:
      recordIssue(
        "\(system): no set of any value changed anything", isWarning: true, at: sourceLocation)
    case .neverRead(let lines) where namesValues:
      let text = lines.map { "\(system): \($0)" }.joined(separator: "\n")
      recordIssue(text, isWarning: true, at: sourceLocation)
    case .neverRead(let lines):
      let others = lines.count > 1 ? ", and so \((lines.count - 1).counted("other set"))" : ""
      printOnce("\(system): forgiven: \(lines[0])\(others)")
    }
  }

  /// Prints a sentence, once a run.
  func printOnce(_ sentence: String) {
    if printedReasons.use({ $0.insert(sentence).inserted }) { print(sentence) }
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

/// What bindings that were learned always do, and hardly anybody means.
enum Suspicion {
  /// No set of any value changes anything.
  case neverChanges
  /// Some values are never read where they were set; each in a sentence.
  case neverRead([String])

  /// Whether nothing speaks for some laws for this reason.
  var explainsDoubts: Bool {
    if case .neverChanges = self { true } else { false }
  }
}

/// Why laws were silent, and what models forgive, as far as the run has printed it.
private let printedReasons = Locked<Set<String>>([])
