// `CI/full.d/source-mutants.txt` quotes this code: change both together. `NaiveStates`, among the tests of
// specimens, defines both selections a second time.
/// A model in which every port is on while its own value is the selected one.
public protocol SelectingModel: ReferenceModel where Value == Bool {
  /// Whether something is always selected.
  ///
  /// `exactly-one-on` speaks of such models alone; `foreign-kept` and `disjoint-sets-commute` do not.
  var isRequired: Bool { get }
}

extension SelectingModel {
  public var isRequired: Bool { false }
}

/// An optional selection of the cases of a type: each is on while it is selected, and clears only itself.
///
/// On is read from one base and off from all others, so no binding of this shape can obey
/// set-get, get-set and set-set together; this one gives up set-set.
public typealias SelectionModel<Tag: Hashable & CaseIterable> = TagsModel<EveryCase<Tag>>

/// A selection that is never empty: a tag can be set on, and is set off by another one only.
public struct RequiredSelectionModel<Tag: Hashable & CaseIterable>: SelectingModel, PlainModel {
  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var isRequired: Bool { true }
  public var ports: [Tag] { Array(Tag.allCases) }
  public var bases: [Tag]? { Array(Tag.allCases) }

  public func get(_ tag: Tag, in selection: Tag) -> Bool { selection == tag }

  public func accepts(_ isOn: Bool, at tag: Tag, in selection: Tag) -> Bool { isOn }

  public func set(_ isOn: Bool, at tag: Tag, in selection: Tag) -> Tag { tag }

  /// Makes the model.
  public init() {}
}
