import BindingLaws
import LawfulBindings

/// Two flags of which observers keep the second, or both, in step with the other.
struct SidedFlags: Equatable {
  var left = false
  var right = false

  static let all: [SidedFlags] = Bool.all.flatMap { right in
    Bool.all.map { SidedFlags(left: $0, right: right) }
  }
}

/// A flag, and a copy that an observer makes of it.
enum CopiedFlagModel: SettlingModel {
  typealias Action = Settle<SidedFlags>
  typealias Port = CellModel<Bool>.Port
  typealias Value = Bool
  static var writesToRest: Int { 2 }
  static var ports: [Port] { Port.allCases }
  static var bases: [SidedFlags]? { SidedFlags.all.filter { $0.left == $0.right } }
  static func writes(toSet port: Port, in base: SidedFlags) -> Int { 2 }
  static func rest(after written: SidedFlags, from base: SidedFlags) -> SidedFlags { written }
  static func get(_ port: Port, in base: SidedFlags) -> Bool { base.left }

  static func set(_ value: Bool, at port: Port, in base: SidedFlags) -> SidedFlags {
    SidedFlags(left: value, right: value)
  }
}

/// A flag that an observer copies: one round, and rest.
struct CopiedFlag: ObservedSystem {
  typealias Model = CopiedFlagModel
  let source: Source<SidedFlags>
  static var observers: [ChangeObserver<SidedFlags>] {
    [ChangeObserver(of: { $0.left }) { $1.right = $0 }]
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { observed.left }
}

/// Two flags that should be alike, each bound to a control.
enum EchoedFlagsModel: SettlingModel {
  enum Port: CaseIterable {
    case left, right
  }

  typealias Action = Settle<SidedFlags>
  typealias Value = Bool
  static var writesToRest: Int { 2 }
  /// Somebody wrote only one of them.
  static var starts: [SidedFlags]? { bases?.filter { $0.left != $0.right } }
  static var bases: [SidedFlags]? { SidedFlags.all }
  static func writes(toSet port: Port, in base: SidedFlags) -> Int { 2 }

  static func rest(after written: SidedFlags, from base: SidedFlags) -> SidedFlags {
    SidedFlags(left: written.left, right: written.left)
  }

  static func get(_ port: Port, in base: SidedFlags) -> Bool {
    port == .left ? base.left : base.right
  }

  static func set(_ value: Bool, at port: Port, in base: SidedFlags) -> SidedFlags {
    SidedFlags(left: value, right: value)
  }
}

/// Two flags, each of which an observer copies to the other: a write to both swaps them for ever.
///
/// It keeps what one control sets and reads, and breaks rest and the independence of the order.
struct EchoedFlags: ObservedSystem {
  typealias Model = EchoedFlagsModel
  let source: Source<SidedFlags>
  static var observers: [ChangeObserver<SidedFlags>] {
    [
      ChangeObserver(of: { $0.left }) { $1.right = $0 },
      ChangeObserver(of: { $0.right }) { $1.left = $0 },
    ]
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    port == .left ? observed.left : observed.right
  }
}
