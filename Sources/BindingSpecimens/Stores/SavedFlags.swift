import BindingLaws
import LawfulBindings

/// What stays when an app ends.
final class Disk {
  var isOn = false
}

/// A flag of an app that was launched over a disk.
final class SavedFlag {
  let disk: Disk
  let launched: Bool
  var isOn: Bool

  init(_ disk: Disk) { (self.disk, launched, isOn) = (disk, disk.isOn, disk.isOn) }

  /// The flag as a binding that saves it where it should be saved.
  func binding(saving isSaved: @escaping (_ isOn: Bool) -> Bool) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { self.isOn },
      set: { isOn, _ in
        self.isOn = isOn
        if isSaved(isOn) { self.disk.isOn = isOn }
      })
  }
}

/// A system over a flag that is stored; the world writes both the disk and the app.
protocol SavedFlagSystem: StoreSystem, RelaunchingSystem where Model == CellModel<Bool> {
  var flag: SavedFlag { get }
  init(flag: SavedFlag)
}

extension SavedFlagSystem {
  init() { self.init(flag: SavedFlag(Disk())) }
  func relaunched() -> Self { Self(flag: SavedFlag(flag.disk)) }
  var base: Bool {
    get { flag.isOn }
    nonmutating set { (flag.isOn, flag.disk.isOn) = (newValue, newValue) }
  }
}

/// It saves whatever is set.
struct SavedAtOnce: SavedFlagSystem {
  let flag: SavedFlag
  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> { flag.binding { _ in true } }
}

/// It saves what differs from what was there at the launch, and so never saves that again.
struct SavedIfChanged: SavedFlagSystem {
  let flag: SavedFlag
  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> {
    flag.binding { $0 != flag.launched }
  }
}
