import BindingLaws
import LawfulBindings
import Observation

/// Two flags of an observable class, each notifies on its own.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct ObservedFlags: StoreSystem, NotifyingSystem {
  // A nested class needs its own: `@Observable` copies no other one to the extension that it makes.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable final class Board {
    var left = false
    var right = false

    /// Writes only a change: `silence` allows no notification of the same value.
    func turn(_ flag: ReferenceWritableKeyPath<Board, Bool>, to isOn: Bool) {
      if self[keyPath: flag] != isOn { self[keyPath: flag] = isOn }
    }
  }

  typealias Model = SidesModel
  let board = Board()

  var base: SidedFlags {
    get { SidedFlags(left: board.left, right: board.right) }
    nonmutating set {
      board.turn(\.left, to: newValue.left)
      board.turn(\.right, to: newValue.right)
    }
  }

  func binding(_ port: Model.Port) -> Flag {
    let flag = port == .left ? \Board.left : \Board.right
    return HeadlessBinding(
      get: { board[keyPath: flag] }, set: { isOn, _ in board.turn(flag, to: isOn) })
  }
}

/// A flag in an observed source, which notifies of each write, even of the same value.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct ObservedSwitch: ObservedSourceSystem {
  typealias Model = CellModel<Bool>
  let source = ObservedSource(false)

  func binding(_ port: Model.Port) -> Flag {
    HeadlessBinding(get: { source.value }, set: { isOn, _ in source.value = isOn })
  }
}

/// A binding that answers from a cache which is always right, and which nobody observes: who finds it
/// filled is not notified.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct UntrackedCache: StoreSystem, NotifyingSystem {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable final class Page {
    var isOn = false { didSet { cache = nil } }
    @ObservationIgnored private var cache: Bool?

    var answer: Bool {
      let answer = cache ?? isOn
      cache = answer
      return answer
    }

    func turn(to isOn: Bool) { if self.isOn != isOn { self.isOn = isOn } }
  }

  typealias Model = CellModel<Bool>
  let page = Page()

  var base: Bool {
    get { page.isOn }
    nonmutating set { page.turn(to: newValue) }
  }

  func binding(_ port: Model.Port) -> Flag {
    HeadlessBinding(get: { page.answer }, set: { isOn, _ in page.turn(to: isOn) })
  }
}
