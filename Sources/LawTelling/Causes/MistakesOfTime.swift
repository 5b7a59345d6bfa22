/// What goes wrong while something else happens: each mistake, what mends it, and faults of the catalogue
/// that make it, with the laws that they break; a test holds them to the catalogue.
let mistakesOfTime: [Mistake] = [
  Mistake(
    "written-in-steps", "a set that is made by an observer meets a set half done",
    mend: "compute the new whole first, and write it once, as the last thing that the setter does",
    faults: [
      "OtherSideFirst": "re-entrant",
      "WrittenBackWhole": "re-entrant",
    ]),
  Mistake(
    "read-then-written", "between the read and the write of a set another task comes in",
    mend: "change the base in one go, or keep one lock from the read to the write",
    faults: [
      "LockedAccesses": "linearizable",
      "CheckThenClear": "linearizable",
    ]),
  Mistake(
    "first-wins", "of several sets that land later the first one does",
    mend: "let a later set take the place of one that has not landed",
    faults: [
      "FirstKeystrokeWins": "deferred-arrives"
    ]),
  Mistake(
    "pending-elsewhere-lost", "a set at one port cancels what is pending at another",
    mend: "keep what is pending, and its timer, for each port by itself",
    faults: [
      "OneTimerForAll": "pending-survives"
    ]),
  Mistake(
    "lands-as-it-was", "what lands later was computed from what was there when it was set",
    mend: "when it lands, change only its own part of what is there then",
    faults: [
      "LateWhole": "pending-survives late-is-harmless",
      "ClampedAsOfMaking": "deferred-arrives late-is-harmless",
    ]),
]
