import BindingLaws

extension JudgedSystem {
  static let roundTrip: [JudgedSystem] = [
    JudgedSystem(ClampedLevel.self, .roundTrip, "a clamped level, lawful modulo clamping"),
    JudgedSystem(LevelOutOfRange.self, .roundTrip, "a level that others move out of the range"),
    JudgedSystem(
      EmptyAsNone.self, .roundTrip, "an empty text is stored as none, which is the same"),
    JudgedSystem(CelsiusOverKelvin.self, .roundTrip, "any temperature, there and back"),
    JudgedSystem(
      PairOfTwo.self, .roundTrip, notOwed: inSteps, "a pair of two flags, one write for each"),
    JudgedSystem(
      PairOfOptionAndFlag.self, .roundTrip, "a pair that rejects as a whole, written in order"),
    JudgedSystem(
      RemovedFlags.self, rows: ["S44"], .roundTrip,
      "flags in a dictionary that are removed when set off"),
    JudgedSystem(
      AbsentIsOff.self, rows: ["S44"], .roundTrip,
      "flags in a dictionary, where an absent one counts as off"),
    JudgedSystem(
      ClampingSetter.self, .roundTrip,
      breaks: [
        .setGet, .setSet, .writeThrough, .conforms,
      ], "a level is clamped, though each counts"),
    JudgedSystem(
      CreepingSetter.self, .roundTrip,
      breaks: [
        .setGet, .setSet, .setTwice, .conforms,
      ], "a set goes one step only; keeps get-set"),
    JudgedSystem(
      EmptyTextErased.self, .roundTrip, breaks: [.getSet, .conforms],
      "an empty text is stored as none"),
    JudgedSystem(
      ChangeCounter.self, .roundTrip, breaks: [.setSet],
      "counts changes; keeps all but set-set"),
    JudgedSystem(
      SetCounter.self, .roundTrip,
      breaks: [.getSet, .setSet, .setTwice],
      "counts sets; keeps set-get"),
    JudgedSystem(
      TogglingSetter.self, .roundTrip,
      breaks: [
        .setGet, .getSet, .setSet, .setTwice,
        .conforms,
      ], "toggles instead of setting"),
    JudgedSystem(
      HalfNegation.self, .roundTrip,
      breaks: [
        .setGet, .getSet, .writeThrough, .conforms,
      ], "negates reads, but not writes"),
    JudgedSystem(
      OneWayConversion.self, .roundTrip,
      breaks: [
        .setGet, .getSet, .writeThrough, .conforms,
      ], "degrees are not converted back"),
    JudgedSystem(
      DoubleWrite.self, .roundTrip, breaks: [.setOnce, .atomic],
      "writes the raw value first; ends well"),
    JudgedSystem(
      PairOverOne.self, .roundTrip,
      breaks: [.setGet, .writeThrough, .conforms],
      "a pair over one flag twice"),
    JudgedSystem(
      StoredFalse.self, rows: ["S44"], .roundTrip,
      breaks: [.getSet, .conforms], "setting an absent flag off adds it"),
    JudgedSystem(
      RemovedFalse.self, rows: ["S44"], .roundTrip,
      breaks: [.getSet, .conforms], "setting off removes a stored off"),
    JudgedSystem(
      FalseOverTrue.self, .roundTrip, breaks: [.conforms],
      "keeps an off flag where the model removes it"),
    JudgedSystem(
      AliasedParts.self, .locality,
      breaks: [
        .writeThrough, .setLocal, .disjointSetsCommute,
        .conforms,
      ], "two toggles for two flags, both bound to one"),
    JudgedSystem(
      ReorderingFlags.self, .locality,
      breaks: [.disjointSetsCommute, .conforms],
      "flags that each swap two rows; keeps the round trip"),
  ]
}
