/// An observation that a failing case shows beyond doubt: the row `what` of a report.
///
/// An observation rests on what was seen after each step, so it is true whatever the mistake is. If none of
/// these is true, nothing is said.
enum Misbehaviour: Hashable, Sendable {
  /// What looks at a system, and must not change it.
  enum Inspection {
    case read
    /// Making a binding.
    case derivation
  }

  /// A set had to change the base, and wrote nothing.
  case nothingWritten
  /// A set had to change the base, and changed nothing, if writes cannot be seen.
  ///
  /// The property is the part of an object that is the base.
  case nothingChanged(property: String?)
  /// The base after a set reads neither the value that was set nor the one that it must.
  ///
  /// `isWhole` says that the port is the whole base, so that the base is that value.
  case otherWritten(String, insteadOf: String, isWhole: Bool)
  /// The base after a set reads what was set, and must not.
  case writtenAsSet(String)
  /// A set had to leave the base unchanged, and changed it.
  case setHadToStay
  /// A set changed the reading of another port, and must not.
  case otherPortChanged(String)
  /// A set of what is read changed the base.
  case ownReadingChanged
  /// A set led to another base than it must, and no port tells them apart.
  case noPortTells(BaseDifference)
  /// An action led to another base than it must.
  case actionLedElsewhere(BaseDifference)
  /// An action had to change the base, and did not.
  case actionDidNothing
  /// An action had to leave the base unchanged, and changed it.
  case actionHadToStay
  /// A system that has been put into a base is in another one.
  case startedElsewhere(BaseDifference)
  /// The base changed, and a port reads what it read before.
  case readingStayed(port: String)
  /// The base is right, and a port is misread in another way.
  case misread(port: String)
  /// A set that lands later changed neither the base nor the reading, and had to be read at once.
  case nothingShown(port: String)
  /// The base and all readings are right, and what a control shows is not.
  case misrendered(port: String)
  /// A held binding reads what it read when it was made, and must not.
  case readsAsMade(port: String)
  /// After another set, the value of an earlier one is read.
  case earlierSetShown
  /// The same set leads to another base if there was a set before it.
  case dependsOnEarlierSet
  /// A set wrote this many times.
  case writtenOften(Int)
  /// An inspection wrote the base.
  ///
  /// `isWrongAtStart` says that the first row, for which all ports are read, already differs from the model.
  case inspectionWrote(Inspection, isWrongAtStart: Bool)
  /// An inspection changed the base, if no write is seen.
  case inspectionChanged(Inspection, isWrongAtStart: Bool)
  /// The reading, or the effect, depends on an earlier read.
  case dependsOnReads(isReading: Bool)
  /// An object of a system is left after the system and all its bindings have ended.
  case objectLeft
}
