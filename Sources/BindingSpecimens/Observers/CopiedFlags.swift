import BindingLaws
import LawfulBindings

/// A flag, and a copy that an observer makes of it.
///
/// Draws and tokens number the bases of this file: their orders have to stay.
struct CopiedFlagModel: SettlingModel {
  typealias Action = Settle<SidedFlags>
  var bases: [SidedFlags]? { SidedFlags.all.filter { $0.left == $0.right } }
  func writes(toSet port: SinglePort, in base: SidedFlags) -> Int { 2 }
  func get(_ port: SinglePort, in base: SidedFlags) -> Bool { base.left }

  func set(_ value: Bool, at port: SinglePort, in base: SidedFlags) -> SidedFlags {
    SidedFlags(left: value, right: value)
  }
}

/// A flag that an observer copies.
///
/// The observer rests after one round.
struct CopiedFlag: ObservedSystem, SingleSystem {
  static let model = CopiedFlagModel()
  let source: Source<SidedFlags>
  static var observers: [Observer] { [Observer(of: { $0.left }) { $1.right = $0 }] }
  var derived: Flag { observed.left }
}

/// Two flags that should be alike, each bound to a control.
struct EchoedFlagsModel: SettlingModel {
  typealias Action = Settle<SidedFlags>
  /// The states in which only one flag was written.
  var starts: [SidedFlags]? { bases?.filter { $0.left != $0.right } }
  func writes(toSet side: Side, in base: SidedFlags) -> Int { 2 }
  func get(_ side: Side, in base: SidedFlags) -> Bool { base[keyPath: side.flag] }

  func rest(after written: Base) -> Base { written.with(\.right, written.left) }

  func set(_ value: Bool, at side: Side, in base: SidedFlags) -> SidedFlags {
    SidedFlags(left: value, right: value)
  }
}

/// Two flags that observers copy to each other.
///
/// A write to both swaps them for ever. What one control sets reads back, but the observers never rest, and
/// their order shows.
struct EchoedFlags: ObservedSystem {
  static let model = EchoedFlagsModel()
  let source: Source<SidedFlags>
  static var observers: [Observer] {
    [Observer(of: { $0.left }) { $1.right = $0 }, Observer(of: { $0.right }) { $1.left = $0 }]
  }

  func binding(_ side: Side) -> Flag { observed[dynamicMember: side.flag] }
}
