import BindingLaws

extension Specimen {
  static let presence: [Specimen] = lawfulPresences + faultyPresences + trappingPresences

  private static let lawfulPresences: [Specimen] = [
    Specimen(UnwrappedOptional.self, .presence, "the inside of an optional"),
    Specimen(CasePayload.self, .presence, "the payload of the current case"),
    Specimen(
      PresentedCase.self, .presence,
      "sheets over one optional destination"),
    Specimen(
      PresentedOptional.self, .presence, "a sheet that can be dismissed, and not be presented so"),
    Specimen(RowsByID.self, rows: ["S26"], .presence, "rows found by a stable identity"),
    Specimen(
      WholeRowsByID.self, rows: ["S26"], .presence, "whole rows, of which two may have one identity"
    ),
    Specimen(Positions.self, .presence, "positions of a list that grows and shrinks"),
    Specimen(SafeIndex.self, .presence, "positions that read a default beyond the end"),
  ]

  private static let faultyPresences: [Specimen] = [
    Specimen(
      UnwrappedAnyway.self, .presence, breaks: [PresenceLaw.presentIffUnwrapped],
      "unwrapping makes up a value"),
    Specimen(
      ResurrectingUnwrap.self, .presence,
      breaks: [LocalityLaw.conforms, PresenceLaw.noResurrection],
      "a late set brings the value back"),
    Specimen(
      ResurrectedRow.self, .presence, breaks: [LocalityLaw.conforms, PresenceLaw.noResurrection],
      notOwed: [
        (
          HonestyLaw.coherent,
          "what a row that came back does later depends on who brought it; no-resurrection tells"
        )
      ],
      "a late set puts the row back"),
    Specimen(
      IndexResolvedOnce.self, .presence,
      breaks: [
        HonestyLaw.fresh, HonestyLaw.coherent, HonestyLaw.writeThrough, LocalityLaw.setLocal,
        LocalityLaw.disjointSetsCommute, LocalityLaw.conforms,
        PresenceLaw.noResurrection, PresenceLaw.followsIdentity,
      ], "the index is looked up once"),
    Specimen(
      ValueAsIdentity.self, rows: ["S26"], .presence,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, RoundTripLaw.setTwice, HonestyLaw.fresh,
        HonestyLaw.coherent, HonestyLaw.writeThrough, LocalityLaw.setLocal,
        LocalityLaw.disjointSetsCommute, LocalityLaw.conforms, PresenceLaw.noResurrection,
        PresenceLaw.followsIdentity,
      ], "rows are identified by their value"),
    Specimen(
      StaleDismissal.self, .presence,
      breaks: [
        RoundTripLaw.getSet, LocalityLaw.setLocal, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms,
      ], "a dismissal clears whatever is presented"),
  ]

  private static let trappingPresences: [Specimen] = [
    Specimen(
      ForcedUnwrap.self, .presence, breaks: [PresenceLaw.total], mayTrap: true,
      "a held binding unwraps by force"),
    Specimen(
      UnguardedIndex.self, .presence, breaks: [PresenceLaw.total], mayTrap: true,
      "a held index is used without a look at the bounds"),
    Specimen(
      FirstOfNone.self, .presence, breaks: [RoundTripLaw.getSet, PresenceLaw.total],
      mayTrap: true, "a parent asks the first of no elements"),
    Specimen(
      EndlessObserver.self, .presence, breaks: [PresenceLaw.total], mayTrap: true,
      "an observer that never rests, without a bound"),
  ]
}
