import LawChecking

extension Cause {
  /// The observation of the reported case, in a sentence.
  ///
  /// Reports print it, and JSON holds it.
  var what: String? {
    misbehaviour?.sentence(isOfOnePort: reported.counterexample?.ports.count == 1)
  }
}

extension Misbehaviour {
  /// The longest two values together, in characters, that a sentence quotes.
  ///
  /// The table below the sentence shows longer ones, where they do not push the words apart.
  private static let mostQuoted = 40

  /// Returns the observation in a sentence.
  ///
  /// - Parameter isOfOnePort: Whether there is only one port, which needs no name.
  fileprivate func sentence(isOfOnePort: Bool) -> String {
    let already = ", and so it did at the start"
    func reading(_ port: String) -> String {
      isOfOnePort ? "the reading" : "the reading of \(port)"
    }
    switch self {
    case .nothingWritten: return "nothing was written"
    case .nothingChanged(nil): return "the set did not change the base"
    case .nothingChanged(let property?): return "the set did not change \(property)"
    case .otherWritten(let written, let set, _) where written.count + set.count > Self.mostQuoted:
      return "the value that was set is not the value that was written"
    case .otherWritten(let written, let set, true):
      return "\(written) was written where \(set) was set"
    case .otherWritten(let written, let set, false):
      return "\(set) was set, and what was written reads \(written)"
    case .writtenAsSet(let value):
      return value.count <= Self.mostQuoted
        ? "\(value) was written as it was set" : "the value was written as it was set"
    case .setHadToStay: return "the set must change nothing, and the base changed"
    case .otherPortChanged(let port): return "a port that was not set changed: \(port)"
    case .ownReadingChanged: return "setting what was read changed the base"
    case .noPortTells(let difference):
      return "\(difference.sentence(upTo: Self.mostQuoted)), and no port tells the difference"
    case .actionLedElsewhere(let difference):
      return "after the action, \(difference.sentence(upTo: Self.mostQuoted))"
    case .actionDidNothing: return "the action did not change the base"
    case .actionHadToStay: return "the action must change nothing, and the base changed"
    case .startedElsewhere(let difference):
      return "at the start, \(difference.sentence(upTo: Self.mostQuoted))"
    case .readingStayed(let port): return "the base changed, and \(reading(port)) did not"
    case .misread(let port): return "the base is right, and \(reading(port)) is wrong"
    case .nothingShown(let port): return "neither the base nor \(reading(port)) changed"
    case .misrendered(let port):
      let rendering = isOfOnePort ? "the rendering" : "the rendering of \(port)"
      return "only \(rendering) is wrong: the base and the readings are as the model says"
    case .readsAsMade(let port):
      let held = isOfOnePort ? "the held binding" : "held \(port)"
      return "\(held) reads what it read when it was made"
    case .earlierSetShown: return "what is read is what an earlier set stored"
    case .dependsOnEarlierSet: return "after an earlier set, the same set leads to another base"
    case .writtenOften(2): return "it was written twice"
    case .writtenOften(let count): return "it was written \(count) times"
    case .inspectionWrote(let inspection, let isWrongAtStart):
      return "\(inspection.words) wrote\(isWrongAtStart ? already : "")"
    case .inspectionChanged(let inspection, let isWrongAtStart):
      return "\(inspection.words) changed the base\(isWrongAtStart ? already : "")"
    case .dependsOnReads(true): return "what was read depends on an earlier read"
    case .dependsOnReads(false): return "what happens depends on an earlier read"
    case .objectLeft:
      return
        "something still holds it, such as a cycle, or a Task for which `settle()` does not wait"
    }
  }
}

extension Misbehaviour.Inspection {
  fileprivate var words: String {
    switch self {
    case .read: "the read"
    case .derivation: "making the binding"
    }
  }
}
