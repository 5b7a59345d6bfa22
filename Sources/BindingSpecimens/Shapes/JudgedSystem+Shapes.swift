import BindingLaws

extension JudgedSystem {
  /// The forms in which controls ask for a binding, a system for each; they are all lawful.
  ///
  /// `list` and `check` keep this order.
  static let shapes: [JudgedSystem] = [
    shape(ValueParameter.self, "value: Binding<V>"),
    shape(TextParameter.self, "text: Binding<String>"),
    shape(SelectionParameter.self, "selection: Binding<SelectionValue>"),
    shape(FixedSelectionParameter.self, "selection of a fixed type"),
    shape(OptionalSelectionParameter.self, "selection: Binding<V?>"),
    shape(SelectionOrNoneParameter.self, "selection: Binding<SelectionValue>?"),
    shape(SetParameter.self, "selection: Binding<Set<SelectionValue>>"),
    shape(SetOrNoneParameter.self, "selection: Binding<Set<SelectionValue>>?"),
    shape(FlagParameter.self, "is…: Binding<Bool>"),
  ]

  private static func shape(_ system: SystemType, _ signature: String) -> JudgedSystem {
    .init(system, rows: ["S53"], signature)
  }
}
