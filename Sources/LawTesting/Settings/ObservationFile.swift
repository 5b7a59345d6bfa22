import Foundation
import LawChecking

/// Where every case is written down for other tools, while `BINDING_LAWS_OBSERVE` names a folder.
struct ObservationFile: Sendable {
  private let folder: String

  /// The file of this process, if one is wanted.
  static let current = ObservationFile(ProcessInfo.processInfo.environment["BINDING_LAWS_OBSERVE"])

  /// When this process first asked.
  static let start = Date().timeIntervalSince1970

  init?(_ folder: String?) {
    guard let folder, !folder.isEmpty else { return nil }
    self.folder = folder
  }

  // `CI/full.d/failing-tests` reads this file.
  private var path: String { folder + "/testcases.jsonl" }

  /// Why nothing can be written down, before there is anything to write; `nil` where it can.
  var complaint: String? {
    makeFolder()
    guard let file = fopen(path, "a") else {
      let reason = String(cString: strerror(errno))
      return "BINDING_LAWS_OBSERVE is \(folder.debugDescription): "
        + "\(path) cannot be written: \(reason)"
    }
    fclose(file)
    return nil
  }

  private func makeFolder() {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Adds a line for each case; tests that do so at once, in this process or another, wait for
  /// each other, since a buffered write of many lines is several.
  func append(_ observations: [CaseObservation]) {
    let lines = observations.compactMap { try? JSONEncoder().encode($0) }
    let text = lines.reduce(into: Data()) { $0 += $1 + [UInt8(ascii: "\n")] }
    makeFolder()
    text.append(toFile: path)
  }
}

extension Data {
  /// Adds it to a file, one writer at a time, so that lines stay whole; `ReplayReport` relies on it, too.
  func append(toFile path: String) {
    guard let file = fopen(path, "a") else { return }
    defer { fclose(file) }
    flock(fileno(file), LOCK_EX)
    _ = withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
  }
}
