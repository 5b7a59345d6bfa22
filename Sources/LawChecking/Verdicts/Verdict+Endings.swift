package import BindingLaws

extension Verdict {
  /// The cases that crashed or timed out.
  ///
  /// They say nothing about the law, and `total` reports them. Its properties name fields of `check --json`,
  /// which others read. `ChildCheck+Ended` fills it, and `LawChecker` does for cases that ended an earlier
  /// run.
  package struct Endings: Hashable, Sendable, Codable {
    /// The number of cases.
    var cases = 0
    /// The words for what no case did after that.
    package var leftOut: [String] = []
    /// Whether a sequence of the memory check crashed, so that nothing is proved.
    var withoutProof = false
    /// Whether the cases ended an earlier run, and were not run again.
    package var wasPassedOver = false
    /// The reason why the law was not judged to the end, or nil if it was.
    var givenUp: String?

    init() {}

    /// Whether there is more to say than a number.
    var saysMore: Bool { !leftOut.isEmpty || withoutProof || wasPassedOver || givenUp != nil }
  }

  /// The number of cases that crashed or timed out.
  ///
  /// They say nothing about the law.
  public var ended: Int { endings.cases }

  /// Whether there is no verdict, because too many cases crashed.
  package var isGivenUp: Bool { kind == .gaveUp && endings.givenUp != nil }

  /// Whether a process ended, in a case or not, so that `total` has to report it.
  package var showsEnd: Bool {
    ended > 0 || !endings.leftOut.isEmpty || endings.withoutProof || isGivenUp
      || deathOfModel != nil
  }
}

extension Verdict.Endings {
  /// The words about the endings.
  ///
  /// Empty if nothing ended. Remarks end with it, in reports and in JSON.
  var words: [String] {
    var words: [String] = []
    if let givenUp { words.append("given up: \(givenUp)") }
    if cases > 0 {
      let advice = wasPassedOver ? "make the system a type" : "judge total"
      let verb = cases == 1 ? "says" : "say"
      words.append("\(cases.counted("case")) crashed and \(verb) nothing here; \(advice)")
    }
    if !leftOut.isEmpty {
      let parts = leftOut.joined(separator: ", ")
      words.append(
        cases > 0
          ? "after that left out: \(parts)"
          : "left out, because it crashes: \(parts); judge total")
    }
    if withoutProof { words.append("no proof: a sequence of it crashed") }
    return words
  }
}

/// The laws that report what ends the process.
///
/// `total` does, and so does `linearizable`. `total` knows no tasks, so it cannot report that some wait for
/// each other for ever.
private let lawsThatReportEnds = [Law.total.id, Law.linearizable.id]

extension Law {
  /// Whether the law says that operations come to an end, and so reports those that do not.
  package var isAboutEnds: Bool { id == Law.total.id }

  /// Whether a verdict on the law reports what ends the process.
  var reportsEnds: Bool { lawsThatReportEnds.contains(id) }
}

extension LawDescription {
  /// Whether the law says that operations come to an end.
  package var isAboutEnds: Bool { id == Law.total.id }

  /// Whether a verdict on the law reports what ends the process.
  var reportsEnds: Bool { lawsThatReportEnds.contains(id) }
}
