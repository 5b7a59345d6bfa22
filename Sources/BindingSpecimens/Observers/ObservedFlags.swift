import BindingLaws
import LawfulBindings

/// Three flags of which at most one should be on, each stored by itself.
protocol ExclusiveFlags: ReferenceModel
where Base == Set<Section>, Port == Section, Value == Bool {}

extension ExclusiveFlags {
  var selection: Selection<Bool> { .optional }
  var bases: [Set<Section>]? { MembersModel<Section>().bases }
  /// All states, because nothing keeps the flags from being set to any of them.
  var starts: [Set<Section>]? { bases }
  func permits(_ on: Set<Section>) -> Bool { on.count <= 1 }
  func get(_ flag: Section, in on: Set<Section>) -> Bool { on.contains(flag) }

  func set(_ isOn: Bool, at flag: Section, in on: Set<Section>) -> Set<Section> {
    isOn ? [flag] : on.subtracting([flag])
  }
}

/// Three flags that their bindings keep exclusive.
struct CustomFlagsModel: ExclusiveFlags {}

/// Three flags that observers keep exclusive, while external writes set any of them.
struct ObservedFlagsModel: ExclusiveFlags, SettlingModel {
  typealias Action = Settle<Set<Section>>

  /// The number for the write itself, and for each of the others that is set off.
  var writesToRest: Int { 3 }

  /// Returns an exclusive state.
  ///
  /// If several flags are on, the first in order of declaration is kept. The actions of the model lead there,
  /// and `conforms` expects no other state.
  func rest(after written: Base) -> Base {
    written.count <= 1 ? written : Set(Section.allCases.filter(written.contains).prefix(1))
  }
}

/// Three flags that observers keep exclusive.
///
/// When one goes on, its observer sets the others off. A set reads back correctly, but exclusivity breaks in
/// between and after external writes. `SpecimenMatrixTests` names it, `CopiedFlag`, `EchoedFlags` and
/// `SelfEcho` in strings.
struct ExclusiveByObservers: ObservedSystem {
  static let model = ObservedFlagsModel()
  let source: Source<Set<Section>>

  static var observers: [Observer] {
    Section.allCases.map { flag in
      Observer(of: { $0.contains(flag) }) { if $0 { $1.formIntersection([flag]) } }
    }
  }

  func binding(_ flag: Section) -> Flag { observed[contains: flag] }
}

/// Three custom bindings over three flags.
///
/// Each sets its own and, when on, sets the others off. The bindings uphold set-get, but exclusivity breaks
/// between the three writes and after external writes.
struct ThreeCustomBindings: PlainSystem {
  static let model = CustomFlagsModel()
  let source: Source<Set<Section>>

  func set(_ isOn: Bool, at flag: Section, _ transaction: String?) {
    let others = isOn ? Section.allCases.filter { $0 != flag } : []
    for one in [flag] + others {
      source.update(transaction: transaction) { put(isOn && one == flag, at: one, into: &$0) }
    }
  }
}

/// A model of one optional selection, which external writes change.
struct ObservedSelectionModel: SettlingModel {
  var selection: Selection<Bool> { .optional }
  typealias Action = Settle<Section?>
  var writesToRest: Int { 1 }
  var bases: [Section?]? { SelectionModel().bases }
  func get(_ tag: Section, in base: Section?) -> Bool { base == tag }

  func set(_ isOn: Bool, at tag: Section, in base: Section?) -> Section? {
    SelectionModel().set(isOn, at: tag, in: base)
  }
}

/// One optional selection in place of three flags.
///
/// An external write can at worst select another one. Its observer has nothing to repair.
struct ObservedSelection: ObservedSystem {
  static let model = ObservedSelectionModel()
  let source: Source<Section?>
  static var observers: [Observer] { [Observer(of: { $0 }) { _, _ in }] }

  func binding(_ tag: Section) -> Flag { observed[isSelecting: tag] }
}

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
