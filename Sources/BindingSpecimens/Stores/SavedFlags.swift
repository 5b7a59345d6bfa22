import BindingLaws
import LawfulBindings

/// A flag of an app that was launched over a disk.
///
/// The disk stays when the app ends.
struct SavedFlag {
  /// The saved flag.
  let disk: Holder<Bool>
  /// The flag that was saved when the app was launched.
  let launched: Bool
  /// The flag in the memory of the app.
  let app: Holder<Bool>

  init(_ disk: Holder<Bool>) {
    self.disk = disk
    launched = disk.value
    app = Holder(disk.value)
  }
}

/// A system over a stored flag.
///
/// External writes go to both the disk and the app.
protocol SavedFlagSystem: StoreSystem, RelaunchingSystem where Model == CellModel<Bool> {
  /// The stored flag.
  var flag: SavedFlag { get }
  /// Makes the system over a stored flag.
  init(flag: SavedFlag)
  /// Returns whether the system saves a set of this value.
  func saves(_ isOn: Bool) -> Bool
}

extension SavedFlagSystem {
  static var model: Model { CellModel() }

  init() { self.init(flag: SavedFlag(Holder(false))) }
  func relaunched() -> Self { Self(flag: SavedFlag(flag.disk)) }

  var base: Bool {
    get { flag.app.value }
    nonmutating set {
      flag.app.value = newValue
      flag.disk.value = newValue
    }
  }

  func binding(_ port: SinglePort) -> Flag {
    HeadlessBinding(
      get: { flag.app.value },
      set: { isOn, _ in
        flag.app.value = isOn
        if saves(isOn) { flag.disk.value = isOn }
      })
  }
}

/// A flag that saves every set.
struct SavedAtOnce: SavedFlagSystem {
  let flag: SavedFlag
  func saves(_ isOn: Bool) -> Bool { true }
}

/// A flag that saves only what differs from the value at the launch, and so never saves that value again.
struct SavedIfChanged: SavedFlagSystem {
  let flag: SavedFlag
  func saves(_ isOn: Bool) -> Bool { isOn != flag.launched }
}
