extension Mistake {
  /// The mistakes that show while something else happens.
  ///
  /// Each specimen stands in one row only.
  static let ofTime = [
    Mistake(
      "an observer sets while another set is half done",
      fix: "compute the new whole first, and write it once, as the last thing that the setter does",
      KnownFault("OtherSideFirst", .setOnce, .reEntrant),
      KnownFault("WrittenBackWhole", .setOnce, .reEntrant)),
    Mistake(
      "another task writes between the read and the write of a set",
      fix: "change the base in one go, or keep one lock from the read to the write",
      KnownFault("LockedAccesses", .linearizable),
      KnownFault("CheckThenClear", .linearizable)),
    Mistake(
      "of several sets that land later, the first wins",
      fix: "let a later set take the place of one that has not landed",
      KnownFault("FirstKeystrokeWins", .deferredArrives)),
    Mistake(
      "the answer to an earlier set is shown while a later one is under way",
      fix: "show what was set last until the store has answered all",
      KnownFault("EachAnswerShown", .lastSetShows)),
    Mistake(
      "a set at one port cancels what is pending at another",
      fix: "keep what is pending, and its timer, for each port by itself",
      KnownFault("OneTimerForAll", .pendingSurvives)),
    Mistake(
      "a late set writes what was computed from an old base",
      fix: "when it lands, change only its own part of what is there then",
      KnownFault("LateChange", .deferredArrives, .pendingSurvives, .lateIsHarmless),
      KnownFault("LateWhole", .pendingSurvives, .lateIsHarmless),
      KnownFault("ClampedAsOfMaking", .deferredArrives, .lateIsHarmless)),
  ]
}
