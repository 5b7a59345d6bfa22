import ArgumentParser
import LawChecking
import LawTelling

/// The whole run as pages, for `check`; `report` has an option of its own for one case, too.
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
  /// - Parameter judgements: The results, which name their options.
  init(of judgements: [Judgement]) {
    self.init(
      judgements, replayedBy: programCommand, Provenance(version: version, of: judgements))
  }
}
