import Foundation

/// Remembers which case of which check runs, in a file that outlives the process.
///
/// A file belongs to the process that holds its lock. The kernel takes the lock away when the
/// process ends, however it ends: what can be locked is a leftover, even if its process number is
/// in use again.
package final class FlightRecorder: @unchecked Sendable {
  /// The recorder of this process; `nil` where no file can be made.
  static let shared: FlightRecorder? = {
    atexit { FlightRecorder.shared?.endProcess() }
    let recorder = FlightRecorder(directory: defaultDirectory, program: programName)
    if let recorder { LastWords.prepare(recorder.file.start, advice: adviceOnDeath) }
    return recorder
  }()

  /// What to do about a process that ends while it judges.
  ///
  /// Set once, before anything is checked.
  nonisolated(unsafe) package static var adviceOnDeath =
    "run the tests again: they then judge it in child processes, and say which case ends it; "
    + "the trait .inChildProcess does so at once"

  /// The directory that `BINDING_LAWS_RECORDER` names, or one of this user's among the temporary
  /// ones.
  static var defaultDirectory: String {
    TemporaryDirectory.environment("BINDING_LAWS_RECORDER")
      ?? "\(TemporaryDirectory.path)/binding-laws-\(getuid())"
  }

  /// What distinguishes this program from others: its path, or that of the bundle of tests it runs.
  static var programName: String {
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
  init?(directory: String, program: String) {
    try? FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
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
    LastWords.prepareThread()
    return lock.withLock {
      let slot = FlightRecording.slots(in: file.start).first { $0.flight == nil }
      slot?.hold(flight)
      return slot
    }
  }

  func free(_ slot: RecorderSlot) {
    lock.withLock { slot.state.value = RecorderSlot.free }
  }

  /// The status with which a process ends that the code under test ends by `exit`.
  ///
  /// Set once, before anything is checked.
  nonisolated(unsafe) package static var statusOfExit: Int32 = 1

  /// Leaves nothing behind where nothing is under way.
  ///
  /// A check that called `exit` is still under way: it is not the end of a run in which all is well,
  /// whatever the status it has given.
  private func endProcess() {
    FlightRecording.clearOthers(in: file.start)
    guard !Self.isAbandoned,
      let flight = FlightRecording.slots(in: file.start).lazy.compactMap(\.flight).first
    else {
      unlink(path)
      return
    }
    fflush(nil)
    let end =
      "\(flight.system) ended the process by exit under \(flight.law), in \(flight.test)\n"
      + "\(Self.adviceOnDeath)\n"
    _ = Array(end.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    Self.restart()
    _exit(Self.statusOfExit)
  }

  /// The executable that takes the place of this one where what it judges ends it; `nil` for none.
  ///
  /// Set before anything is checked.
  nonisolated(unsafe) private static var successor: UnsafeMutablePointer<CChar>?
  /// What was standard output when the process began.
  nonisolated(unsafe) private static var output = STDOUT_FILENO

  /// From now on, or no longer, the program starts again where what it judges ends it; what was under way
  /// is then a leftover.
  ///
  /// - Parameter output: What was standard output when the process began.
  package static func startAgain(with executable: String?, writingTo output: Int32 = STDOUT_FILENO)
  {
    (successor, Self.output) = (executable.flatMap { strdup($0) }, output)
  }

  /// Starts the program again, if it is to; a signal handler calls it, so that it asks for no memory.
  static func restart() {
    guard let successor else { return }
    LastWords.write("it is judged again, and that in a child process\n", to: 2)
    var signals = sigset_t()
    sigfillset(&signals)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    if output != STDOUT_FILENO { dup2(output, STDOUT_FILENO) }
    execv(successor, CommandLine.unsafeArgv)
  }

  /// Forgets what is under way, and what begins until then, before the process ends on purpose.
  package static func abandon() { isAbandoned = true }

  /// Set once, before the process ends.
  nonisolated(unsafe) private static var isAbandoned = false
}

/// The file of a recorder: a header, then one slot for each check that can be under way at once.
enum FlightRecording {
  static let suffix = ".flight"
  static let byteCount = headerByteCount + slotCount * RecorderSlot.shortByteCount
  static let headerByteCount = 1_024
  private static let slotCount = 128
  /// The layout's version is in its last letter.
  private static let magic = UInt64(bigEndian: 0x4249_4E44_4C41_5705)

  static func writeHeader(program: String, in start: UnsafeMutableRawPointer) {
    self.program(in: start).value = program
    SharedWord(start, at: 0).value = magic
  }

  static func slots(in start: UnsafeMutableRawPointer) -> some Sequence<RecorderSlot> {
    stride(from: headerByteCount, to: byteCount, by: RecorderSlot.shortByteCount).lazy
      .map { RecorderSlot(start, at: $0) }
  }

  /// A number that no other living thread has.
  static var thisThread: UInt64 {
    #if canImport(Darwin)
      UInt64(UInt(bitPattern: pthread_self()))
    #else
      UInt64(pthread_self())
    #endif
  }

  /// Frees the slots of all other threads where this one, which ends the process, has one under way:
  /// what they check has no part in that.
  ///
  /// It asks for no memory, since a signal handler calls it.
  static func clearOthers(in start: UnsafeMutableRawPointer) {
    let thread = thisThread
    var isKnown = false
    forEachUnderWay(in: start) { if $0.thread.value == thread { isKnown = true } }
    if !isKnown { return }
    forEachUnderWay(in: start) {
      if $0.thread.value != thread { $0.state.value = RecorderSlot.free }
    }
  }

  /// Calls a function for each slot of a check that is under way, without asking for memory.
  static func forEachUnderWay(in start: UnsafeMutableRawPointer, _ body: (RecorderSlot) -> Void) {
    var offset = headerByteCount
    while offset < byteCount {
      let slot = RecorderSlot(start, at: offset)
      if slot.state.value == RecorderSlot.underWay { body(slot) }
      offset += RecorderSlot.shortByteCount
    }
  }

  private static func program(in start: UnsafeMutableRawPointer) -> SharedText {
    SharedText(start, in: 8..<headerByteCount)
  }

  /// Opens what a process has left, unless it is none of ours, or in use.
  ///
  /// It stays locked, so that nobody else reports it, and stays where it is until all that it reports
  /// was of use: a run that dies before that leaves it for the next one.
  fileprivate static func open(_ path: String, program: String?) -> [Leftover] {
    guard let file = MappedFile.existing(at: path, byteCount: byteCount) else { return [] }
    return open(file, program: program)
  }

  static func open(_ file: consuming MappedFile, program: String?) -> [Leftover] {
    let mark = SharedWord(file.start, at: 0)
    guard lseek(file.descriptor, 0, SEEK_END) == byteCount,
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0, mark.value == magic,
      program == nil || self.program(in: file.start).value == program
    else { return [] }
    let isOld = file.isOlder(than: longestStay)
    let kept = LeftoverFile(file)
    if isOld || kept.isUsedUp { kept.remove() }
    return isOld
      ? [] : slots(in: kept.start).compactMap { Leftover($0, in: kept) }
  }

  /// For how long a recording is kept that nobody asks for, in seconds: a week.
  private static let longestStay = 7 * 24 * 3_600
}

/// A recording that is kept open.
private final class LeftoverFile: @unchecked Sendable {
  private let file: MappedFile

  init(_ file: consuming MappedFile) {
    self.file = file
  }

  var start: UnsafeMutableRawPointer { file.start }

  /// Whether nothing in it is left to report.
  var isUsedUp: Bool { FlightRecording.slots(in: start).allSatisfy { $0.flight == nil } }

  func remove() { file.removeName() }
}

/// What an earlier run was doing when it died, kept until it was of use.
package struct Leftover: @unchecked Sendable {
  /// What was under way.
  package let flight: Flight
  private let slot: RecorderSlot
  private let file: LeftoverFile

  /// Which run left it; one run may leave several.
  package var run: ObjectIdentifier { ObjectIdentifier(file) }

  fileprivate init?(_ slot: RecorderSlot, in file: LeftoverFile) {
    guard let flight = slot.flight else { return nil }
    (self.flight, self.slot, self.file) = (flight, slot, file)
  }

  /// Says that it was of use: nobody will hear of it again.
  package func settle() {
    slot.state.value = RecorderSlot.free
    if file.isUsedUp { file.remove() }
  }
}

extension FlightRecorder {
  /// What earlier runs of this program were doing when they died; each is reported until it is settled.
  ///
  /// Files of living processes and of other programs stay; files that are no recordings are left
  /// alone.
  ///
  /// - Parameters:
  ///   - directory: Where the recordings are.
  ///   - program: The name of the program; `nil` for any.
  package static func leftovers(
    in directory: String = defaultDirectory, program: String? = programName
  ) -> [Leftover] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (names ?? []).filter { $0.hasSuffix(FlightRecording.suffix) }.sorted().flatMap { name in
      FlightRecording.open("\(directory)/\(name)", program: program)
    }
  }
}
