import BindingGenerators
package import Foundation

/// What a child and its parent share: the child notes what it is about to do, the parent reads it
/// afterwards.
///
/// A file in memory instead of a pipe: a note is a few stores, survives every way to die, and is
/// not mixed up with what the code under test prints. Behind the notes the file holds what the
/// child wrote to standard error; what it is asked and what it found out are in files of their own.
extension BlackBox {
  /// How far a child has come.
  ///
  /// `new` has to be 0: a new box is all zeros, and `progress` is 0 until the child has begun.
  enum Stage: UInt64 {
    case new, ready, done, lost, unreached
  }

  private static let job = ".job", findings = ".jsonl"
  private static let longestErrors = 16_384
  private static let mostErrors = 1 << 20
}

// MARK: - In the child

extension BlackBox {
  func enter(_ stage: Stage) { notes[.state] = stage.rawValue }

  /// What the child is asked, which is asked once.
  ///
  /// The names of both files go then, so that only findings are left where the parent dies, too.
  func takeJob() -> ChildJob? {
    defer { for name in [path, path + Self.job] { unlink(name) } }
    let data = FileManager.default.contents(atPath: path + Self.job)
    return data.flatMap { try? JSONDecoder().decode(ChildJob.self, from: $0) }
  }

  /// Notes that the child gets on, with a case or with anything else that has its own time.
  func getOn(within limits: ChildLimits) {
    notes[.progress] &+= 1
    // What was written to standard error before is cut off, where it is much: a file that may not grow any
    // more would crash a case that only says what it does.
    if lseek(descriptor, 0, SEEK_CUR) >= Self.mostErrors {
      ftruncate(descriptor, off_t(Notes.byteCountOfChild))
      lseek(descriptor, 0, SEEK_END)
    }
    limits.restartClock()
  }

  /// Sends this process's standard error behind the notes.
  func takeStandardError() {
    lseek(descriptor, 0, SEEK_END)
    dup2(descriptor, 2)
  }

  /// Adds a line of JSON to what was found out.
  func note(_ finding: some Encodable) {
    guard let line = try? JSONEncoder().encode(finding),
      let findings = fopen(path + Self.findings, "a")
    else { return }
    _ = (line + Data("\n".utf8)).withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, findings) }
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

  /// Leaves nothing behind.
  func discard() {
    for suffix in ["", Self.job, Self.findings] { unlink(path + suffix) }
  }

  /// The notes; a process that has cut the file off leaves none: to load what is not there ends this one.
  var left: Notes? { size >= Notes.byteCountOfChild ? notes : nil }

  /// The number of the child's process; 0 until it has started.
  package var process: pid_t { pid_t(truncatingIfNeeded: left?[.owner] ?? 0) }

  /// A number that changes when the child gets on; 0 until it has begun.
  var progress: UInt64 { left.map { $0[.state] == 0 ? 0 : 1 &+ $0[.progress] } ?? 0 }

  /// What the child wrote to standard error, or the end of it.
  var errors: String {
    let offset = off_t(max(Notes.byteCountOfChild, size - Self.longestErrors))
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.longestErrors) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, Self.longestErrors, offset))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the child found out, line by line.
  var findings: [Data] {
    let data = FileManager.default.contents(atPath: path + Self.findings) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}
