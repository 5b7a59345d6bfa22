import Foundation

/// A recorder of the cases that run, in a file that outlives the process.
///
/// The file has a header, then notes on each check that can be under way at once. It belongs to the process
/// that holds its lock. The kernel releases the lock when the process ends, however it ends: a file that can
/// be locked is a leftover, even if its process number is in use again.
package final class FlightRecorder: @unchecked Sendable {
  /// The recorder of this process, or nil if no file can be made.
  static let shared: FlightRecorder? = {
    atexit { FlightRecorder.shared?.endProcess() }
    let recorder = FlightRecorder(directory: defaultDirectory, program: programName)
    recorder?.prepareLastWords()
    if !leavesWord { recorder?.remove() }
    return recorder
  }()

  /// The directory that `BINDING_LAWS_RECORDER` names, or this user's own among the temporary ones.
  static var defaultDirectory: String {
    environmentVariable("BINDING_LAWS_RECORDER")
      ?? "\(TemporaryDirectory.path)/binding-laws-\(getuid())"
  }

  /// The name that distinguishes this program from others: the path of the file that this code is in.
  ///
  /// It is the program itself, or a bundle of tests: on a Mac one program runs the tests of all packages.
  static var programName: String {
    Bundle(for: FlightRecorder.self).executablePath ?? CommandLine.arguments.first ?? ""
  }

  /// The end of the name of a recording.
  static let suffix = ".flight"
  /// The most checks that are noted at once: few machines have as many processors.
  private static let mostChecks = 128
  /// The bytes of a recording: a header, and notes on each check.
  static let byteCount = (1 + mostChecks) * Notes.byteCount
  /// The number in the header of a recording, which spells `BINDLAW`.
  ///
  /// Its last byte is the version of the layout.
  private static let magic = UInt64(bigEndian: 0x4249_4E44_4C41_5707)
  /// The place of the program's name in the header.
  private static let program = 8..<Notes.byteCount
  /// The time for which a recording is kept that nobody asks for, in seconds: a week.
  private static let longestStay = 7 * 24 * 3_600.0

  private let path: String
  private let box: BlackBox
  private let lock = NSLock()

  /// Starts a recorder.
  ///
  /// Nil if it cannot.
  ///
  /// - Parameters:
  ///   - directory: The directory of its file, which is made if it does not exist.
  ///   - program: The name of the program. Only the same program takes the file up again.
  init?(directory: String, program: String) {
    try? FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    path = "\(directory)/\(getpid())-\(UInt64.random(in: 0 ... .max))\(Self.suffix)"
    // It gets the name of a recording once it is locked, so that no reader takes it for a leftover.
    guard let box = BlackBox(newAt: path + ".new", byteCount: Self.byteCount)
    else { return nil }
    guard flock(box.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      unlink(box.path)
      return nil
    }
    box.notes[Self.program] = program
    box.notes[.state] = Self.magic
    rename(box.path, path)
    self.box = box
  }

  /// Takes up what a process has left.
  ///
  /// Nil if the file is of another program, in use, too old, or no longer needed. The file stays locked, so
  /// that no other process reports it, and stays where it is until all that it reports is settled: a run that
  /// dies before that leaves it for the next one.
  ///
  /// - Parameter program: The name of the program.
  init?(leftAt path: String, by program: String) {
    guard let box = BlackBox(at: path, byteCount: Self.byteCount), box.size == Self.byteCount,
      flock(box.descriptor, LOCK_EX | LOCK_NB) == 0, box.notes[.state] == Self.magic,
      box.notes[Self.program] == program
    else { return nil }
    self.path = path
    self.box = box
    let status = try? FileManager.default.attributesOfItem(atPath: path)
    let age = -((status?[.modificationDate] as? Date)?.timeIntervalSinceNow ?? 0)
    if age > Self.longestStay || leftovers.isEmpty {
      remove()
      return nil
    }
  }

  /// The notes at the beginning, which are about the recording itself.
  var header: Notes { box.notes }

  /// The notes on checks, in use or not.
  var notes: some Sequence<Notes> {
    stride(from: Notes.byteCount, to: Self.byteCount, by: Notes.byteCount).lazy
      .map { [box] in box.notes.advanced(byBytes: $0) }
  }

  /// Takes notes for a check, and begins them.
  ///
  /// Nil if too many checks are under way. `begin` has to note `underWay`, and runs within the lock: until
  /// then others may take the same notes.
  func take(_ begin: (Notes) -> Void) -> Notes? {
    stack_t.prepareThread()
    return lock.withLock {
      let notes = notes.first { $0[.state] != Notes.underWay }
      notes.map(begin)
      return notes
    }
  }

  /// Gives back the notes of a check that has ended.
  func free(_ notes: Notes) { lock.withLock { notes[.state] = Notes.free } }

  /// Unlinks the file.
  ///
  /// The memory stays.
  func remove() { unlink(path) }
}
