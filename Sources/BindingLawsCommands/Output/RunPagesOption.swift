import ArgumentParser
import LawChecking
import LawTelling

/// The whole run as pages.
struct RunPagesOption: ParsableArguments {
  @Option(
    help: "Write the whole run as pages that need no network to this directory.",
    completion: .directory)
  var html: String?

  /// Makes sure of the directory before the work begins.
  func requireWritable() throws {
    if let html { try AtomicFolder.requireWritable(html) }
  }

  /// Writes what was asked for.
  func write(_ judgements: [Judgement], on console: Console) throws {
    guard let html else { return }
    try AtomicFolder.write(RunPages(judgements, replayedBy: programCommand), to: html)
    console.note("wrote \(html), which \(RunPages.start) opens")
  }
}
