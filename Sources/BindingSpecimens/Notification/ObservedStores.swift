import BindingLaws
import LawfulBindings
import Observation

/// Two flags of an observable class.
///
/// Each notifies by itself.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct ObservedFlags: StoreSystem, NotifyingSystem {
  // A nested class needs its own `@available`: `@Observable` copies only that one to the extension that it
  // makes.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable final class Board {
    var left = false
    var right = false
  }

  static let model = SidesModel()
  let board = Board()

  var base: SidedFlags {
    get { SidedFlags(left: board.left, right: board.right) }
    // Writes only a change: `silence` allows no notification of the same value.
    nonmutating set {
      if board.left != newValue.left { board.left = newValue.left }
      if board.right != newValue.right { board.right = newValue.right }
    }
  }

  func binding(_ port: SidesModel.Port) -> Flag {
    HeadlessBinding(
      get: { port == .left ? board.left : board.right },
      set: { isOn, _ in base = base.with(port.flag, isOn) })
  }
}

/// A flag in an observed source, which notifies of each write, even of the same value.
///
/// The comment of `ObservedSource` in `BindingLaws` shows a system of this name.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct ObservedSwitch: ObservedSourceSystem {
  static let model = CellModel<Bool>()
  let source = ObservedSource(false)

  func binding(_ port: SinglePort) -> Flag {
    HeadlessBinding(get: { source.value }, set: { isOn, _ in source.value = isOn })
  }
}

/// A binding that answers from a cache, which is always right and not observed.
///
/// A reader that finds the cache filled is not notified.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct UntrackedCache: StoreSystem, NotifyingSystem {
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable final class Page {
    var isOn = false { didSet { cache.value = nil } }
    @ObservationIgnored let cache = Memory<Bool>()
  }

  static let model = CellModel<Bool>()
  let page = Page()

  var base: Bool {
    get { page.isOn }
    nonmutating set { if page.isOn != newValue { page.isOn = newValue } }
  }

  func binding(_ port: SinglePort) -> Flag {
    HeadlessBinding(
      get: { page.cache.keep(page.cache.value ?? page.isOn) }, set: { isOn, _ in base = isOn })
  }
}
