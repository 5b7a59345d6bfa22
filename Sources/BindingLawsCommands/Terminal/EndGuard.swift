import Foundation
import LawChecking

/// Sees to it that no command ends well because the code under test called `exit`, also where nothing
/// is recorded.
enum EndGuard {
  /// Whether a command works; only the main thread stores it.
  nonisolated(unsafe) static var isArmed = false

  /// From now on an end of the process while a command works has the status of a crash.
  static func prepare() {
    atexit {
      if !EndGuard.isArmed { return }
      fflush(nil)
      Console.complain(
        "the code under test ended the process by exit; \(FlightRecorder.adviceOnDeath)")
      _exit(FlightRecorder.statusOfExit)
    }
  }
}
