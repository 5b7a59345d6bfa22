import BindingLaws

extension JudgedSystem {
  static let selection: [JudgedSystem] = [
    JudgedSystem(
      SelectionLinks.self, rows: ["S03", "S04"], .selection,
      "links by tag; setting off clears only its own"),
    JudgedSystem(
      SelectionDisclosureGroups.self, rows: ["S06", "S07"], .selection,
      "disclosure groups by tag; closing one closes no other"),
    JudgedSystem(
      SelectionToggles.self, rows: ["S57", "S58"], .selection,
      "toggles by tag; setting off clears only its own"),
    JudgedSystem(
      ForeignSelectionLinks.self, rows: ["S10"], .selection, "an unknown selection is left alone"),
    JudgedSystem(
      RequiredTabs.self, rows: ["S56"], .selection, "tabs: one is always on, none can be set off"),
    JudgedSystem(
      DrivenLink.self, rows: ["S02"], .selection, "a link that the program pushes and pops"),
    JudgedSystem(DismissOwn.self, .selection, "ports that can only be set off, each its own"),
    JudgedSystem(
      RadioButtons.self, rows: ["S56"], .selection,
      "radio buttons over a selection that could be none"),
    clearing(ClearAnySelection.self, rows: ["S06"], "setting any tag off erases the selection"),
    clearing(ClearingLinks.self, rows: ["S03"], "going back pops another link's destination"),
    clearing(ClearingGroups.self, rows: ["S07"], "closing a closed group closes another"),
    clearing(ClearingToggles.self, rows: ["S57", "S58"], "setting off clears another's selection"),
    JudgedSystem(
      ClearAnyForeignSelection.self, rows: ["S10"], .selection,
      breaks: [
        .getSet, .setLocal, .disjointSetsCommute,
        .conforms, .setOffClearsOwn, .foreignKept,
      ], "setting any tag off erases even an unknown selection"),
    JudgedSystem(
      DuplicateTags.self, rows: ["S04"], .selection,
      breaks: [
        .writeThrough, .setLocal, .disjointSetsCommute,
        .conforms, .atMostOneOn, .setOnSelects,
        .setOffClearsOwn,
      ], "two ports share a tag and go on together"),
    JudgedSystem(
      DismissAny.self, .selection,
      breaks: [
        .getSet, .setLocal, .conforms,
        .setOffClearsOwn,
      ], "setting off dismisses whatever is selected"),
    JudgedSystem(
      ClearableRadio.self, rows: ["S56"], .selection,
      breaks: [
        .rejectedSetIsInert, .atomic, .conforms,
        .exactlyOneOn,
      ], "a radio that can be set off"),
    JudgedSystem(
      IndependentFlags.self, rows: ["S04"], .selection,
      breaks: [
        .atomic, .conforms, .atMostOneOn,
        .setOnSelects,
      ], "one flag for each option"),
    JudgedSystem(
      ReluctantSelection.self, .selection,
      breaks: [
        .setGet, .setTwice, .disjointSetsCommute,
        .conforms, .setOnSelects,
      ], "setting on first clears another"),
    JudgedSystem(
      UnknownCleared.self, rows: ["S10"], .selection,
      breaks: [
        .getSet, .setLocal, .conforms,
        .setOffClearsOwn, .foreignKept,
      ], "clears what is no port's tag"),
  ]
  private static func clearing(
    _ system: SystemType, rows: [String], _ summary: String
  ) -> JudgedSystem {
    JudgedSystem(
      system, rows: rows, .selection,
      breaks: [
        .getSet, .setLocal, .disjointSetsCommute,
        .conforms, .setOffClearsOwn,
      ], summary)
  }
}
