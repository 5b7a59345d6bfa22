import BindingLaws

/// How alike two things are.
enum Likeness: Comparable {
  case different, equivalent, same

  /// Compares values, or tells that there is nothing to compare.
  init<Model: ReferenceModel>(_ value: Model.Value?, _ other: Model.Value, by model: Model.Type) {
    guard let value else { self = .same; return }
    self = value == other ? .same : model.areEquivalent(value, other) ? .equivalent : .different
  }

  /// Compares bases, or tells that there is nothing to compare.
  init<Model: ReferenceModel>(base: Model.Base?, _ other: Model.Base?, by model: Model.Type) {
    guard let base, let other else { self = .same; return }
    self =
      base == other ? .same : model.areEquivalent(bases: base, other) ? .equivalent : .different
  }
}
