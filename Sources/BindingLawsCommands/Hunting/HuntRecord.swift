import BindingGenerators
import LawChecking

/// What came of a piece of a hunt: a line of its results.
struct HuntRecord: Hashable, Sendable, Codable {
  let piece: HuntPiece
  /// What a level has shown: the verdict on each law that speaks about the system.
  var judgements: [Judgement]?
  /// What a range has shown; neither this nor the finding where the law does not speak about the
  /// system.
  var tally: Verdict.Tally?
  /// What broke the law in a range.
  var finding: Verdict?
  /// Why nothing can be judged.
  var fault: String?
  /// Why the piece could not be hunted this time, which is never written down.
  var obstacle: String?
  /// The pairs of operations that the hunt has not met before.
  var pairs: PairSet?
  /// When it was done, in seconds of hunting, and how many it took.
  var at = 0.0, seconds = 0.0

  /// Nobody can judge the system, for this reason.
  init(_ piece: HuntPiece, fault: String) { (self.piece, self.fault) = (piece, fault) }

  /// Nothing could be tried, for this reason.
  init(_ piece: HuntPiece, obstacle: String) { (self.piece, self.obstacle) = (piece, obstacle) }

  /// What a level has shown.
  init(_ piece: HuntPiece, _ judgements: [Judgement]) {
    (self.piece, self.judgements) = (piece, judgements)
  }

  /// What a range has shown; `nil` where the law does not speak about the system.
  init(_ piece: HuntPiece, _ verdict: Verdict?) {
    self.piece = piece
    guard var verdict else { return }
    (tally, pairs) = (Verdict.Tally(of: verdict), verdict.mix?.pairs)
    verdict.mix = nil
    if verdict.kind.isFailure { finding = verdict }
  }

  /// Whether it can have been counted, so that nobody's sums overflow.
  var isPlausible: Bool {
    let counts = tally.map { [$0.cases, $0.refusals, $0.ended] } ?? []
    return counts.allSatisfy((0...1_000_000_000_000_000).contains)
      && [at, seconds].allSatisfy((0...1e10).contains)
  }

  /// Whether a law does not speak about the system.
  var isSilent: Bool { judgements == nil && tally == nil && fault == nil }
}
