import BindingGenerators
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
  private static let mostErrors = 1 << 20
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

  /// The notes; a process that has cut the file off finds none.
  var slot: RecorderSlot? {
    file.isWhole ? RecorderSlot(file.start, at: 0, byteCount: Self.byteCount) : nil
  }

  var stage: Stage {
    get { slot.flatMap { Stage(rawValue: $0.state.value) } ?? .new }
    set { slot?.state.value = newValue.rawValue }
  }

  /// What the child does: 0 first, then 1; what that means depends on its task.
  var step: Int {
    get { Int(clamping: slot?.step.value ?? 0) }
    set { slot?.step.value = UInt64(newValue) }
  }

  /// How many cases were begun.
  var runs: Int { Int(min(slot?.number.value ?? 0, Self.mostRuns)) }

  /// The number of the child's process; 0 until it has started.
  package internal(set) var process: pid_t {
    get { pid_t(truncatingIfNeeded: slot?.process.value ?? 0) }
    set { slot?.process.value = UInt64(newValue) }
  }

  /// What the code under test is doing.
  var operation: String {
    get { slot?.operation?.value ?? "" }
    set { slot?.operation?.value = newValue }
  }

  /// The case that was running when the process ended; `nil` when none was.
  var given: Case? { slot?.isRunning.value == 1 ? Case(words: slot?.given?.value ?? []) : nil }

  /// What notes each case here; the child prepares for each of them.
  func recorder(preparing prepare: @escaping () -> Void) -> CaseRecorder? {
    slot.map {
      CaseRecorder($0, of: self) { [self] in
        getOn()
        forgetErrors()
        prepare()
      }
    }
  }

  /// Notes that the child gets on, with a case or with anything else that has its own time.
  func getOn() {
    if let slot { slot.progress.value &+= 1 }
  }

  /// A number that changes when the child gets on; 0 until it has begun.
  var progress: UInt64 { stage == .new ? 0 : 1 &+ (slot?.progress.value ?? 0) }

  /// Whether the notes are such as a child writes; the code under test may have written over them.
  var isLegible: Bool {
    guard let slot else { return false }
    let words = slot.given?.value ?? []
    return Stage(rawValue: slot.state.value) != nil && (words.isEmpty || Case(words: words) != nil)
  }

  /// Sends this process's standard error behind the notes.
  func takeStandardError() {
    lseek(file.descriptor, 0, SEEK_END)
    dup2(file.descriptor, 2)
  }

  /// Cuts off what cases before have written to standard error, where it is much: a file that may not
  /// grow any more would crash a case that only says what it does.
  private func forgetErrors() {
    if lseek(file.descriptor, 0, SEEK_CUR) < Self.mostErrors { return }
    ftruncate(file.descriptor, off_t(Self.byteCount))
    lseek(file.descriptor, 0, SEEK_END)
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
