import Foundation

/// Remembers which case of which check runs, in a file that outlives the process.
///
/// A file belongs to the process that holds its lock. The kernel takes the lock away when the
/// process ends, however it ends: what can be locked is a leftover, even if its process number is
/// in use again.
package final class FlightRecorder: @unchecked Sendable {
  /// The recorder of this process; `nil` where no file can be made.
  package static let shared: FlightRecorder? = {
    atexit { FlightRecorder.shared?.removeFileIfIdle() }
    return FlightRecorder(directory: defaultDirectory, program: programName)
  }()

  /// The directory that `BINDING_LAWS_RECORDER` names, or one of this user's among the temporary
  /// ones.
  package static var defaultDirectory: String {
    TemporaryDirectory.environment("BINDING_LAWS_RECORDER")
      ?? "\(TemporaryDirectory.path)/binding-laws-\(getuid())"
  }

  /// What tells this program from others: its path, or that of the bundle of tests it runs.
  package static var programName: String {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--test-bundle-path"),
      option + 1 < arguments.count
    else { return Bundle.main.executablePath ?? arguments.first ?? "" }
    return arguments[option + 1]
  }

  private let file: MappedFile
  private let path: String
  private let lock = NSLock()

  /// Starts a recorder.
  ///
  /// - Parameters:
  ///   - directory: Where its file goes; made if it does not exist.
  ///   - program: The name of the program; only the same program takes the file up again.
  package init?(directory: String, program: String) {
    mkdir(directory, 0o700)
    let path = "\(directory)/\(getpid())-\(UInt64.random(in: 0 ... .max))"
    // Named as a recording only once it is locked, so that no reader takes it for a leftover.
    guard let file = MappedFile.create(at: path + ".new", byteCount: FlightRecording.byteCount),
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    FlightRecording.writeHeader(program: program, in: file.start)
    rename(path + ".new", path + FlightRecording.suffix)
    self.file = file
    self.path = path + FlightRecording.suffix
  }

  /// A slot for a check; `nil` if too many are under way.
  func take(for flight: Flight) -> RecorderSlot? {
    lock.withLock {
      let slot = FlightRecording.slots(in: file.start).first { $0.flight == nil }
      slot?.hold(flight)
      return slot
    }
  }

  func free(_ slot: RecorderSlot) {
    lock.withLock { slot.state.value = RecorderSlot.free }
  }

  /// Leaves nothing behind where nothing is under way; a check that called `exit` is still under
  /// way.
  private func removeFileIfIdle() {
    guard FlightRecording.slots(in: file.start).allSatisfy({ $0.flight == nil }) else { return }
    unlink(path)
  }
}

/// The file of a recorder: a header, then one slot for each check that can be under way at once.
enum FlightRecording {
  static let suffix = ".flight"
  static let byteCount = headerByteCount + slotCount * RecorderSlot.shortByteCount
  private static let headerByteCount = 1_024
  private static let slotCount = 128
  /// The layout's version is in its last letter.
  private static let magic = UInt64(bigEndian: 0x4249_4E44_4C41_5703)

  static func writeHeader(program: String, in start: UnsafeMutableRawPointer) {
    self.program(in: start).value = program
    SharedWord(start, at: 0).value = magic
  }

  static func slots(in start: UnsafeMutableRawPointer) -> some Sequence<RecorderSlot> {
    stride(from: headerByteCount, to: byteCount, by: RecorderSlot.shortByteCount).lazy
      .map { RecorderSlot(start, at: $0) }
  }

  private static func program(in start: UnsafeMutableRawPointer) -> SharedText {
    SharedText(start, in: 8..<headerByteCount)
  }

  fileprivate static func take(_ path: String, program: String?) -> [Flight] {
    guard let file = MappedFile.existing(at: path, byteCount: byteCount) else { return [] }
    return take(file, program: program)
  }

  /// Takes the flights in one file, unless it is none of ours, in use, or taken already.
  ///
  /// Another reader may have opened the file before this one locked it, so that the reader who
  /// takes it leaves no magic behind.
  static func take(_ file: consuming MappedFile, program: String?) -> [Flight] {
    let mark = SharedWord(file.start, at: 0)
    guard lseek(file.descriptor, 0, SEEK_END) == byteCount,
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0, mark.value == magic,
      program == nil || self.program(in: file.start).value == program
    else { return [] }
    mark.value = 0
    file.removeName()
    return slots(in: file.start).compactMap(\.flight)
  }
}

extension FlightRecorder {
  /// What earlier runs of this program were doing when they died; each is told once.
  ///
  /// Files of living processes and of other programs stay; files that are no recordings are left
  /// alone.
  ///
  /// - Parameters:
  ///   - directory: Where the recordings are.
  ///   - program: The name of the program; `nil` for any.
  package static func takeLeftovers(
    in directory: String = defaultDirectory, program: String? = programName
  ) -> [Flight] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (names ?? []).filter { $0.hasSuffix(FlightRecording.suffix) }.sorted().flatMap { name in
      FlightRecording.take("\(directory)/\(name)", program: program)
    }
  }
}
