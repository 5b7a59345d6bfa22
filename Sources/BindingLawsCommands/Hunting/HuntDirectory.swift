import Foundation
import LawTelling

/// The folder of a hunt: its results, a line each, and a fixture for each finding.
///
/// One process at a time writes to it. A last line that was cut off is taken away, and what it told
/// is hunted again.
final class HuntDirectory {
  private let path: String
  private let results: Int32
  /// How long the whole lines are.
  private var size: off_t = 0
  /// What was found out before.
  private(set) var records: [HuntRecord] = []

  /// Makes or opens the folder of a hunt.
  ///
  /// - Throws: `Failure.usage` where it holds another hunt, `Failure.unreadable` where it is damaged,
  ///   and `Failure.file` where it cannot be read or written, or another process hunts into it.
  init(_ path: String, _ plan: HuntPlan) throws {
    self.path = path
    try AtomicFile.makeDirectory(path)
    let file = Self.results(in: path)
    results = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if results < 0 { throw Failure.ofCall(on: file) }
    if flock(results, LOCK_EX | LOCK_NB) != 0 {
      if errno != EWOULDBLOCK { throw Failure.ofCall(on: file) }
      throw Failure.file("another process hunts into \(path); wait for its end")
    }
    let known = try HuntFile(path)
    if let known {
      if let difference = plan.difference(from: known.plan) {
        throw Failure.usage(
          "\(path) holds another hunt, with another \(difference); name another directory")
      }
      (records, size) = (known.records, off_t(known.byteCount))
    }
    guard ftruncate(results, size) == 0, lseek(results, 0, SEEK_END) >= 0 else {
      throw Failure.ofCall(on: file)
    }
    if known == nil { try append(plan) }
  }

  deinit { close(results) }

  /// Writes a line; where that fails no part of it is left.
  ///
  /// - Throws: `Failure.file` with the reason.
  func append(_ line: some Encodable) throws {
    let data = Data((try line.jsonLine + "\n").utf8)
    if writeAll(data, to: results) {
      size += off_t(data.count)
      return
    }
    let failure = Failure.ofCall(on: Self.results(in: path))
    ftruncate(results, size)
    lseek(results, size, SEEK_SET)
    throw failure
  }

  /// Writes a fixture, unless it is there.
  ///
  /// - Throws: `Failure.file` with the reason.
  func keep(_ fixture: FixtureContent) throws {
    let folder = path + "/findings"
    do {
      // What is in the way belongs to somebody else, and the finding is among the results.
      _ = try FixtureWriter(root: folder).write(fixture)
    } catch {
      throw Failure.file("\(folder)/\(fixture.path) cannot be written: \(reason(of: error))")
    }
  }

  static func results(in path: String) -> String { path + "/results.jsonl" }
}

/// The results of a hunt, as they were written down.
struct HuntFile {
  let plan: HuntPlan
  let records: [HuntRecord]
  /// How long the whole lines are; what stands behind them was cut off.
  let byteCount: Int

  /// Reads the results in a folder; `nil` where not even the plan was written whole.
  ///
  /// - Throws: `Failure.file` when they cannot be opened, `Failure.unreadable` when they are none, or
  ///   damaged.
  init?(_ path: String) throws {
    let file = HuntDirectory.results(in: path)
    let data = try AtomicFile.read(file, atMost: Self.most, as: "hunt")
    guard let end = data.lastIndex(of: Self.lineEnd) else {
      // A plan that was cut off; its keys are sorted.
      let start = Data("{\"areLawsNamed\":".utf8)
      if data.starts(with: start) || start.starts(with: data) { return nil }
      throw Failure.unreadable("\(file) is no hunt: remove it, or name another directory")
    }
    let lines = data[...end].split(separator: Self.lineEnd, omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    guard let plan = try? decoder.decode(HuntPlan.self, from: lines[0]), plan.isReadable else {
      throw Failure.unreadable(
        "\(file) is no hunt that this version reads: name another directory")
    }
    self.plan = plan
    byteCount = end + 1
    records = try lines.dropFirst().dropLast().enumerated().map { number, line in
      do {
        let record = try decoder.decode(HuntRecord.self, from: line)
        if record.isPlausible { return record }
        throw CocoaError(.coderReadCorrupt)
      } catch {
        throw Failure.unreadable("\(file) is damaged in line \(number + 2): hunt anew, elsewhere")
      }
    }
  }

  /// How many bytes results may have.
  private static let most = 1 << 36
  private static let lineEnd = UInt8(ascii: "\n")
}
