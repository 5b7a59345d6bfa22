import Foundation
import LawChecking
import LawTelling

/// The folder of a hunt: its plan, the results of each process, and a fixture for each finding.
///
/// Results are lines, one a piece. A last line that was cut off does not count, and what it held is
/// hunted again. `Hunting.md` and `Fixtures/Workflows/hunt.yml` name the folder of fixtures.
final class HuntDirectory {
  let path: String
  let plan: HuntPlan
  /// How much of each file of results was read: whole lines only.
  private var read: [String: (bytes: Int, lines: Int)] = [:]

  /// Opens the folder of a hunt to read it.
  ///
  /// - Throws: `Failure.file` where it cannot be opened, `Failure.unreadable` where it is none.
  init(_ path: String) throws {
    self.path = path
    plan = try HuntPlan(AtomicFile.read(path + "/plan.json", as: "plan"), of: path)
  }

  /// Makes or opens the folder of a hunt, for one process at a time.
  ///
  /// - Throws: `Failure.usage` where it holds another hunt, `Failure.unreadable` where it holds
  ///   something else, and `Failure.file` where it cannot be read or written, or another process hunts
  ///   into it.
  init(_ path: String, _ plan: HuntPlan) throws {
    (self.path, self.plan) = (path, plan)
    try AtomicFile.makeDirectory(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if !names.isEmpty && !names.contains("plan.json") {
      throw Failure.file("\(path) holds other files; name a directory of its own")
    }
    let file = try HuntFile(
      path + "/plan.json",
      whereLocked: .file("another process hunts into \(path); wait for its end"))
    let (known, line) = (try AtomicFile.read(file.path, as: "plan"), try plan.wholeLine)
    if known == line { return }
    // The file is new, or its plan was cut off.
    if line.starts(with: known) {
      try file.append(plan)
    } else if let difference = plan.difference(from: try HuntPlan(known, of: path)) {
      throw Failure.usage(
        "\(path) holds another hunt, which differs in \(difference); name another directory")
    }
  }
}

// MARK: - Results

extension HuntDirectory {
  /// Reads what was written since the last time, in the order in which it was found.
  ///
  /// `HuntOrder` names the files.
  ///
  /// - Throws: `Failure.file` when it cannot be opened, `Failure.unreadable` when it is damaged.
  func newRecords() throws -> [HuntRecord] {
    let names = try Failure.reporting(path, "read") {
      try FileManager.default.contentsOfDirectory(atPath: path)
    }
    let results = names.filter { $0.hasPrefix("results-") && $0.hasSuffix(".jsonl") }.sorted()
    return try results.flatMap { try newRecords(in: "\(path)/\($0)") }.sorted { $0.at < $1.at }
  }

  private func newRecords(in file: String) throws -> [HuntRecord] {
    var (bytes, lines) = read[file] ?? (0, 0)
    let decoder = JSONDecoder()
    let parts = try AtomicFile.read(file, from: bytes)
      .split(separator: HuntFile.lineEnd, omittingEmptySubsequences: false)
    // What stands behind the last line end is no whole line.
    let records = try parts.dropLast().map { line in
      (bytes, lines) = (bytes + line.count + 1, lines + 1)
      if let record = try? decoder.decode(HuntRecord.self, from: line), record.isPlausible {
        return record
      }
      throw Failure.unreadable(
        "\(file) is damaged in line \(lines): start the hunt again, elsewhere")
    }
    read[file] = (bytes, lines)
    return records
  }

  /// Opens the results of a process, to add to what was read; waits until nobody else does.
  ///
  /// - Returns: The file, and what has been found out so far by all processes.
  func openResults(_ results: String) throws -> (file: HuntFile, known: [HuntRecord]) {
    let file = try HuntFile(results)
    let known = try newRecords()
    file.size = read[results]?.bytes ?? 0
    return (file, known)
  }

  /// Writes a fixture of a finding that its system does not declare, unless it is there.
  ///
  /// - Throws: `Failure.file` with the reason.
  func keep(_ judgement: Judgement) throws {
    guard !judgement.isAsDeclared,
      let fixture = FixtureContent(judgement.verdict, expecting: .upheld)
    else { return }
    let folder = path + "/findings"
    // What is in the way belongs to somebody else, and the finding is among the results.
    _ = try Failure.reporting("\(folder)/\(fixture.path)") {
      try FixtureWriter(root: folder).write(fixture)
    }
  }
}

/// A file to which one process of a hunt writes lines.
///
/// It stays open, and locked, until the process ends. A lock of `fcntl` would not last: who reads the same
/// file closes it.
final class HuntFile {
  static let lineEnd = UInt8(ascii: "\n")
  let path: String
  private let file: FileHandle
  /// How long the whole lines are; what stands behind them is overwritten.
  var size = 0

  /// Opens the file, which is made where there is none.
  ///
  /// - Parameter obstacle: What is thrown where another process has it; without one it waits.
  init(_ path: String, whereLocked obstacle: Failure? = nil) throws {
    self.path = path
    let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if number < 0 { throw Failure.ofCall(on: path) }
    file = FileHandle(fileDescriptor: number, closeOnDealloc: false)
    if flock(number, obstacle == nil ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 { return }
    let isLocked = errno == EWOULDBLOCK
    throw (isLocked ? obstacle : nil) ?? Failure.ofCall(on: path)
  }

  /// Writes a value as a line; where that fails no part of it is left.
  ///
  /// - Throws: `Failure.file` with the reason.
  func append(_ value: some Encodable) throws {
    let line = try value.wholeLine
    try Failure.reporting(path) {
      try file.truncate(atOffset: UInt64(size))
      do {
        try file.write(contentsOf: line)
      } catch {
        try? file.truncate(atOffset: UInt64(size))
        throw error
      }
    }
    size += line.count
  }
}

extension Encodable {
  /// The value as JSON in a line of its own.
  fileprivate var wholeLine: Data {
    get throws { Data((try jsonLine + "\n").utf8) }
  }
}
