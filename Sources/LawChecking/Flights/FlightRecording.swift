import Foundation

/// The file of a recorder: a header, then one slot for each check that can be under way at once.
enum FlightRecording {
  static let suffix = ".flight"
  static let byteCount = headerByteCount + slotCount * FlightSlot.byteCount
  private static let headerByteCount = 1_024
  private static let slotCount = 128
  /// The layout's version is in its last letter.
  private static let magic = UInt64(bigEndian: 0x4249_4E44_4C41_5702)

  static func writeHeader(program: String, in start: UnsafeMutableRawPointer) {
    self.program(in: start).value = program
    SharedWord(start, at: 0).value = magic
  }

  static func slots(in start: UnsafeMutableRawPointer) -> some Sequence<FlightSlot> {
    stride(from: headerByteCount, to: byteCount, by: FlightSlot.byteCount).lazy
      .map { FlightSlot(start, at: $0) }
  }

  private static func program(in start: UnsafeMutableRawPointer) -> SharedText {
    SharedText(start, in: 8..<headerByteCount)
  }
}

extension FlightRecording {
  /// Takes the flights of all processes of a program that died in flight; their files are gone
  /// afterwards.
  ///
  /// Files of living processes and of other programs stay; files that are no recordings are left
  /// alone.
  static func takeLeftovers(in directory: String, program: String?) -> [Flight] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
      .flatMap { take("\(directory)/\($0)", program: program) }
  }

  private static func take(_ path: String, program: String?) -> [Flight] {
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
  /// - Parameters:
  ///   - directory: Where the recordings are.
  ///   - program: The name of the program; `nil` for any.
  package static func takeLeftovers(
    in directory: String = defaultDirectory, program: String? = programName
  ) -> [Flight] {
    FlightRecording.takeLeftovers(in: directory, program: program)
  }
}
