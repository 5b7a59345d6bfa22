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
