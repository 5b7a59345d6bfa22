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
      UnwrappedAnyway.self, .presence, breaks: [.presentIffUnwrapped],
      "unwrapping makes up a value"),
    Specimen(
      ResurrectingUnwrap.self, .presence,
      breaks: [.conforms, .noResurrection],
      "a late set brings the value back"),
    Specimen(
      ResurrectedRow.self, .presence, breaks: [.conforms, .noResurrection],
      notOwed: [
        (
          .coherent,
          "what a row that came back does later depends on who brought it; no-resurrection tells"
        )
      ],
      "a late set puts the row back"),
    Specimen(
      IndexResolvedOnce.self, .presence,
      breaks: [
        .fresh, .coherent, .writeThrough, .setLocal,
        .disjointSetsCommute, .conforms,
        .noResurrection, .followsIdentity,
      ], "the index is looked up once"),
    Specimen(
      ValueAsIdentity.self, rows: ["S26"], .presence,
      breaks: [
        .setGet, .setSet, .setTwice, .fresh,
        .coherent, .writeThrough, .setLocal,
        .disjointSetsCommute, .conforms, .noResurrection,
        .followsIdentity,
      ], "rows are identified by their value"),
    Specimen(
      StaleDismissal.self, .presence,
      breaks: [
        .getSet, .setLocal, .disjointSetsCommute,
        .conforms,
      ], "a dismissal clears whatever is presented"),
  ]

  private static let trappingPresences: [Specimen] = [
    Specimen(
      ForcedUnwrap.self, .presence, breaks: [.total], mayTrap: true,
      "a held binding unwraps by force"),
    Specimen(
      UnguardedIndex.self, .presence, breaks: [.total], mayTrap: true,
      "a held index is used without a look at the bounds"),
    Specimen(
      FirstOfNone.self, .presence, breaks: [.getSet, .total],
      mayTrap: true, "a parent asks the first of no elements"),
    Specimen(
      EndlessObserver.self, .presence, breaks: [.total], mayTrap: true,
      "an observer that never rests, without a bound"),
  ]
}
