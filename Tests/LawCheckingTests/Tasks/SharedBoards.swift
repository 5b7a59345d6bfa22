import Foundation
import LawfulBindings
import TestSupport

@testable import BindingSpecimens

// What ends otherwise each time is no specimen, which ends the same everywhere.

/// A class of an app that several tasks use, under a lock of its own.
final class SharedBoard: @unchecked Sendable {  // The flags are guarded by the lock.
  private let lock = NSLock()
  private var flags = SidedFlags()

  /// The flags as they are, and as they are from now on, each under the lock.
  var whole: SidedFlags {
    get { lock.withLock { flags } }
    set { lock.withLock { flags = newValue } }
  }

  /// Changes the flags while nobody else looks.
  func update(_ change: (inout SidedFlags) -> Void) {
    lock.withLock { change(&flags) }
  }

  /// Lets others come in between, also where there is one processor.
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
/// It upholds every law.
struct BoardUpdated: BoardSystem {
  let board = SharedBoard()

  func binding(_ port: SidesModel.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { board.whole[keyPath: port.flag] },
      set: { isOn, _ in board.update { $0[keyPath: port.flag] = isOn } })
  }
}

/// The same where the lock lasts for each access, and a set is two of them.
///
/// It keeps every law but linearizable: of two sets at once one may be lost.
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
