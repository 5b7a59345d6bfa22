import BindingLaws
import LawfulBindings

/// A flag of an app that was launched over a disk, which stays when the app ends.
struct SavedFlag {
  let disk: Holder<Bool>
  let launched: Bool
  let app: Holder<Bool>

  init(_ disk: Holder<Bool>) { (self.disk, launched, app) = (disk, disk.value, Holder(disk.value)) }
}

/// A system over a flag that is stored; the world writes both the disk and the app.
protocol SavedFlagSystem: StoreSystem, RelaunchingSystem where Model == CellModel<Bool> {
  var flag: SavedFlag { get }
  init(flag: SavedFlag)
  /// Whether it saves what is set.
  func saves(_ isOn: Bool) -> Bool
}

extension SavedFlagSystem {
  init() { self.init(flag: SavedFlag(Holder(false))) }
  func relaunched() -> Self { Self(flag: SavedFlag(flag.disk)) }

  var base: Bool {
    get { flag.app.value }
    nonmutating set { (flag.app.value, flag.disk.value) = (newValue, newValue) }
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

/// It saves whatever is set.
struct SavedAtOnce: SavedFlagSystem {
  let flag: SavedFlag
  func saves(_ isOn: Bool) -> Bool { true }
}

/// It saves what differs from what was there at the launch, and so never saves that again.
struct SavedIfChanged: SavedFlagSystem {
  let flag: SavedFlag
  func saves(_ isOn: Bool) -> Bool { isOn != flag.launched }
}
