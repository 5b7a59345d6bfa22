import BindingLaws
import LawfulBindings

/// Three flags of which at most one should be on, each in a place of its own.
protocol ExclusiveFlags: SelectingModel where Base == Set<Section>, Port == Section {}

extension ExclusiveFlags {
  static var bases: [Set<Section>]? { SubsetModel<Section>.bases }
  /// Nobody keeps the three from being set to anything.
  static var starts: [Set<Section>]? { bases }
  static func permits(_ on: Set<Section>) -> Bool { on.count <= 1 }
  static func get(_ flag: Section, in on: Set<Section>) -> Bool { on.contains(flag) }

  static func set(_ isOn: Bool, at flag: Section, in on: Set<Section>) -> Set<Section> {
    isOn ? [flag] : on.subtracting([flag])
  }
}

/// Three flags that their bindings keep exclusive.
enum CustomFlagsModel: ExclusiveFlags {}

/// Three flags that observers keep exclusive, and a rogue who sets them externally.
enum ObservedFlagsModel: ExclusiveFlags, SettlingModel {
  typealias Action = Settle<Set<Section>>

  /// The write, and each of the others set off.
  static var writesToRest: Int { 3 }

  /// Some exclusive state: of several that are on, the first in order of declaration is kept.
  ///
  /// The actions of the model lead there, and `conforms` expects no other one.
  static func rest(after written: Base) -> Base {
    written.count <= 1 ? written : Set(Section.allCases.filter(written.contains).prefix(1))
  }
}

/// Three flags that observers keep exclusive: when one goes on, its observer sets the others off.
///
/// It keeps what a set reads back, and breaks exclusivity meanwhile and for a rogue's writes.
struct ExclusiveByObservers: ObservedSystem {
  typealias Model = ObservedFlagsModel
  let source: Source<Set<Section>>

  static var observers: [Observer] {
    Section.allCases.map { flag in
      Observer(of: { $0.contains(flag) }) { if $0 { $1.formIntersection([flag]) } }
    }
  }

  func binding(_ flag: Section) -> Flag { HeadlessBinding(observed, contains: flag) }
}

/// Three custom bindings over three flags: each sets its own and, when on, sets the others off.
///
/// It keeps set-get, and breaks exclusivity between its three writes and for external writes.
struct ThreeCustomBindings: PlainSystem {
  typealias Model = CustomFlagsModel
  let source: Source<Set<Section>>

  func set(_ isOn: Bool, at flag: Section, _ transaction: String?) {
    let others = isOn ? Section.allCases.filter { $0 != flag } : []
    for one in [flag] + others {
      let rest = source.value.subtracting([one])
      source.write(isOn && one == flag ? rest.union([one]) : rest, transaction: transaction)
    }
  }
}

/// One optional selection, and a rogue who writes it externally.
enum ObservedSelectionModel: SelectingModel, SettlingModel {
  typealias Action = Settle<Section?>
  static var writesToRest: Int { 1 }
  static var bases: [Section?]? { SelectionModel.bases }
  static func get(_ tag: Section, in base: Section?) -> Bool { base == tag }

  static func set(_ isOn: Bool, at tag: Section, in base: Section?) -> Section? {
    SelectionModel.set(isOn, at: tag, in: base)
  }
}

/// One optional selection in place of three flags: a rogue can at worst select another.
///
/// Its observer looks on and has nothing to repair.
struct ObservedSelection: ObservedSystem {
  typealias Model = ObservedSelectionModel
  let source: Source<Section?>
  static var observers: [Observer] { [Observer(of: { $0 }) { _, _ in }] }

  func binding(_ tag: Section) -> Flag { HeadlessBinding(selecting: tag, in: observed) }
}
