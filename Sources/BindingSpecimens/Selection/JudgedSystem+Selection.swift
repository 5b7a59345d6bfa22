import BindingLaws

extension JudgedSystem {
  /// Selections by tag: one value, and a port for each tag, which is on while the tag is selected.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let selection: [JudgedSystem] = [
    .init(SelectionLinks.self, rows: ["S03", "S04"], "links by tag; off clears only its own"),
    .init(
      SelectionDisclosureGroups.self, rows: ["S06", "S07"], "groups by tag; off closes no other"),
    .init(SelectionToggles.self, rows: ["S57", "S58"], "toggles by tag; off clears only its own"),
    .init(ForeignSelectionLinks.self, rows: ["S10"], "an unknown selection is left alone"),
    .init(RequiredTabs.self, rows: ["S56"], "tabs: one is always on, none can be set off"),
    .init(DrivenLink.self, rows: ["S02"], "a link that the program pushes and pops"),
    .init(DismissOwn.self, "ports that can only be set off, each its own"),
    .init(RadioButtons.self, rows: ["S56"], "radio buttons over a selection that could be none"),
    .init(ClearAnySelection.self, rows: ["S06"], "setting any tag off erases the selection"),
    .init(ClearingLinks.self, rows: ["S03"], breaks: clearsAny, "going back pops another link"),
    .init(ClearingGroups.self, rows: ["S07"], breaks: clearsAny, "closing one closes another"),
    .init(ClearingToggles.self, rows: ["S57", "S58"], breaks: clearsAny, "off clears another"),
    .init(
      ClearAnyForeignSelection.self, rows: ["S10"], breaks: clearsAny + [.foreignKept],
      "setting any tag off erases even an unknown selection"),
    .init(DuplicateTags.self, rows: ["S04"], "two ports share a tag and go on together"),
    .init(DismissAny.self, "setting off dismisses whatever is selected"),
    .init(ClearableRadio.self, rows: ["S56"], "a radio that can be set off"),
    .init(IndependentFlags.self, rows: ["S04"], "one flag for each option"),
    .init(ReluctantSelection.self, "setting on first clears another"),
    .init(UnknownCleared.self, rows: ["S10"], "clears what is no port's tag"),
  ]

  private static let clearsAny: [Law] = .same(as: "ClearAnySelection")
}
