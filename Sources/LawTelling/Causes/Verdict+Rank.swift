import BindingLaws
import LawChecking

extension Verdict {
  /// The rank of a finding as a report of its cause: the lowest says best what is wrong.
  struct Rank: Comparable {
    /// The doubt about a finding.
    ///
    /// A warning is worse than a flaky finding: the law may be none that the system has to obey.
    enum Doubt: Int {
      case none, flaky, warning, both
    }

    /// What a law is about, as far as it matters here.
    enum Topic: Int {
      case changeByRead, other, costOrTaps
    }

    let doubt: Doubt
    let topic: Topic
    /// The number of operations of the case.
    let size: Int
    /// Whether the report of the law is long.
    let takesReading: Bool
    /// The number of known faults that break the law: the fewer, the more it says about its cause.
    ///
    /// None is known to break a user's own law, which was written for this system.
    let faults: Int
    /// The position of the law among all laws.
    let position: Int

    static func < (one: Rank, other: Rank) -> Bool {
      one.inTurn.lexicographicallyPrecedes(other.inTurn)
    }

    /// The parts of the rank, of which the first counts most.
    private var inTurn: [Int] {
      [doubt.rawValue, topic.rawValue, size, takesReading ? 1 : 0, faults, position]
    }
  }

  /// The rank of this finding.
  var rank: Rank {
    Rank(
      doubt: doubt, topic: topic, size: counterexample?.operations ?? .max,
      takesReading: lawsWithLongReports.contains(law.id),
      faults: KnownFault.count(breaking: law.id), position: position(ofLaw: law.id))
  }

  private var doubt: Rank.Doubt {
    if isWarning { return kind == .flaky ? .both : .warning }
    return kind == .flaky ? .flaky : .none
  }

  private var topic: Rank.Topic {
    if lawsAboutReads.contains(law.id) { return .changeByRead }
    return lawsAboutCostOrTaps.contains(law.id) ? .costOrTaps : .other
  }
}

/// The laws about what a read changes.
///
/// After such a change all that follows is odd, however small the case.
private let lawsAboutReads = Set([Law.getPure, .derivePure].map(\.id))

/// The laws about the cost of a set, or what taps can do.
///
/// The effect of a set says more.
private let lawsAboutCostOrTaps = Set(
  [Law.setOnce, .atomic, .eachMemberWrittenOnce, .tapsReachBoth].map(\.id))

/// The laws whose reports take more reading than those of others about the same case.
private let lawsWithLongReports: Set = [
  Law.conforms.id, Law.setLocal.id, Law.writeThrough.id, Law.renderingDistinguishes.id,
]
