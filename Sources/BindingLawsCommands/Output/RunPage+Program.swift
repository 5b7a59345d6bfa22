import LawChecking
import LawTelling

extension RunPage {
  /// The page of a run of this program.
  ///
  /// - Parameters:
  ///   - judgements: The results, which name their options.
  ///   - title: What the run is called.
  ///   - notes: What has to be known beside, a sentence each.
  init(of judgements: [Judgement], title: String = "Binding laws", notes: [String] = []) {
    self.init(
      judgements, replayedBy: programCommand, Provenance(version: version, of: judgements),
      title: title, notes: notes)
  }
}
