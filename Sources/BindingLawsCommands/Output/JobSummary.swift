import Foundation
import LawTelling

/// The summary that GitHub shows of a job: a file to which each step adds Markdown.
struct JobSummary {
  let path: String
  /// Where the files of the run can be fetched, if GitHub says so.
  let artifacts: String?

  /// What GitHub says of the job that runs; `nil` elsewhere.
  static var current: JobSummary? { JobSummary(Registry.current.surroundings.environment) }

  init?(_ environment: [String: String]) {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
    self.path = path
    let names = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_RUN_ID"]
    let parts = names.compactMap { environment[$0] }
    artifacts =
      parts.count == names.count
      ? "\(parts[0])/\(parts[1])/actions/runs/\(parts[2])#artifacts" : nil
  }

  /// Adds the summary of a run behind what is there.
  ///
  /// - Throws: `Failure.file` with the reason.
  func add(_ summary: RunSummary, pages: String?) throws {
    let there = access(path, F_OK) == 0 ? try AtomicFile.read(path, as: "summary") : Data()
    let text =
      String(decoding: there, as: UTF8.self) + summary.markdown(pages: pages, at: artifacts)
    try AtomicFile.write(text, to: path)
  }
}
