extension Verdict {
  /// The cases that crashed or timed out.
  ///
  /// They say nothing about the law, and `total` reports them. Its properties name fields of `check --json`,
  /// which others read. `ChildCheck+Ended` fills it, and `LawChecker` does for cases that ended an earlier
  /// run.
  package struct Endings: Hashable, Sendable, Codable {
    /// The number of cases.
    var cases = 0
    /// The words for what cases leave out, because it crashes.
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

  /// Whether there is no verdict because of what crashed.
  ///
  /// `Endings.givenUp` says why.
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
      // Cases are passed over only where no child judges, as for a closure.
      let advice = wasPassedOver ? "make the system a type" : "judge total"
      let verb = cases == 1 ? "says" : "say"
      words.append("\(cases.counted("case")) crashed and \(verb) nothing here; \(advice)")
    }
    let parts = leftOut.joined(separator: ", ")
    if !leftOut.isEmpty {
      // If no case crashed, these are the first words about a crash.
      let isFirst = cases == 0
      words.append(
        isFirst
          ? "left out, because it crashes: \(parts); judge total" : "after that left out: \(parts)")
    }
    if withoutProof { words.append("no proof: a sequence of it crashed") }
    return words
  }
}
