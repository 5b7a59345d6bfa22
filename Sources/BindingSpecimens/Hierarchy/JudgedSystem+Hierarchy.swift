import BindingLaws

extension JudgedSystem {
  static let hierarchy: [JudgedSystem] = [
    JudgedSystem(
      SelectionHierarchy.self, rows: ["S27", "S28", "S29", "S30"], .hierarchy,
      "toggles of three levels over one set of leaves"),
    JudgedSystem(
      SplitDisclosure.self, rows: ["S31"], .hierarchy,
      "shown and selected are two facts, and three appearances"),
    JudgedSystem(
      DisclosureStates.self, rows: ["S32"], .hierarchy, "one of three states for shown and selected"
    ),
    JudgedSystem(
      PlainParent.self, rows: ["S27", "S28"], .hierarchy,
      skips: [(.getSet, "as a plain flag it reads mixed as off by specification")],
      "a parent as a plain flag, where mixed reads off"),
    JudgedSystem(
      CountingParent.self, rows: ["S27", "S30"], .hierarchy,
      makes: "counts-parts", "the parent compares counts"),
    JudgedSystem(
      DuplicateChildren.self, rows: ["S27"], .hierarchy,
      makes: "counts-parts", "the parent of two equal names is never on"),
    JudgedSystem(
      ShallowHierarchy.self, rows: ["S27", "S30"], .hierarchy,
      breaks: [
        .writeThrough, .conforms, .parentOnIffAll,
        .onIffAll, .offIffNone, .mixedIffDisagreement,
        .setMakesUniform, .tapFromMixedTurnsOn,
        .orderIrrelevant, .renderingDistinguishes,
        .renderingConforms,
      ], "a parent forgets its branches"),
    JudgedSystem(
      ErasingHierarchy.self, rows: ["S28", "S29"], .hierarchy,
      makes: "erases-foreign", "a branch erases foreign elements"),
    JudgedSystem(
      ErasingParent.self, rows: ["S28", "S29"], .hierarchy,
      makes: "erases-foreign", "setting off erases foreign elements"),
    JudgedSystem(
      CountingErasingParent.self, rows: ["S27", "S28", "S30"], .hierarchy,
      breaks: [
        .setGet, .getSet, .setSet, .setLocal, .conforms,
        .parentOnIffAll, .parentSetKeepsForeign,
      ],
      "the parent as the article has it"),
    JudgedSystem(
      ShownOrSelected.self, rows: ["S31"], .hierarchy,
      breaks: [
        .setGet, .getSet, .conforms, .onIffAll,
        .offIffNone, .tapsReachBoth,
      ], "a hidden selection keeps the parent on"),
  ]
}
