import BindingLaws
import LawfulBindings

/// Three flags of which at most one should be on, each stored by itself.
///
/// Draws and tokens number the bases of this file: their orders have to stay.
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

  /// The most writes until the flags rest: the external one, and one for each other flag that is set off.
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
/// between and after external writes.
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
/// Each sets its own and, when on, sets the others off. The bindings uphold `set-get`, but exclusivity breaks
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
  /// The external write alone, because the observer writes nothing.
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
