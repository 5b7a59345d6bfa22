import LawChecking
import LawTelling

extension RunPage {
  /// Makes the page of a run of this program.
  ///
  /// - Parameter judgements: The results, which name their options.
  init(of judgements: [Judgement]) {
    self.init(
      judgements, replayedBy: programCommand, Provenance(version: version, of: judgements))
  }
}
