import BindingGenerators

/// A question that is asked of a new system, as a child notes it.
struct LearnedQuestion {
  /// What notes of other operations do not begin with.
  private static let mark = "on a new system: "
  /// As much of it as every box has room for, in bytes.
  private static let longest = 900

  /// The question in the trace language, or the beginning of it and a number that others do not have.
  let words: String

  init(_ words: String) {
    guard words.utf8.count > Self.longest else {
      self.words = words
      return
    }
    let number = Seed(1).child(named: words)
    let beginning = String(decoding: words.utf8.prefix(Self.longest - 40), as: UTF8.self)
    self.words = "\(beginning) … \(number)"
  }

  /// The question that a child has noted; `nil` where it did something else.
  init?(notedAs note: String) {
    guard note.hasPrefix(Self.mark) else { return nil }
    self.init(String(note.dropFirst(Self.mark.count)))
  }

  var note: String { Self.mark + words }
}

extension ChildChecker {
  /// How many questions may crash before no more is learned; one that hangs counts as eight,
  /// because it takes so much longer.
  private static let mostDeaths = 40
  private static let weightOfHang = 8

  /// Runs a job in a child, and again without each question to a new system that crashes.
  ///
  /// What a new system dies of is found once more by the cases, which report it.
  func launched(_ job: ChildJob, by launch: (ChildJob) -> ChildReport) -> ChildReport {
    var (job, weight) = (job, 0)
    while true {
      job.unasked = state.unasked
      let report = launch(job)
      guard report.diagnosis.isDeath, let question = LearnedQuestion(notedAs: report.operation),
        weight < Self.mostDeaths, !state.unasked.contains(question.words)
      else { return report }
      weight += report.diagnosis == .timedOut ? Self.weightOfHang : 1
      if report.diagnosis == .exited(code: 0) { job.doneStatus = 0 }
      state.unasked.append(question.words)
    }
  }

  /// What the bindings of the system do when they are new.
  func learnedTable() throws -> LearnedTable {
    let report = launched(job(nil, .learn, limits.child), by: launch)
    if case .notStarted(let reason) = report.diagnosis { throw ChildError.notStarted(reason) }
    if case .refused(let refusal)? = report.findings.last { throw refusal }
    if case .learned(let table)? = report.findings.last { return table }
    throw ChildError.deadModel(name, report.diagnosis.words(limits.child, report.sentence))
  }
}
