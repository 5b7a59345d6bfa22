import BindingLaws
import LawfulBindings

/// A setter that writes its flag, and then writes back the whole from when it began, with the flag.
///
/// The second write is not superfluous: it overwrites what an observer of the first one sets.
struct WrittenBackWhole: PlainSides {
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let whole = source.value.with(side.flag, isOn)
    for _ in 1...2 { source.write(whole, transaction: transaction) }
  }
}

/// A model of two flags of which at most one is on.
///
/// Draws and tokens number its bases: never change their order.
struct OneSideModel: ReferenceModel {
  var bases: [SidedFlags]? { SidedFlags.all.filter { !($0.left && $0.right) } }
  func get(_ side: Side, in base: SidedFlags) -> Bool { base[keyPath: side.flag] }

  func set(_ isOn: Bool, at side: Side, in base: SidedFlags) -> SidedFlags {
    (isOn ? SidedFlags() : base).with(side.flag, isOn)
  }
}

/// A setter that writes twice: first the other flag off, then its own.
///
/// If an observer of the first write sets the other flag on, both stay on.
struct OtherSideFirst: PlainSides {
  static let model = OneSideModel()
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: Side, _ transaction: String?) {
    let other = side == .left ? Side.right : .left
    for one in isOn ? [other, side] : [side] {
      source.update(transaction: transaction) { put(isOn && one == side, at: one, into: &$0) }
    }
  }
}

/// A setter that writes the whole in one access, with the other flag off and its own on.
///
/// This is the lawful form of `OtherSideFirst`. It upholds every law but `set-set`, which no such system
/// upholds.
struct BothSidesAtOnce: PlainSides {
  static let model = OneSideModel()
  let source: Source<SidedFlags>

  func put(_ isOn: Bool, at side: Side, into flags: inout SidedFlags) {
    flags = (isOn ? SidedFlags() : flags).with(side.flag, isOn)
  }
}
