package import BindingGenerators
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

  /// Starts to record a check; `nil` if too many are under way.
  package func begin(test: String, system: String, law: String, seed: Seed) -> RecordedFlight? {
    lock.withLock {
      let slot = FlightRecording.slots(in: file.start).first { $0.flight == nil }
      slot?.hold(Flight(test: test, system: system, law: law, seed: seed.value, number: 0))
      return slot.map { RecordedFlight($0, of: self) }
    }
  }

  func free(_ slot: FlightSlot) {
    lock.withLock { slot.state.value = FlightSlot.free }
  }

  /// Leaves nothing behind where nothing is under way; a check that called `exit` is still under
  /// way.
  private func removeFileIfIdle() {
    guard FlightRecording.slots(in: file.start).allSatisfy({ $0.flight == nil }) else { return }
    unlink(path)
  }
}
