extension Mistake {
  /// The mistakes of single bindings.
  ///
  /// Each specimen stands in one row only.
  static let ofBindings = [
    // Selection and sets
    Mistake(
      "setting one port off clears what another port has set",
      fix: "in the setter, clear only what this port itself has set",
      KnownFault(
        "ClearAnySelection", .getSet, .setLocal, .disjointSetsCommute, .conforms, .setOffClearsOwn),
      KnownFault("DismissAny", .getSet, .setLocal, .conforms, .setOffClearsOwn),
      KnownFault("CompoundRemoval", .getSet, .disjointSetsCommute, .conforms),
      KnownFault("StaleDismissal", .getSet, .setLocal, .disjointSetsCommute, .conforms)),
    Mistake(
      "a set also replaces what belongs to other ports, or to none",
      fix: "change only what the port stands for, and keep the rest",
      KnownFault("UnknownCleared", .getSet, .setLocal, .conforms, .setOffClearsOwn, .foreignKept),
      KnownFault(
        "ReplacedSet", .getSet, .setSet, .setLocal, .disjointSetsCommute, .conforms, .onlyOwnElement
      ),
      KnownFault("ErasingParent", .getSet, .setSet, .setLocal, .conforms, .parentSetKeepsForeign),
      KnownFault(
        "ErasingHierarchy", .getSet, .setSet, .setLocal, .disjointSetsCommute, .conforms,
        .parentSetKeepsForeign)),
    Mistake(
      "two ports lead to the same place",
      fix: "give each port a tag, a key or an index of its own",
      KnownFault(
        "DuplicateTags", .writeThrough, .setLocal, .disjointSetsCommute, .conforms, .atMostOneOn,
        .setOnSelects, .setOffClearsOwn),
      KnownFault("AliasedParts", .writeThrough, .setLocal, .disjointSetsCommute, .conforms),
      KnownFault(
        "DuplicateNames", .writeThrough, .setLocal, .disjointSetsCommute, .conforms, .onIffAll,
        .offIffNone, .mixedIffDisagreement),
      KnownFault(
        "SharedPrivateState", .writeThrough, .setLocal, .disjointSetsCommute, .conforms,
        .instancesIndependent)),
    Mistake(
      "a set that has to be refused is carried out",
      fix: "let the setter return before it writes where the set is to be refused",
      KnownFault("ClearableRadio", .rejectedSetIsInert, .atomic, .conforms, .exactlyOneOn),
      KnownFault("LeakyConstant", .rejectedSetIsInert, .conforms)),
    Mistake(
      "several flags are kept apart by hand, or not at all",
      fix: "keep one optional value, and derive the flags from it",
      KnownFault("IndependentFlags", .atomic, .conforms, .atMostOneOn, .setOnSelects),
      KnownFault(
        "ExclusiveByObservers", .setOnce, .atomic, .conforms, .atMostOneOn, .setOnSelects,
        .confluent, .reEntrant),
      KnownFault("ThreeCustomBindings", .getSet, .setOnce, .atomic, .atMostOneOn, .reEntrant)),
    Mistake(
      "selecting one port only clears the others",
      fix: "write the new selection in one step, whatever was selected",
      KnownFault(
        "ReluctantSelection", .setGet, .setTwice, .disjointSetsCommute, .conforms, .setOnSelects)),
    Mistake(
      "membership is asked by something else than equality",
      fix: "ask contains(element), and insert and remove that same element",
      KnownFault("SimilarMembership", .setGet, .getSet, .conforms, .onIffMember),
      KnownFault("InvertedByStranger", .writeThrough, .conforms, .onIffMember)),
    // Values
    Mistake(
      "a value is changed on its way in, and read back as another",
      fix: "make get and set inverse to each other, or let the model accept only what comes back",
      KnownFault("ClampingSetter", .setGet, .setSet, .writeThrough, .conforms),
      KnownFault("OneWayConversion", .setGet, .getSet, .writeThrough, .conforms),
      KnownFault("PairOverOne", .setGet, .writeThrough, .conforms)),
    Mistake(
      "it reads by one conversion, and writes by another",
      fix: "let one pair of functions convert in both directions",
      KnownFault("CrossedScales", .setGet, .getSet, .conforms)),
    Mistake(
      "what is set is stored as it is, though it has to be corrected first",
      fix: "clamp, round or trim in the setter, before it writes",
      KnownFault("UnclampedWrite", .conforms)),
    Mistake(
      "the setter does the same, whatever is set",
      fix: "look at the value that is set, also where only one is expected",
      KnownFault("AlwaysDismissed", .setGet, .getSet, .conforms),
      KnownFault("StuckOn", .setGet, .getSet, .writeThrough, .conforms)),
    Mistake(
      "a set goes only part of the way",
      fix: "write the value that is set, not a step towards it",
      KnownFault("CreepingSetter", .setGet, .setSet, .setTwice, .conforms)),
    Mistake(
      "a set flips, whatever is set",
      fix: "write the value that is set instead of toggling",
      KnownFault("TogglingSetter", .setGet, .getSet, .setSet, .setTwice, .conforms)),
    Mistake(
      "either the getter or the setter negates, and not both",
      fix: "negate in both, or in neither",
      KnownFault("HalfNegation", .setGet, .getSet, .writeThrough, .conforms),
      KnownFault("SwappedInsertion", .setGet, .getSet, .writeThrough, .conforms)),
    Mistake(
      "a set changes another element, by an index into another list",
      fix: "look the element up, by its identity, in the list that is changed",
      KnownFault(
        "IndexOfSorted", .setGet, .getSet, .writeThrough, .setLocal, .conforms, .followsIdentity),
      KnownFault("MovedInWhole", .setGet, .setSet, .setTwice, .setLocal, .conforms)),
    Mistake(
      "an empty or false value is stored as none, or none as such a value",
      fix: "keep the two apart, or let the model say that they are the same",
      KnownFault("EmptyTextErased", .getSet, .conforms),
      KnownFault("StoredFalse", .getSet, .conforms),
      KnownFault("RemovedFalse", .getSet, .conforms)),
    Mistake(
      "a set changes something beside its value, such as a counter",
      fix: "move what counts sets out of the base, or count changes only",
      KnownFault("SetCounter", .getSet, .setSet, .setTwice),
      KnownFault("ChangeCounter", .setSet),
      KnownFault("FlippedStranger", .setLocal, .conforms, .onlyOwnElement),
      KnownFault("ReorderingFlags", .disjointSetsCommute, .conforms)),
    // Bindings that are held
    Mistake(
      "a binding reads a value that was captured when it was made",
      fix: "read the source inside of the getter",
      KnownFault("FrozenCapture", .setGet, .getSet, .fresh, .coherent, .conforms),
      KnownFault("CapturedWithSystem", .setGet, .getSet, .historyIndependent, .conforms),
      KnownFault("UnconfirmedClear", .getSet, .fresh, .coherent, .historyIndependent, .conforms)),
    Mistake(
      "it reads what has not arrived yet after a set",
      fix: "read what was set at once, and let what arrives later take its place",
      KnownFault("UnpublishedSet", .setGet, .getSet, .historyIndependent, .conforms)),
    Mistake(
      "it reads the last answer of its store, and not what was set",
      fix: "read what was set until the store has answered",
      KnownFault("LateSwitch", .readAtOnce, .tapsArrive)),
    Mistake(
      "it reads a copy that does not notice what others write",
      fix: "read the source itself, or let every write reach the copy",
      KnownFault("CopyOfOwnSets", .getSet, .historyIndependent, .conforms)),
    Mistake(
      "an action uses an index or a part that was captured before",
      fix: "look up what the action needs when it is performed",
      KnownFault("CapturedStep", .historyIndependent, .conforms)),
    Mistake(
      "a binding writes back the whole base as it was when it was made",
      fix: "in the setter, take the base of now and change one part of it",
      KnownFault("CapturedWhole", .getSet, .coherent, .setLocal, .disjointSetsCommute, .conforms)),
    Mistake(
      "an index was looked up once, when the binding was made",
      fix: "look the element up by its identity inside of the getter and the setter",
      KnownFault(
        "IndexResolvedOnce", .fresh, .coherent, .writeThrough, .setLocal, .disjointSetsCommute,
        .conforms, .noResurrection, .followsIdentity),
      KnownFault(
        "OwnerChosenOnce", .fresh, .coherent, .writeThrough, .setLocal, .conforms, .externalWins,
        .otherSideUntouched, .switchFresh)),
    Mistake(
      "an element is identified by its value, which a set changes",
      fix: "give elements an identity that no set changes",
      KnownFault(
        "ValueAsIdentity", .setGet, .setSet, .setTwice, .fresh, .coherent, .writeThrough, .setLocal,
        .disjointSetsCommute, .conforms, .noResurrection, .followsIdentity)),
    Mistake(
      "a held binding brings back what is gone",
      fix: "in the setter, write only while the element is still there",
      KnownFault("ResurrectedRow", .conforms, .noResurrection),
      KnownFault("ResurrectingUnwrap", .conforms, .noResurrection)),
    Mistake(
      "a held binding traps when its value is gone",
      fix: "return early, or a last known value, where the value is gone",
      KnownFault("UnguardedIndex", .total)),
    // Memory
    Mistake(
      "what a binding does depends on what was done before, not on the base",
      fix: "keep nothing beside the source; derive everything from what it holds",
      KnownFault(
        "TiredSetter", .setGet, .setSet, .setTwice, .writeThrough, .historyIndependent, .conforms),
      KnownFault(
        "CopiedFault", .setGet, .setSet, .setTwice, .writeThrough, .historyIndependent, .conforms),
      KnownFault(
        "DebouncedBinding", .setGet, .setSet, .setTwice, .coherent, .writeThrough,
        .historyIndependent, .conforms),
      KnownFault(
        "LeasedBinding", .setGet, .setSet, .coherent, .writeThrough, .historyIndependent, .conforms),
      KnownFault(
        "RateLimitedStore", .setGet, .setSet, .writeThrough, .historyIndependent, .conforms),
      KnownFault(
        "LockedByCommit", .setGet, .setSet, .setTwice, .writeThrough, .historyIndependent, .conforms
      ),
      KnownFault(
        "ConflictAfterReturn", .setGet, .setSet, .coherent, .writeThrough, .historyIndependent,
        .conforms),
      KnownFault(
        "SecretGesture", .setGet, .setSet, .setTwice, .writeThrough, .historyIndependent, .conforms),
      KnownFault(
        "UndoCoalesced", .setGet, .getSet, .setSet, .setTwice, .historyIndependent, .conforms)),
    Mistake(
      "a cache is not notified of changes, or reading fills it",
      fix: "drop the cache, or compare it with the source whenever it is used",
      KnownFault("CacheNotInvalidated", .getSet, .readTransparent, .historyIndependent, .conforms),
      KnownFault(
        "MemoryOfLastRead", .setGet, .setSet, .readTransparent, .writeThrough, .historyIndependent),
      KnownFault("StaleCommit", .readTransparent, .historyIndependent),
      KnownFault(
        "ReusedCell", .setGet, .getSet, .readTransparent, .coherent, .writeThrough,
        .historyIndependent, .setLocal, .disjointSetsCommute, .conforms),
      KnownFault(
        "EvictedEntry", .setGet, .readTransparent, .coherent, .writeThrough, .historyIndependent,
        .disjointSetsCommute, .conforms),
      KnownFault(
        "SnapshotsCompared", .setGet, .setSet, .readTransparent, .coherent, .writeThrough,
        .historyIndependent, .disjointSetsCommute, .conforms),
      KnownFault(
        "SupersededPass", .setGet, .readTransparent, .coherent, .writeThrough, .historyIndependent,
        .conforms)),
    Mistake(
      "sets go to a copy that never reaches the source",
      fix: "write the source itself",
      KnownFault("LocalCopy", .writeThrough, .historyIndependent, .conforms)),
    // Writes
    Mistake(
      "a set is not carried out",
      fix: "write in every branch of the setter",
      KnownFault("DroppedWrite", .setGet, .writeThrough, .conforms),
      KnownFault("OnlyUpwards", .setGet, .setSet, .writeThrough, .conforms)),
    Mistake(
      "one set writes more often than once, or shows a state in between",
      fix: "change a copy, and assign it once",
      KnownFault("DoubleWrite", .setOnce, .atomic),
      KnownFault("RepeatedWrite", .setOnce),
      KnownFault("LowerEndFirst", .atomic),
      KnownFault("WrittenTwice", .setOnce, .eachMemberWrittenOnce)),
    Mistake(
      "a look writes",
      fix: "move the write out of the getter, to where the value changes",
      KnownFault("WriteInGetter", .getPure),
      KnownFault(
        "DefaultStoredOnDeriving", .getPure, .derivePure, .setOnce, .transactionReachesBase)),
    Mistake(
      "a set drops its transaction",
      fix: "pass the transaction on to the binding that is written",
      KnownFault("UnanimatedToggle", .transactionReachesBase)),
  ]
}
