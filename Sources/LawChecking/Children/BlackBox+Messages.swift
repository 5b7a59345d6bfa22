import BindingGenerators
package import Foundation

/// The messages between a child and its parent.
///
/// The child notes what it is about to do, and the parent reads the notes afterwards. A file in memory does
/// instead of a pipe: a note is a few stores, survives every way to die, and is not mixed with what the code
/// under test prints. The file has the notes, and behind them what the child wrote to standard error. The job
/// and the findings have files of their own.
extension BlackBox {
  /// The stage that a child has reached.
  enum Stage: UInt64 {
    /// The child has not come as far as the code under test.
    ///
    /// It has to be 0: a new box is all zeros.
    case new = 0
    /// The child has found the system and the laws, and does its task.
    case ready
    /// The child has done its task.
    case done
    /// The child has not found the system or a law.
    case lost
    /// The test, run again, has not come to the expectation.
    case unreached
  }

  /// How far a child has come.
  enum Progress: Equatable {
    /// It has not come as far as the code under test.
    case starting
    /// It has come to no case, and to nothing else that has a time limit of its own.
    case begun
    /// It has got on so many times.
    case gotOn(times: UInt64)
  }

  /// The end of the name of the file with the job.
  private static let job = ".job"
  /// The end of the name of the file with the findings.
  private static let findings = ".jsonl"
  /// The most bytes of standard error that a report is made from.
  ///
  /// The sentence of the runtime is near the end, with a backtrace of some KB behind it at most.
  private static let longestErrors = 16_384
  /// The bytes of the box from which on earlier standard error is cut off.
  ///
  /// They are a 64th of the largest file that `ChildLimits` allows: the next case may print the rest.
  private static let mostErrors = 1 << 20
}

// MARK: - In the child

extension BlackBox {
  /// Notes that the child has reached a stage.
  func enter(_ stage: Stage) { notes[.state] = stage.rawValue }

  /// Takes the job that the parent has written, and unlinks the box and the job.
  ///
  /// The job can be taken once. If the parent dies, too, only the findings are left.
  func takeJob() -> ChildJob? {
    defer { for name in [path, path + Self.job] { unlink(name) } }
    let data = FileManager.default.contents(atPath: path + Self.job)
    return data.flatMap { try? JSONDecoder().decode(ChildJob.self, from: $0) }
  }

  /// Notes that the child gets on, with a case or with anything else that has a time limit of its own.
  func getOn(within limits: ChildLimits) {
    notes[.progress] &+= 1
    // A file at its size limit would crash a case that only prints. So much earlier standard error is cut
    // off.
    if lseek(descriptor, 0, SEEK_CUR) >= Self.mostErrors {
      ftruncate(descriptor, off_t(Notes.byteCountOfChild))
      lseek(descriptor, 0, SEEK_END)
    }
    limits.restartClock()
  }

  /// Sends this process's standard error to the file, behind the notes.
  func takeStandardError() {
    lseek(descriptor, 0, SEEK_END)
    dup2(descriptor, 2)
  }

  /// Adds a finding as a line of JSON.
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
  /// Writes a job for the child, and returns whether it could be written.
  func ask(_ job: ChildJob) -> Bool {
    FileManager.default.createFile(
      atPath: path + Self.job, contents: try? JSONEncoder().encode(job))
  }

  /// Unlinks all files of the box.
  func discard() {
    for suffix in ["", Self.job, Self.findings] { unlink(path + suffix) }
  }

  /// The notes that the child has left.
  ///
  /// Nil if a process has truncated the file: to load what is not there would end this process.
  var left: Notes? { size >= Notes.byteCountOfChild ? notes : nil }

  /// The number of the child's process.
  ///
  /// 0 until the child has started.
  package var process: pid_t { pid_t(truncatingIfNeeded: left?[.owner] ?? 0) }

  /// How far the child has come.
  var progress: Progress {
    guard let left, left[.state] != Stage.new.rawValue else { return .starting }
    return left[.progress] == 0 ? .begun : .gotOn(times: left[.progress])
  }

  /// The text on standard error, or its end.
  var errors: String {
    let offset = off_t(max(Notes.byteCountOfChild, size - Self.longestErrors))
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.longestErrors) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, Self.longestErrors, offset))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The findings, line by line.
  var findings: [Data] {
    let data = FileManager.default.contents(atPath: path + Self.findings) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}
