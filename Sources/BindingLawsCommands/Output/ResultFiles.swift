import ArgumentParser
import LawChecking
import LawTelling

/// Refuses one path for two outputs.
func requireDistinct(_ paths: [String?]) throws {
  var seen: Set<String> = []
  for path in paths.compactMap(\.self) where !seen.insert(AtomicFile.target(of: path)).inserted {
    throw ValidationError("two outputs go to \(path); give each a path of its own")
  }
}

/// The forms in which other programs read the results of a check.
struct ResultFiles: ParsableArguments {
  @Option(help: "Write a JUnit report to this file.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Flag(
    help: """
      Print an annotation for GitHub for each mistake that is not as declared, and add a summary of \
      the run to that of the job.
      """)
  var github = false

  /// Whether any of them is asked for.
  var areWanted: Bool { junit != nil || github }

  /// Makes sure of the files before the work begins.
  func requireWritable() throws {
    if let junit { try AtomicFile.requireWritable(junit) }
    if github, let job = JobSummary.current { try AtomicFile.requireWritable(job.path) }
  }

  /// Writes what was asked for.
  ///
  /// - Parameter pages: The directory of the pages of the run, if there are any.
  func write(_ judgements: [Judgement], pages: String? = nil, on console: Console) throws {
    if let junit {
      try AtomicFile.write(JUnitReport(judgements, replayedBy: programCommand).xml, to: junit)
    }
    if !github { return }
    try JobSummary.current?.add(RunSummary(judgements, replayedBy: programCommand), pages: pages)
    for line in judgements.annotations(replayedBy: programCommand) {
      try annotate(line, on: console)
    }
  }

  /// GitHub reads both streams, and JSON stands alone on its own.
  private func annotate(_ line: String, on console: Console) throws {
    if console.isJSON { console.hint(line) } else { try console.say(line) }
  }
}
