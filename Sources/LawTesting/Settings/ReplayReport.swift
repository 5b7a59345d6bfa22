import Foundation
import LawChecking

/// The file in which whoever asks tests to replay one case finds what came of it: a line for each test
/// that judged it, the kind of its verdict.
struct ReplayReport {
  /// Where the environment says.
  static let current = ProcessInfo.processInfo.environment["BINDING_LAWS_REPLAY_REPORT"].map {
    ReplayReport(path: $0)
  }

  let path: String

  /// Tests may run at once, so that each line is written as a whole.
  func append(_ verdict: Verdict) {
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data("\(verdict.kind.rawValue)\n".utf8))
    try? file.close()
  }
}
