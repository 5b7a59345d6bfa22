import BindingLaws
import LawfulBindings

/// Only the binding of the latest pass over a view's body works; a control that kept the one of the
/// pass before sets nothing.
struct SupersededPass: BindingSystem {
  typealias Model = CellModel<Bool>
  let source: Source<Bool>
  private let latest = Memory<Int>()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    let pass = latest.next()
    return source.binding.taking { _ in pass == latest.value }
  }
}

/// A cell that is used again for the next row: a set goes to the row that was configured last.
struct ReusedCell: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let shown = Memory<Model.Port>()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    shown.value = port
    return HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn, transaction in
        var flags = source.value
        flags[keyPath: (shown.value ?? port).flag] = isOn
        source.write(flags, transaction: transaction.animation)
      })
  }
}

/// Bindings over a cache of one entry: that of the other side is gone as soon as one is made, and what is
/// set through it is lost.
struct EvictedEntry: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let entry = Memory<Model.Port>()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    entry.value = port
    return source.binding[dynamicMember: port.flag].taking { _ in entry.value == port }
  }
}

/// A differ that compares the snapshots which two bindings were made from, and drops what is set
/// while they differ.
struct SnapshotsCompared: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>
  private let left = Memory<SidedFlags>()
  private let right = Memory<SidedFlags>()

  init(source: Source<SidedFlags>) { self.source = source }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    (port == .left ? left : right).value = source.value
    return source.binding[dynamicMember: port.flag].taking { _ in
      guard let one = left.value, let other = right.value else { return true }
      return one == other
    }
  }
}
