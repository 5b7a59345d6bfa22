/// What goes wrong with writes, summaries, forms and owners: each mistake, what mends it, and faults of
/// the catalogue that make it, with the laws that they break; a test holds them to the catalogue.
let mistakesOfSystems: [Mistake] = [
  // Writes
  Mistake(
    "lost-set", "a set is not carried out",
    mend: "write in every branch of the setter",
    faults: [
      "DroppedWrite": "set-get write-through conforms"
    ]),
  Mistake(
    "writes-twice", "one set writes more often than once, or shows a state in between",
    mend: "change a copy, and assign it once",
    faults: [
      "DoubleWrite": "set-once atomic",
      "RepeatedWrite": "set-once",
      "LowerEndFirst": "atomic",
      "WrittenTwice": "set-once each-member-written-once",
    ]),
  Mistake(
    "writes-on-read", "a look writes",
    mend: "move the write out of the getter, to where the value changes",
    faults: [
      "WriteInGetter": "get-pure",
      "DefaultStoredOnDeriving": "get-pure derive-pure set-once transaction-reaches-base",
    ]),
  Mistake(
    "transaction-lost", "a set drops its transaction",
    mend: "pass the transaction on to the binding that is written",
    faults: [
      "UnanimatedToggle": "transaction-reaches-base"
    ]),
  // Summaries
  Mistake(
    "reads-some", "a summary reads only some of its parts",
    mend: "ask all parts: on where all are, off where none is, mixed elsewhere",
    faults: [
      "FirstReadsForAll":
        "conforms on-iff-all off-iff-none mixed-iff-disagreement tap-from-mixed-turns-on "
        + "order-irrelevant",
      "AnyReadsOn": "conforms on-iff-all mixed-iff-disagreement tap-from-mixed-turns-on",
      "MixedReadsOff": "conforms off-iff-none mixed-iff-disagreement",
    ]),
  Mistake(
    "sets-some", "a summary sets only some of its parts",
    mend: "set every part, each once, without stopping at the first",
    faults: [
      "StopsAtFirst":
        "set-get write-through conforms set-makes-uniform tap-from-mixed-turns-on "
        + "each-member-written-once taps-reach-both"
    ]),
  Mistake(
    "counts-parts", "a summary counts its parts where it has to ask each",
    mend: "ask whether all parts are in the set instead of comparing numbers",
    faults: [
      "CountingParent": "set-get get-set conforms parent-on-iff-all",
      "DuplicateChildren": "set-get get-set conforms parent-on-iff-all",
    ]),
  Mistake(
    "vacuous", "a summary of no parts reads on",
    mend: "say what a summary of nothing reads, and let no set change that",
    faults: [
      "VacuouslyOn": "set-get conforms rendering-conforms"
    ]),
  Mistake(
    "constant-part", "a constant takes part in a summary as if it could be set",
    mend: "leave constants out of what is summed up and set",
    faults: [
      "ConstantsAmongSources":
        "set-get conforms on-iff-all off-iff-none mixed-iff-disagreement "
        + "rendering-distinguishes rendering-conforms taps-reach-both",
      "PlainConstants":
        "rejected-set-is-inert set-once atomic set-local conforms on-iff-all off-iff-none "
        + "mixed-iff-disagreement each-member-written-once rendering-distinguishes rendering-conforms",
    ]),
  // Controls
  Mistake(
    "wrong-look", "a control does not look as what it is bound to reads",
    mend: "make what is shown of the binding alone, and let each state look different",
    faults: [
      "ShownWhileClosed": "rendering-conforms",
      "PlainCheckbox": "rendering-distinguishes rendering-conforms",
      "LaggingIcon": "history-independent rendering-distinguishes rendering-conforms",
    ]),
  Mistake(
    "tap-apart", "a tap does something else than a set of the binding",
    mend: "let a tap set the binding, once, in the transaction that it is to have",
    faults: [
      "FlickeringTap": "tap-sets",
      "ChangingStyle": "coherent conforms taps-reach-both tap-sets",
    ]),
  // Forms and owners
  Mistake(
    "wrong-owner", "state of the control's own is used though it is provided from outside",
    mend: "choose the owner at every get and set, and write that one alone",
    faults: [
      "OwnStateWins": "write-through set-local conforms external-wins other-side-untouched",
      "BothSidesWritten": "get-set set-local conforms other-side-untouched",
      "OwnImageMoves":
        "write-through set-local disjoint-sets-commute conforms other-side-untouched",
    ]),
  Mistake(
    "wrong-branch", "the wrong branch is taken, or its change is made too often or not at all",
    mend: "apply the change in the branch of true, once, and nothing in the other",
    faults: [
      "SwappedBranches": "conforms true-applies false-keeps equivalent",
      "InvertedChain": "conforms true-applies false-keeps equivalent",
    ]),
  Mistake(
    "wrong-order", "changes are applied in another order than they are written in",
    mend: "fold from the first to the last",
    faults: [
      "ChainFromTheEnd": "conforms order-kept equivalent"
    ]),
  Mistake(
    "endless-echo", "observers write because of each other's writes",
    mend: "write only where the value is another one, and in one observer alone",
    faults: [
      "EchoedFlags": "set-set conforms settles confluent"
    ]),
  // Notification
  Mistake(
    "untold-change", "a change is not told to whom it concerns",
    mend: "read what is observed in the getter, and tell of every change, whatever counts as equal",
    faults: [
      "EqualThoughChanged": "change-is-told"
    ]),
  Mistake(
    "told-twice", "one change is told twice",
    mend: "tell in one place, and do not write back what you were told",
    faults: [
      "ToldTwice": "told-once",
      "EchoedChange": "told-once",
    ]),
  Mistake(
    "told-too-early", "readers are told, and read what was there before",
    mend: "tell where the value changes: right before it, or after it where readers look at once",
    faults: [
      "ToldTooEarly": "told-after",
      "LookedAtTooSoon": "told-after",
    ]),
]
