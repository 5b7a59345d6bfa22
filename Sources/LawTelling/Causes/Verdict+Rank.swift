import BindingLaws
import LawChecking

extension Verdict {
  /// The rank of a finding as a report of its cause: the lowest says best what is wrong.
  struct Rank: Comparable {
    /// 2 for a warning, 1 for what is flaky, 3 for both.
    let doubt: Int
    /// 0 for a law about what reads change, 2 for a law about cost, 1 for any other.
    let topic: Int
    /// The number of operations of the case.
    let size: Int
    /// 1 for a law with a long report.
    let reading: Int
    /// The number of faults that break the law.
    let faults: Int
    /// The position of the law among all laws.
    let order: Int

    static func < (one: Rank, other: Rank) -> Bool {
      one.inTurn.lexicographicallyPrecedes(other.inTurn)
    }

    /// The parts of the rank, of which the first counts most.
    private var inTurn: [Int] { [doubt, topic, size, reading, faults, order] }
  }

  /// The rank of this finding.
  var rank: Rank {
    Rank(
      doubt: (isWarning ? 2 : 0) + (kind == .flaky ? 1 : 0), topic: topic,
      size: counterexample?.operations ?? .max,
      reading: lawsWithLongReports.contains(law.id) ? 1 : 0,
      faults: KnownFault.count(breaking: law.id), order: orderOfLaws[law.id] ?? -1)
  }

  /// The topic of the law, as `Rank` has it.
  private var topic: Int {
    if lawsAboutReads.contains(law.id) { return 0 }
    return lawsAboutCost.contains(law.id) ? 2 : 1
  }
}

/// The laws about what a read changes.
///
/// After such a change all that follows is odd, however small the case.
private let lawsAboutReads = Set([Law.getPure, .derivePure].map(\.id))

/// The laws about the cost of a set, or what taps can do.
///
/// The effect of a set says more.
private let lawsAboutCost = Set(
  [Law.setOnce, .atomic, .eachMemberWrittenOnce, .tapsReachBoth].map(\.id))

/// The laws whose reports take more reading than those of others about the same case.
private let lawsWithLongReports: Set = [
  Law.conforms.id, Law.setLocal.id, Law.writeThrough.id, Law.renderingDistinguishes.id,
]
