import BindingLaws
import LawfulBindings

/// A flag with a control, and two without that observers look after.
struct UnseenFlags: Equatable {
  var isOn = false
  var one = false
  var two = false

  static let all: [UnseenFlags] = Bool.all.flatMap { isOn in
    Bool.all.flatMap { two in
      Bool.all.map { UnseenFlags(isOn: isOn, one: $0, two: two) }
    }
  }
}

/// The control sets its own flag; what a rogue writes stays as it is.
enum UnseenFlagsModel: SettlingModel {
  typealias Action = Settle<UnseenFlags>
  typealias Port = CellModel<Bool>.Port
  typealias Value = Bool
  static var writesToRest: Int { 2 }
  static var ports: [Port] { Port.allCases }
  static var bases: [UnseenFlags]? { UnseenFlags.all }
  static func rest(after written: UnseenFlags, from base: UnseenFlags) -> UnseenFlags { written }
  static func get(_ port: Port, in base: UnseenFlags) -> Bool { base.isOn }

  static func set(_ value: Bool, at port: Port, in base: UnseenFlags) -> UnseenFlags {
    UnseenFlags(isOn: value, one: base.one, two: base.two)
  }
}

/// An observer that writes what it observes, and so never rests.
///
/// It breaks only that: the bound on rounds stops it where it began.
struct SelfEcho: ObservedSystem {
  typealias Model = UnseenFlagsModel
  let source: Source<UnseenFlags>
  static var observers: [ChangeObserver<UnseenFlags>] {
    [ChangeObserver(of: { $0.one }) { $1.one = !$0 }]
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { observed.isOn }
}

/// Two observers that clear each other's flag: who runs first decides.
///
/// It breaks only that and the model: the flag with a control is none of the two.
struct RivalObservers: ObservedSystem {
  typealias Model = UnseenFlagsModel
  let source: Source<UnseenFlags>
  static var observers: [ChangeObserver<UnseenFlags>] {
    [
      ChangeObserver(of: { $0.one }) { if $0 { $1.two = false } },
      ChangeObserver(of: { $0.two }) { if $0 { $1.one = false } },
    ]
  }

  func binding(_ port: Model.Port) -> HeadlessBinding<Bool> { observed.isOn }
}
