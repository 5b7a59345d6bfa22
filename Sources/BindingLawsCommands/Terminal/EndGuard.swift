import Foundation
import LawChecking

/// A guard so that no command ends well because the code under test called `exit`, even if nothing is
/// recorded.
enum EndGuard {
  /// Whether a command is at work.
  ///
  /// The main thread stores it, and so does code that ends the process on purpose.
  nonisolated(unsafe) static var isArmed = false

  /// Gives an end of the process the status of a crash from now on, as long as a command is at work.
  ///
  /// Call it before any recording, so that the recorder's handler runs first, and names the law.
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
