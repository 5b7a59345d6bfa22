extension Mistake {
  /// What goes wrong with writes, summaries, controls, forms, owners, notifications and storage.
  ///
  /// `Mistake` says what each part of a row demands. A specimen stands in one row alone. JSON reports
  /// hold the ids. Of mistakes or faults that are equally near, a report names the first.
  static let ofSystems = [
    // Writes
    Mistake(
      "lost-set", "a set is not carried out",
      shows: .nothingWritten,
      fix: "write in every branch of the setter",
      KnownFault("DroppedWrite", .setGet, .writeThrough, .conforms),
      KnownFault("OnlyUpwards", .setGet, .setSet, .writeThrough, .conforms)),
    Mistake(
      "writes-twice", "one set writes more often than once, or shows a state in between",
      fix: "change a copy, and assign it once",
      KnownFault("DoubleWrite", .setOnce, .atomic),
      KnownFault("RepeatedWrite", .setOnce),
      KnownFault("LowerEndFirst", .atomic),
      KnownFault("WrittenTwice", .setOnce, .eachMemberWrittenOnce)),
    Mistake(
      "writes-on-read", "a look writes",
      shows: .look,
      fix: "move the write out of the getter, to where the value changes",
      KnownFault("WriteInGetter", .getPure),
      KnownFault(
        "DefaultStoredOnDeriving", .getPure, .derivePure, .setOnce, .transactionReachesBase)),
    Mistake(
      "transaction-lost", "a set drops its transaction",
      fix: "pass the transaction on to the binding that is written",
      KnownFault("UnanimatedToggle", .transactionReachesBase)),
    // Summaries
    Mistake(
      "reads-some", "a summary reads only some of its parts", in: .mixedState,
      shows: .misreading,
      fix: "ask all parts: on where all are, off where none is, mixed elsewhere",
      KnownFault(
        "FirstReadsForAll", .conforms, .onIffAll, .offIffNone, .mixedIffDisagreement,
        .tapFromMixedTurnsOn, .orderIrrelevant),
      KnownFault("AnyReadsOn", .conforms, .onIffAll, .mixedIffDisagreement, .tapFromMixedTurnsOn),
      KnownFault("MixedReadsOff", .conforms, .offIffNone, .mixedIffDisagreement)),
    Mistake(
      "sets-some", "a summary sets only some of its parts", in: .mixedState,
      shows: .otherValue, .elsewhere,
      fix: "set every part, each once, without stopping at the first",
      KnownFault(
        "StopsAtFirst", .setGet, .writeThrough, .conforms, .setMakesUniform, .tapFromMixedTurnsOn,
        .eachMemberWrittenOnce, .tapsReachBoth)),
    Mistake(
      "counts-parts", "a summary counts its parts where it has to ask each",
      in: .membership, .mixedState,
      shows: .misreading, .otherValue, .lateReading, .unshown,
      fix: "ask whether all parts are in the set instead of comparing numbers",
      KnownFault("CountingParent", .setGet, .getSet, .conforms, .parentOnIffAll),
      KnownFault("DuplicateChildren", .setGet, .getSet, .conforms, .parentOnIffAll),
      KnownFault(
        "CountedFlags", .setGet, .conforms, .onIffAll, .offIffNone, .mixedIffDisagreement,
        .tapsReachBoth)),
    Mistake(
      "vacuous", "a summary of no parts reads on", in: .mixedState,
      shows: .misreading,
      fix: "say what a summary of nothing reads, and let no set change that",
      KnownFault("VacuouslyOn", .setGet, .conforms, .renderingConforms)),
    Mistake(
      "constant-part", "a constant takes part in a summary as if it could be set", in: .mixedState,
      shows: .misreading, .unnoticed,
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
      "wrong-look", "a control does not look as what it is bound to reads", in: .controls,
      shows: .rendering,
      fix: "make what is shown of the binding alone, and let each state look different",
      KnownFault("ShownWhileClosed", .renderingConforms),
      KnownFault("PlainCheckbox", .renderingDistinguishes, .renderingConforms),
      KnownFault("LaggingIcon", .historyIndependent, .renderingDistinguishes, .renderingConforms)),
    Mistake(
      "tap-apart", "a tap does something else than a set of the binding", in: .controls,
      shows: .tap, .rendering,
      fix: "let a tap set the binding, once, in the transaction that it is to have",
      KnownFault("FlickeringTap", .tapSets),
      KnownFault("ChangingStyle", .coherent, .conforms, .tapsReachBoth, .tapSets)),
    Mistake(
      "own-state", "a control keeps a state of its own beside its binding", in: .controls,
      always: .historyIndependent,
      shows: .tap, .rendering, provedBy: .ownState,
      fix: "keep nothing beside the binding: show what it reads, and let a tap set it",
      KnownFault(
        "DetachedCheck", .coherent, .historyIndependent, .conforms, .renderingDistinguishes,
        .renderingConforms, .tapSets)),
    // Forms and owners
    Mistake(
      "wrong-owner", "state of the control's own is used though it is provided from outside",
      in: .ownership,
      shows: .misreading, .unshown, .beside, .elsewhere, .asItIs, .otherValue,
      fix: "choose the owner at every get and set, and write that one alone",
      KnownFault(
        "OwnStateWins", .writeThrough, .setLocal, .conforms, .externalWins, .otherSideUntouched),
      KnownFault("BothSidesWritten", .getSet, .setLocal, .conforms, .otherSideUntouched),
      KnownFault(
        "OwnImageMoves", .writeThrough, .setLocal, .disjointSetsCommute, .conforms,
        .otherSideUntouched)),
    Mistake(
      "wrong-branch", "the wrong branch is taken, or its change is made too often or not at all",
      fix: "apply the change in the branch of true, once, and nothing in the other",
      KnownFault("SwappedBranches", .conforms, .trueApplies, .falseKeeps, .equivalent),
      KnownFault("InvertedChain", .conforms, .trueApplies, .falseKeeps, .equivalent)),
    Mistake(
      "wrong-order", "changes are applied in another order than they are written in",
      fix: "fold from the first to the last",
      KnownFault("ChainFromTheEnd", .conforms, .orderKept, .equivalent)),
    Mistake(
      "endless-echo", "observers write because of each other's writes", in: .observers,
      fix: "write only where the value is another one, and in one observer alone",
      KnownFault("EchoedFlags", .setSet, .conforms, .settles, .confluent)),
    // Notification
    Mistake(
      "silent-change", "a change does not notify its readers",
      fix:
        "read what is observed in the getter, and notify of every change, whatever counts as equal",
      KnownFault("EqualThoughChanged", .changeNotifies)),
    Mistake(
      "notified-twice", "one change notifies twice",
      fix: "notify in one place, and do not write back from a notification",
      KnownFault("ToldTwice", .notifiesOnce),
      KnownFault("EchoedChange", .notifiesOnce)),
    Mistake(
      "notifies-all", "a change notifies readers of what stays as it is",
      fix: "let each reader observe only what it reads",
      KnownFault("WholeStoreTold", .silence)),
    Mistake(
      "notified-too-early", "readers are notified, and read what was there before",
      fix:
        "notify where it changes: right before that, or after it where readers look at once",
      KnownFault("ToldTooEarly", .notifiesAfter),
      KnownFault("LookedAtTooSoon", .notifiesAfter)),
    // Storage
    Mistake(
      "not-saved", "what is set is not saved",
      fix: "save whatever is set, also what was there at the launch",
      KnownFault("SavedIfChanged", .relaunch)),
    Mistake(
      "holds-itself", "a store holds what holds it", shows: .storeLeft,
      fix: "capture the store weakly in what it keeps",
      KnownFault("ObservesItself", .released)),
    Mistake(
      "weakly-held", "a binding holds its store weakly, and is dead once nobody else holds that",
      shows: .storeGone,
      fix: "capture the store strongly in the binding",
      KnownFault("WeaklyHeld", .released)),
  ]
}
