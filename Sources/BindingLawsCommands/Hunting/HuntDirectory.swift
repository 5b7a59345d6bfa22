import Foundation
import LawChecking
import LawTelling

/// The folder of a hunt: its plan, the results of each process, and a fixture for each finding.
///
/// Results are lines, one a piece. A last line that was cut off does not count, and what it held is
/// hunted again. It has no lock of its own: `Hunting` keeps it under one.
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
    plan = try HuntPlan(try AtomicFile.read(Self.plan(in: path), as: "plan"), of: path)
  }

  /// Makes or opens the folder of a hunt, for one process at a time.
  ///
  /// - Throws: `Failure.usage` where it holds another hunt, `Failure.unreadable` where it holds
  ///   something else, and `Failure.file` where it cannot be read or written, or another process hunts
  ///   into it.
  init(_ path: String, _ plan: HuntPlan) throws {
    (self.path, self.plan) = (path, plan)
    try AtomicFile.makeDirectory(path)
    try Self.requireOwn(path)
    let (file, line) = (Self.plan(in: path), Data((try plan.jsonLine + "\n").utf8))
    // It stays open, and locked, until this process ends. A lock of `fcntl` would not last: the read below
    // closes the same file.
    let lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if lock < 0 { throw Failure.ofCall(on: file) }
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      if errno != EWOULDBLOCK { throw Failure.ofCall(on: file) }
      throw Failure.file("another process hunts into \(path); wait for its end")
    }
    let known = try AtomicFile.read(file, as: "plan")
    if known == line { return }
    // The file is new, or its plan was cut off.
    if line.starts(with: known) {
      try HuntFile.write(line, to: lock, at: 0, of: file)
    } else if let difference = plan.difference(from: try HuntPlan(known, of: path)) {
      throw Failure.usage(
        "\(path) holds another hunt, which differs in \(difference); name another directory")
    }
  }

  private static func plan(in path: String) -> String { path + "/plan.json" }

  /// Refuses a folder without a plan that holds anything.
  private static func requireOwn(_ path: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if names.isEmpty || names.contains("plan.json") { return }
    throw Failure.file("\(path) holds other files; name a directory of its own")
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
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw Failure.file("\(path) cannot be read: \(reason(of: error))")
    }
    let results = names.filter { $0.hasPrefix("results-") && $0.hasSuffix(".jsonl") }.sorted()
    return try results.flatMap { try newRecords(in: "\(path)/\($0)") }.sorted { $0.at < $1.at }
  }

  private func newRecords(in file: String) throws -> [HuntRecord] {
    let known = read[file] ?? (0, 0)
    let data = try AtomicFile.read(file, from: known.bytes)
    guard let end = data.lastIndex(of: HuntFile.lineEnd) else { return [] }
    let decoder = JSONDecoder()
    let lines = data[..<end].split(separator: HuntFile.lineEnd, omittingEmptySubsequences: false)
    read[file] = (known.bytes + end + 1, known.lines + lines.count)
    return try lines.enumerated().map { number, line in
      if let record = try? decoder.decode(HuntRecord.self, from: line), record.isPlausible {
        return record
      }
      let place = known.lines + number + 1
      throw Failure.unreadable(
        "\(file) is damaged in line \(place): start the hunt again, elsewhere")
    }
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
    do {
      // What is in the way belongs to somebody else, and the finding is among the results.
      _ = try FixtureWriter(root: folder).write(fixture)
    } catch {
      throw Failure.file("\(folder)/\(fixture.path) cannot be written: \(reason(of: error))")
    }
  }
}

/// A file of results to which one process writes.
///
/// It stays open, and locked, until the process ends.
final class HuntFile {
  static let lineEnd = UInt8(ascii: "\n")
  private let path: String
  private let file: Int32
  /// How long the whole lines are; what stands behind them is overwritten.
  var size = 0

  init(_ path: String) throws {
    self.path = path
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if file < 0 || flock(file, LOCK_EX) != 0 { throw Failure.ofCall(on: path) }
  }

  /// Writes a line; where that fails no part of it is left.
  ///
  /// - Throws: `Failure.file` with the reason.
  func append(_ record: HuntRecord) throws {
    let line = Data((try record.jsonLine + "\n").utf8)
    try Self.write(line, to: file, at: size, of: path)
    size += line.count
  }

  /// Lets a file end with some data.
  static func write(_ data: Data, to file: Int32, at place: Int, of path: String) throws {
    guard ftruncate(file, off_t(place)) == 0, lseek(file, off_t(place), SEEK_SET) >= 0 else {
      throw Failure.ofCall(on: path)
    }
    do {
      try FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: data)
    } catch {
      ftruncate(file, off_t(place))
      throw Failure.file("\(path) cannot be written: \(reason(of: error))")
    }
  }
}
