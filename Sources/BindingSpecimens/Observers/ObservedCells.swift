import BindingLaws
import LawfulBindings

/// A flag, and a copy that an observer makes of it.
///
/// Draws and tokens number the bases of this file: their orders have to stay.
enum CopiedFlagModel: SettlingModel {
  typealias Action = Settle<SidedFlags>
  static var writesToRest: Int { 2 }
  static var bases: [SidedFlags]? { SidedFlags.all.filter { $0.left == $0.right } }
  static func writes(toSet port: SinglePort, in base: SidedFlags) -> Int { 2 }
  static func get(_ port: SinglePort, in base: SidedFlags) -> Bool { base.left }

  static func set(_ value: Bool, at port: SinglePort, in base: SidedFlags) -> SidedFlags {
    SidedFlags(left: value, right: value)
  }
}

/// A flag that an observer copies: one round, and rest.
struct CopiedFlag: ObservedSystem, SingleSystem {
  typealias Model = CopiedFlagModel
  let source: Source<SidedFlags>
  static var observers: [Observer] { [Observer(of: { $0.left }) { $1.right = $0 }] }
  var derived: Flag { observed.left }
}

/// Two flags that should be alike, each bound to a control.
enum EchoedFlagsModel: SettlingModel {
  typealias Action = Settle<SidedFlags>
  static var writesToRest: Int { 2 }
  /// Somebody wrote only one of them.
  static var starts: [SidedFlags]? { bases?.filter { $0.left != $0.right } }
  static var bases: [SidedFlags]? { SidedFlags.all }
  static func writes(toSet side: Side, in base: SidedFlags) -> Int { 2 }
  static func get(_ side: Side, in base: SidedFlags) -> Bool { base[keyPath: side.flag] }

  static func rest(after written: Base) -> Base { written.with(\.right, written.left) }

  static func set(_ value: Bool, at side: Side, in base: SidedFlags) -> SidedFlags {
    SidedFlags(left: value, right: value)
  }
}

/// Two flags, each of which an observer copies to the other: a write to both swaps them for ever.
///
/// It keeps what one control sets and reads, and breaks rest and the independence of the order.
struct EchoedFlags: ObservedSystem {
  typealias Model = EchoedFlagsModel
  let source: Source<SidedFlags>
  static var observers: [Observer] {
    [Observer(of: { $0.left }) { $1.right = $0 }, Observer(of: { $0.right }) { $1.left = $0 }]
  }

  func binding(_ side: Side) -> Flag { observed[dynamicMember: side.flag] }
}

/// A flag with a control, and two without that observers look after.
///
/// No observer looks at `two`. It stays, because traces print it and bases are numbered with it.
struct UnseenFlags: Changeable {
  var isOn = false
  var one = false
  var two = false

  // The order numbers bases in draws and tokens: it has to stay.
  static let all = Bool.rows(of: 3).map { UnseenFlags(isOn: $0[2], one: $0[0], two: $0[1]) }
}

/// The control sets its own flag; what a rogue writes stays as it is.
enum UnseenFlagsModel: SettlingModel {
  typealias Action = Settle<UnseenFlags>
  /// `SelfEcho` writes far more often; reports print the number.
  static var writesToRest: Int { 2 }
  static var bases: [UnseenFlags]? { UnseenFlags.all }
  static func get(_ port: SinglePort, in base: UnseenFlags) -> Bool { base.isOn }

  static func set(_ value: Bool, at port: SinglePort, in base: UnseenFlags) -> UnseenFlags {
    base.with(\.isOn, value)
  }
}

/// An observer that writes what it observes, and so never rests.
///
/// It breaks only that: the bound on rounds stops it where it began.
struct SelfEcho: ObservedSystem, SingleSystem {
  typealias Model = UnseenFlagsModel
  let source: Source<UnseenFlags>
  static var observers: [Observer] { [Observer(of: { $0.one }) { $1.one = !$0 }] }
  var derived: Flag { observed.isOn }
}
