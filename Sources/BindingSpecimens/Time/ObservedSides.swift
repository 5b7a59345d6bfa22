import BindingLaws
import LawfulBindings

/// A setter that writes its flag, and writes back the whole as it was when it began, with the flag.
///
/// What an observer of the first write sets is written over.
struct WrittenBackWhole: BindingSystem {
  typealias Model = SidesModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn, transaction in
        var whole = source.value
        whole[keyPath: port.flag] = isOn
        source.write(whole, transaction: transaction.animation)
        source.write(whole, transaction: transaction.animation)
      })
  }
}

/// Two flags of which at most one is on.
enum OneSideModel: ReferenceModel {
  typealias Port = SidesModel.Port
  typealias Value = Bool
  static var bases: [SidedFlags]? { SidedFlags.all.filter { !($0.left && $0.right) } }
  static func get(_ port: Port, in base: SidedFlags) -> Bool { base[keyPath: port.flag] }

  static func set(_ isOn: Bool, at port: Port, in base: SidedFlags) -> SidedFlags {
    var flags = isOn ? SidedFlags() : base
    flags[keyPath: port.flag] = isOn
    return flags
  }
}

/// A setter that writes twice: the other flag off, then its own.
///
/// An observer of the first write that sets the other flag on leaves both on.
struct OtherSideFirst: BindingSystem {
  typealias Model = OneSideModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn, transaction in
        let other: Model.Port = port == .left ? .right : .left
        if isOn { write(false, at: other, transaction) }
        write(isOn, at: port, transaction)
      })
  }

  private func write(_ isOn: Bool, at port: Model.Port, _ transaction: HeadlessTransaction) {
    var flags = source.value
    flags[keyPath: port.flag] = isOn
    source.write(flags, transaction: transaction.animation)
  }
}

/// A setter that writes the whole in one go, the other flag off and its own on.
///
/// It upholds every law.
struct BothSidesAtOnce: BindingSystem {
  typealias Model = OneSideModel
  let source: Source<SidedFlags>

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    HeadlessBinding(
      get: { source.value[keyPath: port.flag] },
      set: { isOn, transaction in
        source.update(transaction: transaction.animation) { flags in
          if isOn { flags = SidedFlags() }
          flags[keyPath: port.flag] = isOn
        }
      })
  }
}
