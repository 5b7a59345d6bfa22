// `CI/full.d/source-mutants.txt` quotes this code: change both together. `NaiveStates`, among the tests of
// specimens, defines both selections a second time.
/// A model in which every port is on while its own value is the selected one.
public protocol SelectingModel: ReferenceModel where Value == Bool {
  /// Whether something is always selected.
  ///
  /// `exactly-one-on` speaks of such models alone; `foreign-kept` and `disjoint-sets-commute` do not.
  static var isRequired: Bool { get }
}

extension SelectingModel {
  public static var isRequired: Bool { false }
}

/// An optional selection of the cases of a type: each is on while it is selected, and clears only itself.
///
/// On is read from one base and off from all others, so no binding of this shape can obey
/// set-get, get-set and set-set together; this one gives up set-set.
public typealias SelectionModel<Tag: Hashable & CaseIterable> = TagsModel<EveryCase<Tag>>

/// A selection that is never empty: a tag can be set on, and is set off by another one only.
public enum RequiredSelectionModel<Tag: Hashable & CaseIterable>: SelectingModel {
  // The orders below number ports and bases in draws and tokens: they have to stay.
  public static var isRequired: Bool { true }
  public static var ports: [Tag] { Array(Tag.allCases) }
  public static var bases: [Tag]? { Array(Tag.allCases) }

  public static func get(_ tag: Tag, in selection: Tag) -> Bool { selection == tag }

  public static func accepts(_ isOn: Bool, at tag: Tag, in selection: Tag) -> Bool { isOn }

  public static func set(_ isOn: Bool, at tag: Tag, in selection: Tag) -> Tag { tag }
}
