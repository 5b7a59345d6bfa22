import BindingLaws
import LawfulBindings

/// A flag with a control, and two flags without one that observers watch.
///
/// No observer watches `two`. The flag stays, because traces print it, and bases are numbered with it.
struct UnseenFlags: Changeable, Listed {
  var isOn = false
  var one = false
  var two = false

  // Draws and tokens number bases in this order: never change it.
  static let all = Bool.all.rows(of: 3).map { UnseenFlags(isOn: $0[2], one: $0[0], two: $0[1]) }
}

/// A control that sets its own flag.
///
/// External writes stay as they are. `SelfEcho` writes far more often than it may.
struct UnseenFlagsModel: SettlingModel {
  typealias Action = Settle<UnseenFlags>
  func get(_ port: SinglePort, in base: UnseenFlags) -> Bool { base.isOn }

  func set(_ value: Bool, at port: SinglePort, in base: UnseenFlags) -> UnseenFlags {
    base.with(\.isOn, value)
  }
}

/// An observer that writes the flag that it observes, and so never rests.
///
/// The observer breaks only that law: the bound on rounds stops it in the state in which it began.
struct SelfEcho: ObservedSystem, SingleSystem {
  static let model = UnseenFlagsModel()
  let source: Source<UnseenFlags>
  static var observers: [Observer] { [Observer(of: { $0.one }) { $1.one = !$0 }] }
  var derived: Flag { observed.isOn }
}

/// An observer that writes what it observes, in a loop without a bound.
///
/// The observer hangs, so its row of the list has `mayTrap`, and a child judges it. It upholds every law until
/// an external write changes the observed flag.
struct EndlessObserver: SingleSystem {
  static let model = UnseenFlagsModel()
  let source: Source<UnseenFlags>

  var derived: Flag { source.binding.isOn }

  func perform(_ action: UnseenFlagsModel.Action, on source: Source<UnseenFlags>) {
    var seen = source.base
    source.rewrite(action.base)
    while source.base.one != seen.one {
      seen = source.base
      source.rewrite(seen.with(\.one, !seen.one))
    }
  }
}
