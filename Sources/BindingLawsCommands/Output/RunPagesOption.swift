import ArgumentParser
import LawChecking
import LawTelling

/// The whole run as pages, for `check` and `merge`; `report` has an option of its own for one case, too.
struct RunPagesOption: ParsableArguments {
  @Option(
    help: "Write the whole run as pages that need no network to this directory.",
    completion: .directory)
  var html: String?

  /// Makes sure of the directory before the work begins.
  func requireWritable() throws {
    if let html { try RunPages.requireWritable(html) }
  }

  /// Writes what was asked for.
  func write(_ pages: @autoclosure () -> RunPages, on console: Console) throws {
    guard let html else { return }
    try pages().write(to: html)
    console.note("wrote \(html), which \(RunPages.start) opens")
  }
}

extension RunPages {
  /// The pages of a run of this program.
  ///
  /// - Parameters:
  ///   - judgements: The results, which name their options.
  ///   - title: What the run is called.
  ///   - notes: What has to be known beside, a sentence each.
  init(
    of judgements: [Judgement], title: String = "Binding laws", notes: [String] = []
  ) {
    self.init(
      judgements, replayedBy: programCommand,
      Provenance(version: version, of: judgements), title: title, notes: notes)
  }
}
