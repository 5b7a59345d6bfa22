import BindingLaws
import LawChecking
import LawTelling
import Testing

extension Expectation {
  /// Runs the pinned cases of this system and law instead of a check.
  ///
  /// Nil if there are none. A trait about the law counts as used: the pin is to be removed, not the trait.
  func pinned(_ law: Law) throws -> Verdict? {
    settings.traits.expected[law.id]?.isUsed.value = true
    let pins = settings.traits.pins.filter { pin in lawID(of: pin) == law.id }
    pins.forEach { $0.isUsed.value = true }
    // Each reports by itself. One verdict is returned for a law, so it is that of the last.
    return try pins.map { try verdict(onPinned: $0.token, law) }.last
  }

  /// Runs the one case that the environment asks for, if it is one of this system and law.
  ///
  /// Nil if it is not.
  func askedFor(_ law: Law, _ environment: EnvironmentSettings) throws -> Verdict? {
    if environment.isReplayUnreadable { ReplayReport.current?.appendUnreadable() }
    guard let token = environment.replay, let names = try? names(in: token),
      names == (law.id, judging.name)
    else {
      // The token may mean this system by a name with a mistake in it.
      ReplayReport.current?.appendNear(judging.name)
      return nil
    }
    ReplayReport.current?.appendBeginning()
    let verdict = try reported(replayed(token, law), token)
    ReplayReport.current?.append(verdict)
    return verdict
  }

  /// Whether cases of this system are pinned.
  ///
  /// Then nothing else of it is judged.
  var isPinned: Bool { settings.traits.pins.contains { pin in lawID(of: pin) != nil } }

  /// Returns the id of the law of a pin of this system.
  ///
  /// Nil for other systems, and if the token cannot be read, of which the trait complains.
  private func lawID(of pin: Pin) -> String? {
    guard let named = try? names(in: pin.token), isOfThisSystem(named.system) else { return nil }
    return named.law
  }

  /// Returns whether this is the system of a name in a token, whatever the line of its closure.
  private func isOfThisSystem(_ name: String) -> Bool {
    ClosureName.withoutLine(name) == ClosureName.withoutLine(judging.name)
  }

  /// Replays a pinned case, and reports its result.
  ///
  /// It is an issue if the case no longer fails.
  private func verdict(onPinned token: String, _ law: Law) throws -> Verdict {
    let replayed = try replayed(token, law)
    if replayed.isRefused || replayed.verdict.kind != .upheld { return reported(replayed, token) }
    let trace = replayed.predicted.joined(separator: "; ")
    recordIssue(
      """
      \(token) no longer fails: remove the trait .replaying, if this is the case that it was \
      written for: \(trace)
      """, at: settings.sourceLocation)
    return replayed.verdict
  }

  /// Returns the verdict on a case that was replayed, after it has reported the result.
  ///
  /// It is an issue if the case could not be replayed.
  private func reported(_ replayed: ReplayedCase, _ token: String) -> Verdict {
    if replayed.isRefused {
      recordIssue("\(token) \(replayed.explanation())", at: settings.sourceLocation)
    } else {
      result(replayed.verdict).record()
    }
    return replayed.verdict
  }

  private func replayed(_ token: String, _ law: Law) throws -> ReplayedCase {
    try replayedCase(
      token, of: System.self, obeying: law, by: judging.model, named: judging.given,
      make: judging.make, at: judging.address)
  }
}
