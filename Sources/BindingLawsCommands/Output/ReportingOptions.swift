import ArgumentParser
import LawChecking
import LawTelling

/// How what a run finds is reported, and what is written beside.
struct ReportingOptions: ParsableArguments {
  @Flag(help: "Print which operations each check drew, and in how many bases.")
  var statistics = false

  @OptionGroup var pages: RunPagesOption
  @OptionGroup var files: ResultFiles
  @OptionGroup var width: WidthOption

  /// What was to be written, as the end of a sentence; empty where there is nothing.
  var unwritten: String {
    let paths = [pages.html, files.junit].compactMap(\.self)
    return paths.isEmpty ? "" : "; not written: \(paths.joined(separator: ", "))"
  }

  func validate() throws { try requireDistinct([pages.html, files.junit]) }

  /// Makes sure of all files before the work begins.
  func requireWritable() throws {
    try pages.requireWritable()
    try files.requireWritable()
  }

  /// How the findings of a search are to be reported.
  func manner(of search: SearchOptions, on console: Console) -> Set<Judgement.Manner> {
    let wishes: [(Judgement.Manner, Bool)] = [
      (.overview, search.chosen.systems.isEmpty), (.statistics, statistics),
      (.quiet, console.isQuiet),
    ]
    return Set(wishes.filter(\.1).map(\.0))
  }

  /// Writes the files that were asked for.
  func write(_ judgements: [Judgement], on console: Console) throws {
    try pages.write(RunPages(of: judgements), on: console)
    try files.write(judgements, pages: pages.html, on: console)
  }
}
