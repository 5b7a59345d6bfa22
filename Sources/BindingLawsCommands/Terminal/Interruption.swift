import Dispatch
import Foundation
import LawChecking

/// Ctrl-C, while work is under way: what was found so far is printed, and the process ends.
final class Interruption {
  private var source: (any DispatchSourceSignal)?

  /// From now on Ctrl-C prints what `farewell` says and ends the process with 130, unless the process
  /// is somebody else's.
  init(_ farewell: @escaping @Sendable () -> Void) {
    if Registry.current.surroundings.transcript != nil { return }
    signal(SIGINT, SIG_IGN)
    // A queue of its own gets a thread even while every core is at work.
    let queue = DispatchQueue(label: "interruption", qos: .userInteractive)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: queue)
    source.setEventHandler { [registry = Registry.current] in
      // The terminal has shown the key where the cursor was.
      Terminal.wipeLine()
      Registry.$current.withValue(registry) { farewell() }
      FlightRecorder.abandon()
      EndGuard.isArmed = false
      exit(Outcome.interrupted.rawValue)
    }
    source.resume()
    self.source = source
  }

  /// From now on Ctrl-C ends the process as it always does.
  func end() {
    guard let source else { return }
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
