import BindingLaws

extension JudgedSystem {
  /// Parents of parents over one set of leaves; and what is disclosed beside what is selected.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let hierarchy: [JudgedSystem] = [
    .init(SelectionHierarchy.self, rows: ["S27", "S28", "S29", "S30"], "three levels, one set"),
    .init(SplitDisclosure.self, rows: ["S31"], "shown and selected are two facts"),
    .init(DisclosureStates.self, rows: ["S32"], "one of three states for shown and selected"),
    .init(
      PlainParent.self, rows: ["S27", "S28"],
      skips: [(.getSet, "as a plain flag it reads mixed as off by specification")],
      "a parent as a plain flag, where mixed reads off"),
    .init(CountingParent.self, rows: ["S27", "S30"], "the parent compares counts"),
    .init(DuplicateChildren.self, rows: ["S27"], "the parent of two equal names is never on"),
    .init(ErasingHierarchy.self, rows: ["S28", "S29"], "a branch erases foreign elements"),
    .init(ErasingParent.self, rows: ["S28", "S29"], "setting off erases foreign elements"),
    .init(
      CountingErasingParent.self, rows: ["S27", "S28", "S30"],
      breaks: [
        .setGet, .getSet, .setSet, .setLocal, .conforms, .parentOnIffAll, .parentSetKeepsForeign,
      ], "the parent as the article has it"),
    .init(
      ShownOrSelected.self, rows: ["S31"],
      breaks: [.setGet, .getSet, .conforms, .onIffAll, .offIffNone, .tapsReachBoth],
      "a hidden selection keeps the parent on"),
  ]
}
