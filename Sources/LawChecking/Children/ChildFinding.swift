/// What a child found out, a line of JSON each.
enum ChildFinding: Codable {
  /// The verdict of a check; `nil` when the law does not speak about the system.
  case verdict(Verdict?)
  /// A named case that was run, or made smaller.
  case replayed(ReplayedCase)
  /// Why the task cannot be done.
  case refused(Refusal)
  /// How many smaller cases were run; `nil` when they were not all of them.
  case certified(tried: Int?)
  /// What there is to say of a case before the system runs.
  case draft(DeathDraft)
  /// What the system showed after one more operation.
  case row(SystemRow)
  /// What the bindings do when they are new.
  case learned(LearnedTable)
  /// What a model says without a system.
  case inventory(Inventory)
}

/// Why something that was named cannot be judged, in a sentence.
package struct Refusal: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// Whether the command was wrong, not what was read.
  package let isUsage: Bool
  /// What is wrong and what to do.
  package let description: String

  init(_ error: any Error) {
    if case .lawDoesNotApply? = error as? ReplayError { isUsage = true } else { isUsage = false }
    description = "\(error)"
  }
}
