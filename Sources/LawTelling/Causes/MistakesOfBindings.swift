/// What goes wrong with single bindings: each mistake, what mends it, and faults of the catalogue that
/// make it, with the laws that they break; a test holds them to the catalogue.
let mistakesOfBindings: [Mistake] = [
  // Selection and sets
  Mistake(
    "clears-all", "setting one port off clears what another port has set",
    mend: "in the setter, clear only what this port itself has set",
    faults: [
      "ClearAnySelection": "get-set set-local disjoint-sets-commute conforms set-off-clears-own",
      "DismissAny": "get-set set-local conforms set-off-clears-own",
      "CompoundRemoval": "get-set disjoint-sets-commute conforms",
      "StaleDismissal": "get-set set-local disjoint-sets-commute conforms",
    ]),
  Mistake(
    "erases-foreign", "a set throws away what no port of it stands for",
    mend: "change only what the port stands for, and keep the rest",
    faults: [
      "UnknownCleared": "get-set set-local conforms set-off-clears-own foreign-kept",
      "ReplacedSet": "get-set set-set set-local disjoint-sets-commute conforms only-own-element",
      "ErasingParent": "get-set set-set set-local conforms parent-set-keeps-foreign",
      "ErasingHierarchy":
        "get-set set-set set-local disjoint-sets-commute conforms parent-set-keeps-foreign",
      "FlippedStranger": "set-local conforms only-own-element",
    ]),
  Mistake(
    "shared-target", "two ports lead to the same place",
    mend: "give each port a tag, a key or an index of its own",
    faults: [
      "DuplicateTags":
        "write-through set-local disjoint-sets-commute conforms at-most-one-on set-on-selects "
        + "set-off-clears-own",
      "AliasedParts": "write-through set-local disjoint-sets-commute conforms",
      "DuplicateNames":
        "write-through set-local disjoint-sets-commute conforms on-iff-all off-iff-none "
        + "mixed-iff-disagreement",
      "SharedPrivateState":
        "write-through set-local disjoint-sets-commute conforms instances-independent",
    ]),
  Mistake(
    "refused-carried-out", "a set that has to be refused is carried out",
    mend: "let the setter return before it writes where the set is to be refused",
    faults: [
      "ClearableRadio": "rejected-set-is-inert atomic conforms exactly-one-on",
      "LeakyConstant": "rejected-set-is-inert conforms",
    ]),
  Mistake(
    "exclusive-by-hand", "several flags are kept apart by hand, or not at all",
    mend: "keep one optional value, and derive the flags from it",
    faults: [
      "IndependentFlags": "atomic conforms at-most-one-on set-on-selects",
      "ExclusiveByObservers":
        "set-once atomic conforms at-most-one-on set-on-selects confluent re-entrant",
      "ThreeCustomBindings": "get-set set-once atomic at-most-one-on re-entrant",
    ]),
  Mistake(
    "half-select", "selecting one port only clears the others",
    mend: "write the new selection in one step, whatever was selected",
    faults: [
      "ReluctantSelection": "set-get set-twice disjoint-sets-commute conforms set-on-selects"
    ]),
  Mistake(
    "wrong-membership", "membership is asked by something else than equality",
    mend: "ask contains(element), and insert and remove that same element",
    faults: [
      "SimilarMembership": "set-get get-set conforms on-iff-member",
      "InvertedByStranger": "write-through conforms on-iff-member",
    ]),
  // Values
  Mistake(
    "value-changed", "a value is changed on its way in, and read back as another",
    mend: "store what is set, or let the model accept only what can be stored",
    faults: [
      "ClampingSetter": "set-get set-set write-through conforms",
      "OneWayConversion": "set-get get-set write-through conforms",
      "PairOverOne": "set-get write-through conforms",
    ]),
  Mistake(
    "creeps", "a set goes only part of the way",
    mend: "write the value that is set, not a step towards it",
    faults: [
      "CreepingSetter": "set-get set-set set-twice conforms"
    ]),
  Mistake(
    "toggles", "a set flips, whatever is set",
    mend: "write the value that is set instead of toggling",
    faults: [
      "TogglingSetter": "set-get get-set set-set set-twice conforms"
    ]),
  Mistake(
    "half-negated", "the getter negates, and the setter does not",
    mend: "negate in both, or in neither",
    faults: [
      "HalfNegation": "set-get get-set write-through conforms",
      "SwappedInsertion": "set-get get-set write-through conforms",
    ]),
  Mistake(
    "empty-is-none", "an empty or false value is stored as none, or none as such a value",
    mend: "keep the two apart, or let the model say that they are the same",
    faults: [
      "EmptyTextErased": "get-set conforms",
      "StoredFalse": "get-set conforms",
      "RemovedFalse": "get-set conforms",
    ]),
  Mistake(
    "leaves-a-trace", "a set changes something beside its value, such as a counter",
    mend: "move what counts sets out of the base, or count changes only",
    faults: [
      "SetCounter": "get-set set-set set-twice",
      "ChangeCounter": "set-set",
      "ReorderingFlags": "disjoint-sets-commute conforms",
    ]),
  // Bindings that are held
  Mistake(
    "captured-value", "a binding reads a value that was captured when it was made",
    mend: "read the source inside of the getter",
    faults: [
      "FrozenCapture": "set-get get-set fresh coherent conforms",
      "UnconfirmedClear": "get-set fresh coherent history-independent conforms",
    ]),
  Mistake(
    "captured-whole", "a binding writes back the whole base as it was when it was made",
    mend: "in the setter, take the base of now and change one part of it",
    faults: [
      "CapturedWhole": "get-set coherent set-local disjoint-sets-commute conforms"
    ]),
  Mistake(
    "index-once", "an index was looked up once, when the binding was made",
    mend: "look the element up by its identity inside of the getter and the setter",
    faults: [
      "IndexResolvedOnce":
        "fresh coherent write-through set-local disjoint-sets-commute conforms "
        + "no-resurrection follows-identity",
      "OwnerChosenOnce":
        "fresh coherent write-through set-local conforms external-wins other-side-untouched "
        + "switch-fresh",
    ]),
  Mistake(
    "value-as-identity", "an element is told by its value, which a set changes",
    mend: "give elements an identity that no set changes",
    faults: [
      "ValueAsIdentity":
        "set-get set-set set-twice fresh coherent write-through set-local "
        + "disjoint-sets-commute conforms no-resurrection follows-identity"
    ]),
  Mistake(
    "resurrects", "a held binding brings back what is gone",
    mend: "in the setter, write only while the element is still there",
    faults: [
      "ResurrectedRow": "conforms no-resurrection",
      "ResurrectingUnwrap": "conforms no-resurrection",
    ]),
  Mistake(
    "traps-when-gone", "a held binding traps when its value is gone",
    mend: "return early, or a last known value, where the value is gone",
    faults: [
      "UnguardedIndex": "total"
    ]),
  // Memory
  Mistake(
    "remembers", "what a binding does depends on what was done before, not on the base",
    mend: "keep nothing beside the source; derive everything from what it holds",
    faults: [
      "TiredSetter": "set-get set-set set-twice write-through history-independent conforms",
      "CopiedFault": "set-get set-set set-twice write-through history-independent conforms",
      "DebouncedBinding":
        "set-get set-set set-twice coherent write-through history-independent conforms",
      "LeasedBinding": "set-get set-set coherent write-through history-independent conforms",
      "RateLimitedStore": "set-get set-set write-through history-independent conforms",
      "LockedByCommit": "set-get set-set set-twice write-through history-independent conforms",
      "ConflictAfterReturn": "set-get set-set coherent write-through history-independent conforms",
      "SecretGesture": "set-get set-set set-twice write-through history-independent conforms",
      "UndoCoalesced": "set-get get-set set-set set-twice history-independent conforms",
    ]),
  Mistake(
    "stale-cache", "a cache is not told of changes, or is filled by reading",
    mend: "drop the cache, or compare it with the source whenever it is used",
    faults: [
      "CacheNotInvalidated": "get-set read-transparent history-independent conforms",
      "MemoryOfLastRead": "set-get set-set read-transparent write-through history-independent",
      "StaleCommit": "read-transparent history-independent",
      "ReusedCell":
        "set-get get-set read-transparent coherent write-through history-independent "
        + "set-local disjoint-sets-commute conforms",
      "EvictedEntry":
        "set-get read-transparent coherent write-through history-independent "
        + "disjoint-sets-commute conforms",
      "SnapshotsCompared":
        "set-get set-set read-transparent coherent write-through history-independent "
        + "disjoint-sets-commute conforms",
      "SupersededPass":
        "set-get read-transparent coherent write-through history-independent conforms",
    ]),
  Mistake(
    "local-copy", "sets go to a copy that never reaches the source",
    mend: "write the source itself",
    faults: [
      "LocalCopy": "write-through history-independent conforms"
    ]),
]
