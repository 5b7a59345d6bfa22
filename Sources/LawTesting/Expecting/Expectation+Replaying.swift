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
    return try pins.map { try replayed(law, $0.token, isPin: true) }.last
  }

  /// Runs the one case that the environment asks for, if it is one of this system and law.
  ///
  /// Nil if it is not.
  func askedFor(_ law: Law, _ environment: EnvironmentSettings) throws -> Verdict? {
    if environment.isReplayUnreadable { ReplayReport.current?.appendUnreadable() }
    guard let token = environment.replay, let names = try? names(in: token),
      names == (law.id, judging.name)
    else {
      ReplayReport.current?.appendNear(judging.name)
      return nil
    }
    ReplayReport.current?.appendBeginning()
    let verdict = try replayed(law, token, isPin: false)
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

  /// Replays a case, and reports its result.
  ///
  /// A case that cannot be replayed is an issue, and so is a pinned one that no longer fails.
  private func replayed(_ law: Law, _ token: String, isPin: Bool) throws -> Verdict {
    let replayed = try replayedCase(
      token, of: System.self, obeying: law, by: judging.model, named: judging.given,
      make: judging.make, at: judging.address)
    let verdict = replayed.verdict
    if replayed.isRefused {
      recordIssue("\(token) \(replayed.explanation())", at: settings.sourceLocation)
    } else if isPin && verdict.kind == .upheld {
      let trace = replayed.predicted.joined(separator: "; ")
      recordIssue(
        """
        \(token) no longer fails: remove the trait .replaying, if this is the case that it was \
        written for: \(trace)
        """, at: settings.sourceLocation)
    } else {
      result(verdict).record()
    }
    return verdict
  }
}
