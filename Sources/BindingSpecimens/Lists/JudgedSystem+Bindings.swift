import BindingLaws

// Bindings: their readings, the effects of sets, and held bindings.
//
// `list` and `check` keep these orders. A system without `breaks:` breaks what the catalogue says.
extension JudgedSystem {
  /// Selections by tag: one value, and a port for each tag, which is on while the tag is selected.
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

  /// The laws that clearing any selection breaks.
  private static let clearsAny: [Law] = .same(as: "ClearAnySelection")

  /// One set of elements or options, and a port for each, which is on while the set contains it.
  static let membership: [JudgedSystem] = [
    .init(SetMembership.self, rows: ["S24", "S25"], "toggles over one set"),
    .init(CompoundOptions.self, rows: ["S24"], "a compound option goes as a whole or not at all"),
    .init(EmptyOption.self, rows: ["S24"], "the empty option is always on"),
    .init(CompoundRemoval.self, rows: ["S24"], "setting off removes part of a compound"),
    .init(
      EmptyOptionRemoval.self, rows: ["S24"], breaks: [.setGet, .writeThrough, .conforms],
      "the empty option cannot be set off"),
    .init(SwappedInsertion.self, rows: ["S24"], "set on removes, set off inserts"),
    .init(SimilarMembership.self, "similar elements are taken for the same"),
    .init(InvertedByStranger.self, "a foreign element inverts all"),
    .init(ReplacedSet.self, rows: ["S25"], "setting on replaces the others"),
    .init(FlippedStranger.self, "a set flips a foreign element"),
  ]

  /// Bindings that show their base in another form, which may hold less: clamped, paired, or defaulted.
  static let roundTrip: [JudgedSystem] = [
    .init(ClampedLevel.self, "a clamped level, lawful modulo clamping"),
    .init(LevelOutOfRange.self, "a level that others move out of the range"),
    .init(CelsiusOverKelvin.self, "any temperature, there and back"),
    .init(PairOfTwo.self, "a pair of two flags, one write for each"),
    .init(PairOfOptionAndFlag.self, "a pair that rejects as a whole, written in order"),
    .init(RemovedFlags.self, rows: ["S44"], "flags in a dictionary that are removed when set off"),
    .init(AbsentIsOff.self, rows: ["S44"], "flags in a dictionary; an absent one is off"),
    .init(ClampingSetter.self, "a level is clamped, though each counts"),
    .init(CrossedScales.self, "degrees are stored on one scale and read on another"),
    .init(UnclampedWrite.self, "a level is not clamped"),
    .init(OnlyUpwards.self, "a level only rises"),
    .init(CreepingSetter.self, "a set goes one step only; keeps get-set"),
    .init(EmptyTextErased.self, "an empty text is stored as none"),
    .init(ChangeCounter.self, "counts changes; keeps all but set-set"),
    .init(SetCounter.self, "counts sets; keeps set-get"),
    .init(TogglingSetter.self, "toggles instead of setting"),
    .init(StuckOn.self, "a set turns on, whatever is set"),
    .init(HalfNegation.self, "negates reads, but not writes"),
    .init(OneWayConversion.self, "degrees are not converted back"),
    .init(DoubleWrite.self, "writes the raw value first; ends well"),
    .init(PairOverOne.self, "a pair over one flag twice"),
    .init(StoredFalse.self, rows: ["S44"], "setting an absent flag off adds it"),
    .init(RemovedFalse.self, rows: ["S44"], "setting off removes a stored off"),
    .init(FalseOverTrue.self, breaks: [.conforms], "keeps an off flag where the model removes it"),
    .init(AliasedParts.self, family: "locality", "two toggles for two flags, both bound to one"),
    .init(
      ReorderingFlags.self, family: "locality",
      "flags that each swap two rows; keeps the round trip"),
  ]

  /// Ports that come and go: the inside of an optional, the payload of a case, a row of a list.
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

  /// The side effects that a binding must not have: a write in a read, a second write, a dropped transaction.
  static let honesty: [JudgedSystem] = [
    .init(EveryDerivation.self, rows: ["S23", "S64"], "transactions go through every derivation"),
    .init(EveryAcceptance.self, "what each derivation says that it accepts"),
    .init(NestedTransactions.self, rows: ["S64"], "the transaction nearest to the writer counts"),
    .init(DefaultedFlag.self, "a default is read and not stored"),
    .init(WriteInGetter.self, "reading writes back what is read"),
    .init(DefaultStoredOnDeriving.self, "making a binding stores its default"),
    .init(FrozenCapture.self, "a held binding reads what was there when it was made"),
    .init(CapturedWhole.self, "a set writes into the whole that was captured"),
    .init(DroppedWrite.self, "the new whole is computed and dropped"),
    .init(RepeatedWrite.self, "a set writes twice"),
    .init(LowerEndFirst.self, "the ends of a range cross for a moment"),
    .init(
      TransactionDropped.self, rows: ["S23", "S64"], breaks: [.transactionReachesBase],
      "a key path drops the transaction"),
    .init(ToggledInTransaction.self, breaks: [.transactionTransparent], "an animated set toggles"),
    .init(CapturedWithSystem.self, "what was there when the view was made is read"),
    .init(CopyOfOwnSets.self, "a copy is read that only its own sets bring up to date"),
    .init(CapturedStep.self, "an action begins at what was there when the view was made"),
    .init(MemoryOfLastRead.self, "what was read last is not set"),
    .init(LocalCopy.self, "what is set stays in a copy"),
    .init(StaleCommit.self, "a field commits what it was last seen to show"),
    .init(TiredSetter.self, "every third set is ignored"),
  ]

  /// Systems that remember more than their base, as an app might by mistake.
  static let memory: [JudgedSystem] = [
    .init(UnconfirmedClear.self, "a cleared field shows nothing until the same binding fills it"),
    .init(DebouncedBinding.self, "the second set through a binding is taken for a bounce"),
    .init(LeasedBinding.self, "a binding works three times"),
    .init(SupersededPass.self, "only the binding that was made last works"),
    .init(ReusedCell.self, "a set goes to the row that was configured last"),
    .init(EvictedEntry.self, "making one binding evicts the other from a cache"),
    .init(SnapshotsCompared.self, "sets are lost while two bindings come from different snapshots"),
    .init(RateLimitedStore.self, "after eight writes no more are taken"),
    .init(CacheNotInvalidated.self, "a cache does not hear of what others write"),
    .init(ConflictAfterReturn.self, "what went away and came back counts as a conflict"),
    .init(SecretGesture.self, "on, off, on in a row opens a hidden menu"),
    .init(UndoCoalesced.self, "setting the same again undoes it"),
    .init(LockedByCommit.self, "the first edit after a commit is lost"),
    .init(CopiedFault.self, "store and twin lose their second set alike"),
  ]

  /// Selections in bindings that are the same when they are derived again, and in others.
  static let invalidation: [JudgedSystem] = [
    .init(SelectionBySubscript.self, "a selection by a subscript; derived again it is the same"),
    .init(ClosuresEachTime.self, "closures make another binding each time"),
    .init(CacheEmptiedBySets.self, "bindings in a cache that each set empties"),
    .init(ReadWhenMade.self, "a binding calls its getter when it is made"),
  ]

  /// The forms in which controls take a binding, with a system for each.
  ///
  /// All are lawful.
  static let shapes: [JudgedSystem] = [
    shape(ValueParameter.self, "value: Binding<V>"),
    shape(TextParameter.self, "text: Binding<String>"),
    shape(SelectionParameter.self, "selection: Binding<SelectionValue>"),
    shape(FixedSelectionParameter.self, "selection of a fixed type"),
    shape(OptionalSelectionParameter.self, "selection: Binding<V?>"),
    shape(SelectionOrNoneParameter.self, "selection: Binding<SelectionValue>?"),
    shape(SetParameter.self, "selection: Binding<Set<SelectionValue>>"),
    shape(SetOrNoneParameter.self, "selection: Binding<Set<SelectionValue>>?"),
    shape(FlagParameter.self, "is…: Binding<Bool>"),
  ]

  /// Returns a system of a control that takes a binding of one form.
  private static func shape(_ system: SystemType, _ signature: String) -> JudgedSystem {
    .init(system, rows: ["S53"], signature)
  }
}
