import BindingLaws
import LawfulBindings

/// Two flags of which observers keep the second, or both, in step with the other.
struct TwoFlags: Equatable {
  var left = false
  var right = false

  static let all: [TwoFlags] = Bool.all.flatMap { right in
    Bool.all.map { TwoFlags(left: $0, right: right) }
  }
}

/// A flag, and a copy that an observer makes of it.
enum CopiedFlagModel: SettlingModel {
  typealias Action = Settle<TwoFlags>
  typealias Port = CellModel<Bool>.Port
  typealias Value = Bool
  static var writesToRest: Int { 2 }
  static var ports: [Port] { Port.allCases }
  static var bases: [TwoFlags]? { TwoFlags.all.filter { $0.left == $0.right } }
  static func writes(toSet port: Port, in base: TwoFlags) -> Int { 2 }
  static func rest(after written: TwoFlags, from base: TwoFlags) -> TwoFlags { written }
  static func get(_ port: Port, in base: TwoFlags) -> Bool { base.left }

  static func set(_ value: Bool, at port: Port, in base: TwoFlags) -> TwoFlags {
    TwoFlags(left: value, right: value)
  }

  static func outside(_ port: Port, setting value: Bool, in base: TwoFlags) -> TwoFlags {
    TwoFlags()
  }
}

/// A flag that an observer copies: one round, and rest.
struct CopiedFlag: ObservedSystem {
  typealias Model = CopiedFlagModel
  let source: Source<TwoFlags>
  static var observers: [ChangeObserver<TwoFlags>] {
    [ChangeObserver(of: { $0.left }) { $1.right = $0 }]
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { observed.left }
}

/// Two flags that should be alike, each bound to a control.
enum EchoedFlagsModel: SettlingModel {
  enum Port: CaseIterable {
    case left, right
  }

  typealias Action = Settle<TwoFlags>
  typealias Value = Bool
  static var writesToRest: Int { 2 }
  static var bases: [TwoFlags]? { TwoFlags.all }
  static func writes(toSet port: Port, in base: TwoFlags) -> Int { 2 }

  static func rest(after written: TwoFlags, from base: TwoFlags) -> TwoFlags {
    TwoFlags(left: written.left, right: written.left)
  }

  static func get(_ port: Port, in base: TwoFlags) -> Bool {
    port == .left ? base.left : base.right
  }

  static func set(_ value: Bool, at port: Port, in base: TwoFlags) -> TwoFlags {
    TwoFlags(left: value, right: value)
  }

  static func outside(_ port: Port, setting value: Bool, in base: TwoFlags) -> TwoFlags {
    TwoFlags()
  }
}

/// Two flags, each of which an observer copies to the other: a write to both swaps them for ever.
///
/// It keeps what one control sets and reads, and breaks rest and the independence of the order.
struct EchoedFlags: ObservedSystem {
  typealias Model = EchoedFlagsModel
  let source: Source<TwoFlags>
  static var observers: [ChangeObserver<TwoFlags>] {
    [
      ChangeObserver(of: { $0.left }) { $1.right = $0 },
      ChangeObserver(of: { $0.right }) { $1.left = $0 },
    ]
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> {
    port == .left ? observed.left : observed.right
  }
}
