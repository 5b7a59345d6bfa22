import BindingLaws

extension JudgedSystem {
  static let presence: [JudgedSystem] = lawfulPresences + faultyPresences + trappingPresences

  private static let lawfulPresences: [JudgedSystem] = [
    JudgedSystem(UnwrappedOptional.self, .presence, "the inside of an optional"),
    JudgedSystem(UnwrappedLast.self, .presence, "the inside of an optional, or its last value"),
    JudgedSystem(CasePayload.self, .presence, "the payload of the current case"),
    JudgedSystem(
      PresentedCase.self, .presence,
      "sheets over one optional destination"),
    JudgedSystem(
      PresentedOptional.self, .presence, "a sheet that can be dismissed, and not be presented so"),
    JudgedSystem(RowsByID.self, rows: ["S26"], .presence, "rows found by a stable identity"),
    JudgedSystem(
      WholeRowsByID.self, rows: ["S26"], .presence, "whole rows, of which two may have one identity"
    ),
    JudgedSystem(Positions.self, .presence, "positions of a list that grows and shrinks"),
    JudgedSystem(SafeIndex.self, .presence, "positions that read a default beyond the end"),
  ]

  private static let faultyPresences: [JudgedSystem] = [
    JudgedSystem(
      UnwrappedAnyway.self, .presence, breaks: [.presentIffUnwrapped],
      "unwrapping makes up a value"),
    JudgedSystem(
      ResurrectingUnwrap.self, .presence,
      makes: "resurrects",
      "a late set brings the value back"),
    JudgedSystem(
      UnwrappedFirst.self, .presence, breaks: [.goneReadsLast],
      "what has gone is read as it was first, not as it was last"),
    JudgedSystem(
      ResurrectedRow.self, .presence, makes: "resurrects",
      skips: [
        (
          .coherent,
          "what a row that came back does later depends on who brought it; no-resurrection reports that"
        )
      ],
      "a late set puts the row back"),
    JudgedSystem(
      IndexResolvedOnce.self, .presence,
      makes: "index-once", "the index is looked up once"),
    JudgedSystem(
      IndexOfSorted.self, .presence, makes: "another-element",
      "an index into the sorted rows is used on the rows"),
    JudgedSystem(
      MovedInWhole.self, .presence, makes: "another-element",
      "an index among what is shown is used on the whole"),
    JudgedSystem(
      AlwaysDismissed.self, .presence, makes: "ignores-value", "a set dismisses, whatever is set"),
    JudgedSystem(
      ValueAsIdentity.self, rows: ["S26"], .presence,
      makes: "value-as-identity", "rows are identified by their value"),
    JudgedSystem(
      StaleDismissal.self, .presence,
      makes: "clears-all", "a dismissal clears whatever is presented"),
  ]

  private static let trappingPresences: [JudgedSystem] = [
    JudgedSystem(
      ForcedUnwrap.self, .presence, breaks: [.total], mayTrap: true,
      "a held binding unwraps by force"),
    JudgedSystem(
      UnguardedIndex.self, .presence, makes: "traps-when-gone", mayTrap: true,
      "a held index is used without a look at the bounds"),
    JudgedSystem(
      FirstOfNone.self, .presence, breaks: [.getSet, .total],
      mayTrap: true, "a parent asks the first of no elements"),
    JudgedSystem(
      EndlessObserver.self, .presence, breaks: [.total], mayTrap: true,
      "an observer that never rests, without a bound"),
  ]
}
