import BindingGenerators
package import Foundation

/// What a child and its parent share: the child notes what it is about to do, the parent reads it
/// afterwards.
///
/// A file in memory instead of a pipe: a note is a few stores, survives every way to die, and is
/// not mixed up with what the code under test prints. Behind the notes the file holds what the
/// child wrote to standard error; what it is asked and what it found out are in files of their own.
package final class BlackBox: Sendable {
  /// How far a child has come.
  ///
  /// `new` has to be 0: a new box is all zeros, and `progress` is 0 until the child has begun.
  enum Stage: UInt64 {
    case new, ready, done, lost
  }

  private static let longestErrors = 16_384
  private static let mostErrors = 1 << 20
  private let file: MappedFile

  /// What the child notes.
  var notes: Notes { file.notes }

  /// Makes a box for one child; `nil` where no file can be made.
  static func create() -> BlackBox? {
    let name = "binding-laws-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let path = "\(TemporaryDirectory.path)/\(name)"
    return BlackBox(.create(at: path, byteCount: Notes.byteCountOfChild))
  }

  /// Opens a box in the child, and takes its name away so that nobody has to clean up.
  static func take(_ path: String) -> BlackBox? {
    let box = BlackBox(.existing(at: path, byteCount: Notes.byteCountOfChild))
    box?.file.removeName()
    return box
  }

  private init?(_ file: consuming MappedFile?) {
    guard let file else { return nil }
    self.file = file
  }

  /// Where the child finds it.
  package var path: String { file.path }

  /// Leaves nothing behind.
  func discard() {
    for suffix in ["", Self.job, Self.findings] { unlink(path + suffix) }
  }

  private static let job = ".job", findings = ".jsonl"
}

// MARK: - In the child

extension BlackBox {
  func enter(_ stage: Stage) { notes[.state] = stage.rawValue }

  /// What the child is asked, which is asked once.
  func takeJob() -> ChildJob? {
    defer { unlink(path + Self.job) }
    let data = FileManager.default.contents(atPath: path + Self.job)
    return data.flatMap { try? JSONDecoder().decode(ChildJob.self, from: $0) }
  }

  /// What notes each case here.
  func recorder(within limits: ChildLimits) -> CaseRecorder {
    CaseRecorder(notes) { [self] in getOn(within: limits) }
  }

  /// Notes that the child gets on, with a case or with anything else that has its own time.
  func getOn(within limits: ChildLimits) {
    notes[.progress] &+= 1
    // What was written to standard error before is cut off, where it is much: a file that may not grow any
    // more would crash a case that only says what it does.
    if lseek(file.descriptor, 0, SEEK_CUR) >= Self.mostErrors {
      ftruncate(file.descriptor, off_t(Notes.byteCountOfChild))
      lseek(file.descriptor, 0, SEEK_END)
    }
    limits.restartClock()
  }

  /// Sends this process's standard error behind the notes.
  func takeStandardError() {
    lseek(file.descriptor, 0, SEEK_END)
    dup2(file.descriptor, 2)
  }

  /// Adds a line of JSON to what was found out.
  func note(_ finding: some Encodable) {
    guard let line = try? JSONEncoder().encode(finding),
      let findings = fopen(path + Self.findings, "a")
    else { return }
    _ = (line + [UInt8(ascii: "\n")]).withUnsafeBytes {
      fwrite($0.baseAddress, 1, $0.count, findings)
    }
    fclose(findings)
  }
}

// MARK: - In the parent

extension BlackBox {
  /// Asks the child; `false` where that cannot be written.
  func ask(_ job: ChildJob) -> Bool {
    FileManager.default.createFile(
      atPath: path + Self.job, contents: try? JSONEncoder().encode(job))
  }

  /// The notes; a process that has cut the file off leaves none.
  var left: Notes? { file.isWhole ? notes : nil }

  /// The number of the child's process; 0 until it has started.
  package var process: pid_t { pid_t(truncatingIfNeeded: left?[.owner] ?? 0) }

  /// A number that changes when the child gets on; 0 until it has begun.
  var progress: UInt64 { left.map { $0[.state] == 0 ? 0 : 1 &+ $0[.progress] } ?? 0 }

  /// What the child wrote to standard error, or the end of it.
  var errors: String { String(decoding: file.tail(limit: Self.longestErrors), as: UTF8.self) }

  /// What the child found out, line by line.
  var findings: [Data] {
    let data = FileManager.default.contents(atPath: path + Self.findings) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}
