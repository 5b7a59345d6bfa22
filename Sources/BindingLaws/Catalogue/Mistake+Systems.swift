extension Mistake {
  /// The mistakes of summaries, controls, owners, conditions, observers, notifications, invalidation and storage.
  ///
  /// Each specimen stands in one row only.
  static let ofSystems = [
    // Summaries
    Mistake(
      "a summary reads only some of its parts",
      fix: "ask all parts: on where all are, off where none is, mixed elsewhere",
      KnownFault(
        "FirstReadsForAll", .conforms, .onIffAll, .offIffNone, .mixedIffDisagreement,
        .tapFromMixedTurnsOn, .orderIrrelevant),
      KnownFault("AnyReadsOn", .conforms, .onIffAll, .mixedIffDisagreement, .tapFromMixedTurnsOn),
      KnownFault("MixedReadsOff", .conforms, .offIffNone, .mixedIffDisagreement)),
    Mistake(
      "a summary sets only some of its parts",
      fix: "set every part, each once, without stopping at the first",
      KnownFault(
        "StopsAtFirst", .setGet, .writeThrough, .conforms, .setMakesUniform, .tapFromMixedTurnsOn,
        .eachMemberWrittenOnce, .tapsReachBoth)),
    Mistake(
      "a summary counts its parts where it has to ask each",
      fix: "ask whether all parts are in the set instead of comparing numbers",
      KnownFault("CountingParent", .setGet, .getSet, .conforms, .parentOnIffAll),
      KnownFault("DuplicateChildren", .setGet, .getSet, .conforms, .parentOnIffAll),
      KnownFault(
        "CountedFlags", .setGet, .conforms, .onIffAll, .offIffNone, .mixedIffDisagreement,
        .tapsReachBoth)),
    Mistake(
      "a summary of no parts reads on",
      fix: "say what a summary of nothing reads, and let no set change that",
      KnownFault("VacuouslyOn", .setGet, .conforms, .renderingConforms)),
    Mistake(
      "a constant takes part in a summary as if it could be set",
      fix: "leave constants out of what is summed up and set",
      KnownFault(
        "ConstantsAmongSources", .setGet, .conforms, .onIffAll, .offIffNone, .mixedIffDisagreement,
        .renderingDistinguishes, .renderingConforms, .tapsReachBoth),
      KnownFault(
        "PlainConstants", .rejectedSetIsInert, .setOnce, .atomic, .setLocal, .conforms, .onIffAll,
        .offIffNone, .mixedIffDisagreement, .eachMemberWrittenOnce, .renderingDistinguishes,
        .renderingConforms)),
    // Controls
    Mistake(
      "a control does not look as what it is bound to reads",
      fix: "make what is shown of the binding alone, and let each state look different",
      KnownFault("ShownWhileClosed", .renderingConforms),
      KnownFault("PlainCheckbox", .renderingDistinguishes, .renderingConforms),
      KnownFault("LaggingIcon", .historyIndependent, .renderingDistinguishes, .renderingConforms)),
    Mistake(
      "a tap does something else than a set of the binding",
      fix: "let a tap set the binding, once, in the transaction that it is to have",
      KnownFault("FlickeringTap", .tapSets),
      KnownFault("ChangingStyle", .coherent, .conforms, .tapsReachBoth, .tapSets)),
    Mistake(
      "a control keeps a state of its own beside its binding",
      fix: "keep nothing beside the binding: show what it reads, and let a tap set it",
      KnownFault(
        "DetachedCheck", .coherent, .historyIndependent, .conforms, .renderingDistinguishes,
        .renderingConforms, .tapSets)),
    // Owners
    Mistake(
      "state of the control's own is used though it is provided from outside",
      fix: "choose the owner at every get and set, and write that one alone",
      KnownFault(
        "OwnStateWins", .writeThrough, .setLocal, .conforms, .externalWins, .otherSideUntouched),
      KnownFault("BothSidesWritten", .getSet, .setLocal, .conforms, .otherSideUntouched),
      KnownFault(
        "OwnImageMoves", .writeThrough, .setLocal, .disjointSetsCommute, .conforms,
        .otherSideUntouched)),
    // Conditions and observers
    Mistake(
      "the wrong branch is taken, or its change is made too often or not at all",
      fix: "apply the change in the branch of true, once, and nothing in the other",
      KnownFault("SwappedBranches", .conforms, .trueApplies, .falseKeeps, .equivalent),
      KnownFault("InvertedChain", .conforms, .trueApplies, .falseKeeps, .equivalent)),
    Mistake(
      "changes are applied in another order than they are written in",
      fix: "fold from the first to the last",
      KnownFault("ChainFromTheEnd", .conforms, .orderKept, .equivalent)),
    Mistake(
      "observers write because of each other's writes",
      fix: "write only where the value is another one, and in one observer alone",
      KnownFault("EchoedFlags", .setSet, .conforms, .settles, .confluent)),
    // Notification
    Mistake(
      "a change does not notify its readers",
      fix:
        "read what is observed in the getter, and notify of every change, whatever counts as equal",
      KnownFault("EqualThoughChanged", .changeNotifies)),
    Mistake(
      "one change notifies twice",
      fix: "notify in one place, and do not write back from a notification",
      KnownFault("ToldTwice", .notifiesOnce),
      KnownFault("EchoedChange", .notifiesOnce)),
    Mistake(
      "a change notifies readers of what stays as it is",
      fix: "let each reader observe only what it reads",
      KnownFault("WholeStoreTold", .silence)),
    Mistake(
      "readers are notified, and read what was there before",
      fix:
        "notify where it changes: right before that, or after it where readers look at once",
      KnownFault("ToldTooEarly", .notifiesAfter),
      KnownFault("LookedAtTooSoon", .notifiesAfter)),
    // Invalidation
    Mistake(
      "a binding that is derived again is another one",
      fix: "derive it by a key path or a subscript of the value, from a binding that stays",
      KnownFault("ClosuresEachTime", .sameAgain, .sameAfterOthers),
      KnownFault("CacheEmptiedBySets", .sameAfterOthers)),
    Mistake(
      "making a binding reads what it is bound to",
      fix: "derive it by a key path or a subscript of the value, from a binding that stays",
      KnownFault("ReadWhenMade", .madeUnread)),
    // Storage
    Mistake(
      "what is set is not saved",
      fix: "save whatever is set, also what was there at the launch",
      KnownFault("SavedIfChanged", .relaunch)),
    Mistake(
      "a store holds what holds it",
      fix: "capture the store weakly in what it keeps",
      KnownFault("ObservesItself", .released)),
    Mistake(
      "a binding holds its store weakly, and is dead once nobody else holds that",
      fix: "capture the store strongly in the binding",
      KnownFault("WeaklyHeld", .released)),
  ]
}
