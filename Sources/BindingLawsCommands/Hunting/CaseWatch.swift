import BindingGenerators
import BindingLaws
import Foundation
import LawChecking

/// Ends this process when a case takes too long, so that the parent can go on, and when there is no parent.
///
/// `HuntWorker` has one; `HuntProcess` starts a worker again that has ended so.
final class CaseWatch: RunRecorder, @unchecked Sendable {
  /// A stamp, and no count: odd while a case or a look runs, another odd number for each, and else even.
  ///
  /// Only the thread that runs them stores it; a reader that comes a little late sees a case that has
  /// just ended. The reading thread keeps the watch, so that nobody deallocates the stamp under it.
  private let steps = Cells<UInt64>(repeating: 0, count: 1)

  func willRun(_ given: Case, seed: Seed?) -> Bool {
    begin()
    return true
  }

  func willLook() { begin() }

  func didRun() { steps[0] = (steps[0] &+ 1) & ~1 }

  private func begin() { steps[0] = (steps[0] &+ 2) | 1 }

  /// From now on looks each second, and ends the process over a case that takes more seconds than that;
  /// once its parent has ended, with all of its children.
  func start(patience: Int, parent: pid_t) {
    Thread.detachNewThread { [self] in
      var (last, seconds) = (0 as UInt64, 0)
      while seconds < patience {
        sleep(1)
        if getppid() != parent {
          if getpgrp() == getpid() { kill(0, SIGKILL) }
          break
        }
        let now = steps[0]
        seconds = now == last && now % 2 == 1 ? seconds + 1 : 0
        last = now
      }
      _exit(HuntWorker.statusOfHang)
    }
  }
}
