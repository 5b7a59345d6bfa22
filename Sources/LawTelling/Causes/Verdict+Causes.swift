import BindingLaws
package import LawChecking

extension [Verdict] {
  /// The causes of all findings, in the order of their first findings.
  ///
  /// Findings of one system have one cause if they show the same case, if the case of one begins with that of
  /// another, if they crash in the same way, or if they first go wrong in the same way or at the same port.
  package var causes: [Cause] {
    let findings = filter(\.isFinding)
    var groups: [[Int]] = []
    for (index, finding) in findings.enumerated() {
      let near = groups.filter { group in
        group.contains { member in findings[member].isLike(finding) }
      }
      groups.removeAll { near.contains($0) }
      groups.append((near.flatMap(\.self) + [index]).sorted())
    }
    return groups.sorted { $0[0] < $1[0] }.map { group in
      Cause(findings[group[0]], group.map { findings[$0] })
    }
  }
}

extension Verdict {
  /// Whether something is wrong with the system.
  package var isFinding: Bool {
    switch kind {
    case .broken, .flaky, .crashed, .timedOut: true
    case .notJudged: fault != nil
    case .upheld, .proved, .impossible, .gaveUp, .noEvidence, .skipped: false
    }
  }

  /// Returns whether both findings show one mistake.
  func isLike(_ other: Verdict) -> Bool {
    guard system == other.system else { return false }
    guard let found = counterexample, let another = other.counterexample,
      !kind.isDeath, !other.kind.isDeath
    else { return isSameEnd(as: other) }
    // Nothing else that a case shows is about transactions.
    if (found.place == .transaction) != (another.place == .transaction) { return false }
    if [law.id, other.law.id].allSatisfy(lawsOfLateReadings.contains) { return true }
    if found.begins(with: another) || another.begins(with: found) { return true }
    return Departure(found).isLike(Departure(another))
  }

  /// Returns whether both crashed in the same way, or cannot be judged for the same reason.
  private func isSameEnd(as other: Verdict) -> Bool {
    if case .death(let death) = grounds, case .death(let another) = other.grounds {
      return death.isSameEnd(as: another)
    }
    return kind == other.kind && grounds == other.grounds && counterexample == nil
      && other.counterexample == nil
  }

  /// Returns how the case of another finding is related to this one.
  func relation(of other: Verdict) -> Cause.Relation {
    guard let found = counterexample, let another = other.counterexample else { return .sameCase }
    if !another.begins(with: found) { return .similar }
    return found.begins(with: another) ? .sameCase : .longerCase
  }
}

/// The laws that one late reading breaks, each by a case of its own.
private let lawsOfLateReadings = [Law.readAtOnce.id, Law.tapsArrive.id]
