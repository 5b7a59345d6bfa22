import Foundation
import LawChecking

/// Sees to it that no command ends well because the code under test called `exit`, also where nothing
/// is recorded.
enum EndGuard {
  /// Whether a command works; the main thread stores it, and so does what ends the process on purpose.
  nonisolated(unsafe) static var isArmed = false

  /// From now on an end of the process while a command works has the status of a crash.
  ///
  /// It comes before any recording: so the recorder's handler runs first, and names the law.
  static func prepare() {
    atexit {
      if !EndGuard.isArmed { return }
      fflush(nil)
      Console.complain(
        "the code under test ended the process by exit; --children judges it in child processes")
      _exit(FlightRecorder.statusOfExit)
    }
  }
}
