import Foundation
import LawfulBindings
import TestSupport

@testable import BindingSpecimens

// These systems are no specimens, because their runs differ: a specimen ends the same everywhere.

/// A class of an app that several tasks use, under a lock of its own.
final class SharedBoard: @unchecked Sendable {  // The flags are guarded by the lock.
  private let lock = NSLock()
  private var flags = SidedFlags()

  /// The flags, read and written under the lock.
  var whole: SidedFlags {
    get { lock.withLock { flags } }
    set { lock.withLock { flags = newValue } }
  }

  /// Changes the flags under the lock.
  func update(_ change: (inout SidedFlags) -> Void) {
    lock.withLock { change(&flags) }
  }

  /// Lets other tasks run in between, even on one processor.
  func ponder() {
    for _ in 0..<4 { sched_yield() }
  }
}

/// Two flags of a class of the app.
protocol BoardSystem: StoreSystem, ConcurrentSystem where Model == SidesModel {
  var board: SharedBoard { get }
}

extension BoardSystem {
  static var model: Model { SidesModel() }

  var base: SidedFlags {
    get { board.whole }
    nonmutating set { board.whole = newValue }
  }
}

/// Two flags of a class of the app, whose lock lasts for a whole set.
///
/// It obeys every law.
struct BoardUpdated: BoardSystem {
  let board = SharedBoard()

  func binding(_ port: SidesModel.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { board.whole[keyPath: port.flag] },
      set: { isOn, _ in board.update { $0[keyPath: port.flag] = isOn } })
  }
}

/// Two flags of a class of the app, whose lock lasts for one access, while a set makes two.
///
/// It obeys every law but linearizable: of two sets at once, one may be lost.
struct BoardWrittenBack: BoardSystem {
  let board = SharedBoard()

  func binding(_ port: SidesModel.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { board.whole[keyPath: port.flag] },
      set: { isOn, _ in
        var flags = board.whole
        flags[keyPath: port.flag] = isOn
        board.ponder()
        board.whole = flags
      })
  }
}
