import BindingLaws

extension Specimen {
  static let hierarchy: [Specimen] = [
    Specimen(
      SelectionHierarchy.self, rows: ["S27", "S28", "S29", "S30"], .hierarchy,
      "toggles of three levels over one set of leaves"),
    Specimen(
      SplitDisclosure.self, rows: ["S31"], .hierarchy,
      "shown and selected are two facts, and three appearances"),
    Specimen(
      DisclosureStates.self, rows: ["S32"], .hierarchy, "one of three states for shown and selected"
    ),
    Specimen(
      PlainParent.self, rows: ["S27", "S28"], .hierarchy,
      notOwed: [(.getSet, "as a plain flag it reads mixed as off by specification")],
      "a parent as a plain flag, where mixed reads off"),
    Specimen(
      CountingParent.self, rows: ["S27", "S30"], .hierarchy,
      breaks: [
        .setGet, .getSet, .conforms,
        .parentOnIffAll,
      ], "the parent compares counts"),
    Specimen(
      DuplicateChildren.self, rows: ["S27"], .hierarchy,
      breaks: [
        .setGet, .getSet, .conforms,
        .parentOnIffAll,
      ], "the parent of two equal names is never on"),
    Specimen(
      ShallowHierarchy.self, rows: ["S27", "S30"], .hierarchy,
      breaks: [
        .writeThrough, .conforms, .parentOnIffAll,
        .onIffAll, .offIffNone, .mixedIffDisagreement,
        .setMakesUniform, .tapFromMixedTurnsOn,
        .orderIrrelevant, .renderingDistinguishes,
        .renderingConforms,
      ], "a parent forgets its branches"),
    Specimen(
      ErasingHierarchy.self, rows: ["S28", "S29"], .hierarchy,
      breaks: [
        .getSet, .setSet, .setLocal,
        .disjointSetsCommute, .conforms, .parentSetKeepsForeign,
      ], "a branch erases foreign elements"),
    Specimen(
      ErasingParent.self, rows: ["S28", "S29"], .hierarchy,
      breaks: [
        .getSet, .setSet, .setLocal, .conforms,
        .parentSetKeepsForeign,
      ], "setting off erases foreign elements"),
    Specimen(
      CountingErasingParent.self, rows: ["S27", "S28", "S30"], .hierarchy,
      breaks: [
        .setGet, .getSet, .setSet, .setLocal, .conforms,
        .parentOnIffAll, .parentSetKeepsForeign,
      ],
      "the parent as the article has it"),
    Specimen(
      ShownOrSelected.self, rows: ["S31"], .hierarchy,
      breaks: [
        .setGet, .getSet, .conforms, .onIffAll,
        .offIffNone, .tapsReachBoth,
      ], "a hidden selection keeps the parent on"),
  ]
}
