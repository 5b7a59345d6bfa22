import ArgumentParser
import Foundation
import LawChecking
import LawTelling

/// The options for results that other programs read.
///
/// `TheCommandLine.md` explains them.
struct ResultFiles: ParsableArguments {
  @Option(help: "Write a JUnit report to this file.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Flag(
    help: """
      Print an annotation for GitHub for each mistake that is not as declared, and add a summary of \
      the run to the summary of the job.
      """)
  var github = false

  /// Whether any result is asked for.
  var areWanted: Bool { junit != nil || github }

  /// Requires that the files can be written, before the work begins.
  func requireWritable() throws {
    if let junit { try AtomicFile.requireWritable(junit) }
    if github, let summary { try AtomicFile.requireWritable(summary) }
  }

  /// Writes the results that were asked for.
  ///
  /// - Parameter page: The path of the run's page. Nil if there is none.
  func write(_ judgements: [Judgement], page: String? = nil, on console: Console) throws {
    if let junit {
      try AtomicFile.write(judgements.junit(replayedBy: programCommand), to: junit)
    }
    if !github { return }
    if let summary {
      let exists = access(summary, F_OK) == 0
      let earlier = exists ? try AtomicFile.read(summary, as: .summary) : Data()
      let added = judgements.summary(replayedBy: programCommand, page: page, at: artifacts)
      try AtomicFile.write(String(decoding: earlier, as: UTF8.self) + added, to: summary)
    }
    // GitHub reads both streams, and JSON has standard output to itself.
    for line in judgements.annotations(replayedBy: programCommand) {
      if console.isJSON { console.writeError(line) } else { try console.say(line) }
    }
  }

  /// The path of the summary that GitHub shows for the running job: each step adds Markdown to the file.
  private var summary: String? {
    let path = Registry.current.environment.variable("GITHUB_STEP_SUMMARY")
    return path.isEmpty ? nil : path
  }

  /// The address from which the files of the run can be fetched, or nil if GitHub does not give it.
  private var artifacts: String? {
    let variables = Registry.current.environment.variables
    guard let server = variables["GITHUB_SERVER_URL"],
      let repository = variables["GITHUB_REPOSITORY"], let run = variables["GITHUB_RUN_ID"]
    else { return nil }
    return "\(server)/\(repository)/actions/runs/\(run)#artifacts"
  }
}
