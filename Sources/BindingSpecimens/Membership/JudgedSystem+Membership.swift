import BindingLaws

extension JudgedSystem {
  /// One set of elements or options, and a port for each, which is on while the set has it.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let membership: [JudgedSystem] = [
    .init(SetMembership.self, rows: ["S24", "S25"], "toggles over one set"),
    .init(CompoundOptions.self, rows: ["S24"], "a compound option goes as a whole or not at all"),
    .init(EmptyOption.self, rows: ["S24"], "the empty option is always on"),
    .init(CompoundRemoval.self, rows: ["S24"], "setting off removes part of a compound"),
    .init(
      EmptyOptionRemoval.self, rows: ["S24"], breaks: [.setGet, .writeThrough, .conforms],
      "the empty option cannot be set off"),
    .init(SwappedInsertion.self, rows: ["S24"], "set on removes, set off inserts"),
    .init(SimilarMembership.self, "similar elements are taken for the same"),
    .init(InvertedByStranger.self, "a foreign element inverts all"),
    .init(ReplacedSet.self, rows: ["S25"], "setting on replaces the others"),
    .init(FlippedStranger.self, "a set flips a foreign element"),
  ]
}
