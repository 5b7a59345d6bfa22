import Dispatch
import Foundation
import LawChecking

/// Ctrl-C or SIGTERM while work is under way: what was found so far is printed, and the process exits.
///
/// `CI/full.d/terminal` presses the key.
final class Interruption {
  private static let signals = [SIGINT, SIGTERM]
  private var sources: [any DispatchSourceSignal] = []

  /// From now on either signal prints what `farewell` says and exits with 130, unless the command
  /// runs within another program.
  ///
  /// `farewell` runs on a queue of its own, while the work goes on.
  init(_ farewell: @escaping @Sendable () -> Void) {
    if Registry.current.environment.transcript != nil { return }
    // A queue of its own gets a thread even while every core is at work.
    let queue = DispatchQueue(label: "interruption", qos: .userInteractive)
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [registry = Registry.current] in
        // The terminal has shown the key where the cursor was.
        Terminal.wipeLine()
        Registry.$current.withValue(registry) { farewell() }
        // `exit` runs their handlers, which would blame the code under test.
        FlightRecorder.abandon()
        EndGuard.isArmed = false
        exit(ExitStatus.interrupted.rawValue)
      }
      source.resume()
      return source
    }
  }

  /// From now on both signals do what they always do.
  func end() {
    for source in sources { source.cancel() }
    if !sources.isEmpty { Self.signals.forEach { signal($0, SIG_DFL) } }
  }
}
