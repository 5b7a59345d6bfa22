import BindingLaws

extension Specimen {
  static let selection: [Specimen] = [
    Specimen(
      SelectionLinks.self, rows: ["S03", "S04"], .selection,
      impossible: [RoundTripLaw.setSet], "links by tag; setting off clears only its own"),
    Specimen(
      SelectionDisclosureGroups.self, rows: ["S06", "S07"], .selection,
      impossible: [RoundTripLaw.setSet], "disclosure groups by tag; closing one closes no other"),
    Specimen(
      SelectionToggles.self, rows: ["S57", "S58"], .selection,
      impossible: [RoundTripLaw.setSet], "toggles by tag; setting off clears only its own"),
    Specimen(
      ForeignSelectionLinks.self, rows: ["S10"], .selection,
      impossible: [RoundTripLaw.setSet], "an unknown selection is left alone"),
    Specimen(
      RequiredTabs.self, rows: ["S56"], .selection, "tabs: one is always on, none can be set off"),
    Specimen(
      ClearAnySelection.self, rows: ["S03", "S06", "S07", "S57", "S58"], .selection,
      breaks: [
        RoundTripLaw.getSet, LocalityLaw.setLocal, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms, SelectionLaw.setOffClearsOwn,
      ], "setting any tag off erases the selection"),
    Specimen(
      ClearAnyForeignSelection.self, rows: ["S10"], .selection,
      breaks: [
        RoundTripLaw.getSet, LocalityLaw.setLocal, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms, SelectionLaw.setOffClearsOwn, SelectionLaw.foreignKept,
      ], "setting any tag off erases even an unknown selection"),
    Specimen(
      DuplicateTags.self, rows: ["S04"], .selection,
      breaks: [
        HonestyLaw.writeThrough, LocalityLaw.setLocal, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms, SelectionLaw.atMostOneOn, SelectionLaw.setOnSelects,
        SelectionLaw.setOffClearsOwn,
      ], impossible: [RoundTripLaw.setSet], "two ports share a tag and go on together"),
  ]
}
