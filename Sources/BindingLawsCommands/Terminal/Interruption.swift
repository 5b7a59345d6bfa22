import Dispatch
import Foundation
import LawChecking

/// The handling of Ctrl-C and SIGTERM during work: it prints what was found so far, and the process exits.
///
/// `CI/full.d/terminal` presses the key.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM]
  /// The sources that watch the signals.
  private var sources: [any DispatchSourceSignal] = []

  /// Prints a farewell on either signal from now on, and exits with 130.
  ///
  /// Nothing is done if the command runs within another program. `farewell` runs on a queue of its own, while
  /// the work goes on.
  init(_ farewell: @escaping @Sendable () -> Void) {
    if Registry.current.environment.transcript != nil { return }
    // A queue of its own gets a thread even while every core is at work.
    let queue = DispatchQueue(label: "interruption", qos: .userInteractive)
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [registry = Registry.current] in
        // The terminal has shown the key at the cursor.
        Terminal.wipeLine()
        Registry.$current.withValue(registry) { farewell() }
        // `exit` runs the handlers of both, which would blame the code under test.
        FlightRecorder.abandon()
        EndGuard.isArmed = false
        exit(ExitStatus.interrupted.rawValue)
      }
      source.resume()
      return source
    }
  }

  /// Restores the default effect of both signals.
  func end() {
    for source in sources { source.cancel() }
    if !sources.isEmpty { Self.signals.forEach { signal($0, SIG_DFL) } }
  }
}
