package import Foundation

/// What a child and its parent share: the child notes what it is about to do, the parent reads it
/// afterwards.
///
/// A file in memory instead of a pipe: a note is a few stores, survives every way to die, and is
/// not mixed up with what the code under test prints. Behind the notes the file holds what the
/// child wrote to standard error; what it found out is in a file of its own.
package final class BlackBox: Sendable {
  /// How far a child has come.
  enum Stage: UInt64 {
    case new, ready, done, lost
  }

  private static let byteCount = 40_960
  private static let longestErrors = 16_384
  private static let mostRuns: UInt64 = 1 << 40
  private let file: MappedFile

  /// Makes a box for one child; `nil` where no file can be made.
  package static func create() -> BlackBox? {
    let name = "binding-laws-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    return BlackBox(file: .create(at: "\(TemporaryDirectory.path)/\(name)", byteCount: byteCount))
  }

  /// Opens a box in the child, and takes its name away so that nobody has to clean up.
  static func take(_ path: String) -> BlackBox? {
    let box = BlackBox(file: .existing(at: path, byteCount: byteCount))
    box?.file.removeName()
    return box
  }

  private init?(file: consuming MappedFile?) {
    guard let file else { return nil }
    self.file = file
  }

  /// Where the child finds it.
  package var path: String { file.path }

  var stage: Stage {
    get { Stage(rawValue: word(at: 0)) ?? .new }
    set { SharedWord(file.start, at: 0).value = newValue.rawValue }
  }

  /// How many cases of a list have run to their end.
  var position: Int {
    get { Int(clamping: word(at: 8)) }
    set { SharedWord(file.start, at: 8).value = UInt64(newValue) }
  }

  /// How many cases were begun.
  var runs: Int {
    get { Int(min(word(at: 16), Self.mostRuns)) }
    set { SharedWord(file.start, at: 16).value = UInt64(newValue) }
  }

  /// The number of the child's process; 0 until it has started.
  package internal(set) var process: pid_t {
    get { pid_t(truncatingIfNeeded: word(at: 32)) }
    set { SharedWord(file.start, at: 32).value = UInt64(newValue) }
  }

  /// What the code under test is doing.
  var operation: String {
    get { file.isWhole ? SharedText(file.start, in: 40..<1_024).value : "" }
    set { SharedText(file.start, in: 40..<1_024).value = newValue }
  }

  /// The case that was begun last.
  var address: CaseAddress? {
    get { CaseAddress(words: addressWords) }
    set {
      SharedWords(file.start, in: 1_024..<Self.byteCount).value = newValue?.words ?? []
    }
  }

  private var addressWords: [UInt64] {
    file.isWhole ? SharedWords(file.start, in: 1_024..<Self.byteCount).value : []
  }

  /// A word of the notes; 0 where somebody has cut the file off.
  private func word(at offset: Int) -> UInt64 {
    file.isWhole ? SharedWord(file.start, at: offset).value : 0
  }

  /// A number that changes when the child gets on; 0 until it has begun.
  var progress: Int { stage == .new ? 0 : 1 + runs }

  /// Whether the notes are such as a child writes; the code under test may have written over them.
  var isLegible: Bool {
    let isAddress = addressWords.isEmpty || address != nil
    return file.isWhole && isAddress && Stage(rawValue: word(at: 0)) != nil
  }

  /// Sends this process's standard error behind the notes.
  func takeStandardError() {
    lseek(file.descriptor, 0, SEEK_END)
    dup2(file.descriptor, 2)
  }

  /// What the child wrote to standard error, or the end of it.
  var errors: String {
    String(decoding: file.tail(limit: Self.longestErrors), as: UTF8.self)
  }

  /// What the child found out, a line of JSON for each thing.
  var findings: [Data] {
    let data = FileManager.default.contents(atPath: path + Self.findingsSuffix) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  /// Adds a line to what was found out.
  func note(_ finding: some Encodable) {
    guard let line = try? JSONEncoder().encode(finding),
      let findings = fopen(path + Self.findingsSuffix, "a")
    else { return }
    _ = (line + [UInt8(ascii: "\n")]).withUnsafeBytes {
      fwrite($0.baseAddress, 1, $0.count, findings)
    }
    fclose(findings)
  }

  private static let findingsSuffix = ".jsonl"

  /// Leaves nothing behind.
  package func discard() {
    file.removeName()
    unlink(path + Self.findingsSuffix)
  }
}
