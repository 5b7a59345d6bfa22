import BindingLaws

extension JudgedSystem {
  /// Ports that come and go: the inside of an optional, the payload of a case, a row of a list.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let presence: [JudgedSystem] = [
    .init(UnwrappedLast.self, "the inside of an optional, or its last value"),
    .init(CasePayload.self, "the payload of the current case"),
    .init(PresentedCase.self, "sheets over one optional destination"),
    .init(PresentedOptional.self, "a sheet that can be dismissed, and not be presented so"),
    .init(RowsByID.self, rows: ["S26"], "rows found by a stable identity"),
    .init(WholeRowsByID.self, rows: ["S26"], "whole rows, of which two may have one identity"),
    .init(SafeIndex.self, "positions that read a default beyond the end"),
    .init(UnwrappedAnyway.self, breaks: [.presentIffUnwrapped], "unwrapping makes up a value"),
    .init(ResurrectingUnwrap.self, "a late set brings the value back"),
    .init(UnwrappedFirst.self, breaks: [.goneReadsLast], "what has gone reads as it was first"),
    .init(
      ResurrectedRow.self,
      skips: [(.coherent, "it depends on who brought the row back; no-resurrection reports that")],
      "a late set puts the row back"),
    .init(IndexResolvedOnce.self, "the index is looked up once"),
    .init(IndexOfSorted.self, "an index into the sorted rows is used on the rows"),
    .init(MovedInWhole.self, "an index among what is shown is used on the whole"),
    .init(AlwaysDismissed.self, "a set dismisses, whatever is set"),
    .init(ValueAsIdentity.self, rows: ["S26"], "rows are identified by their value"),
    .init(StaleDismissal.self, "a dismissal clears whatever is presented"),
    .init(ForcedUnwrap.self, breaks: [.total], mayTrap: true, "a held binding unwraps by force"),
    .init(UnguardedIndex.self, mayTrap: true, "a held index is used without a look at the bounds"),
    .init(FirstOfNone.self, breaks: [.getSet, .total], mayTrap: true, "asks the first of none"),
    .init(EndlessObserver.self, breaks: [.total], mayTrap: true, "an observer without a bound"),
  ]
}
