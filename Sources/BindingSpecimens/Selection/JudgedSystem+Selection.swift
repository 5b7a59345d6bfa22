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
    JudgedSystem(
      ClearAnySelection.self, rows: ["S06"], .selection, makes: "clears-all",
      "setting any tag off erases the selection"),
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
      makes: "shared-target", "two ports share a tag and go on together"),
    JudgedSystem(
      DismissAny.self, .selection,
      makes: "clears-all", "setting off dismisses whatever is selected"),
    JudgedSystem(
      ClearableRadio.self, rows: ["S56"], .selection,
      makes: "refused-carried-out", "a radio that can be set off"),
    JudgedSystem(
      IndependentFlags.self, rows: ["S04"], .selection,
      makes: "exclusive-by-hand", "one flag for each option"),
    JudgedSystem(
      ReluctantSelection.self, .selection,
      makes: "half-select", "setting on first clears another"),
    JudgedSystem(
      UnknownCleared.self, rows: ["S10"], .selection,
      makes: "erases-foreign", "clears what is no port's tag"),
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
