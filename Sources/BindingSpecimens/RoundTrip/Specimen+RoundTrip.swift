import BindingLaws

extension Specimen {
  static let roundTrip: [Specimen] = [
    Specimen(ClampedLevel.self, .roundTrip, "a clamped level, lawful modulo clamping"),
    Specimen(LevelOutOfRange.self, .roundTrip, "a level that others move out of the range"),
    Specimen(EmptyAsNone.self, .roundTrip, "an empty text is stored as none, which is the same"),
    Specimen(CelsiusOverKelvin.self, .roundTrip, "any temperature, there and back"),
    Specimen(
      PairOfTwo.self, .roundTrip, notOwed: inSteps, "a pair of two flags, one write for each"),
    Specimen(
      PairOfOptionAndFlag.self, .roundTrip, "a pair that rejects as a whole, written in order"),
    Specimen(
      RemovedFlags.self, rows: ["S44"], .roundTrip,
      "flags in a dictionary that are removed when set off"),
    Specimen(
      AbsentIsOff.self, rows: ["S44"], .roundTrip,
      "flags in a dictionary, where an absent one counts as off"),
    Specimen(
      ClampingSetter.self, .roundTrip,
      breaks: [
        .setGet, .setSet, .writeThrough, .conforms,
      ], "a level is clamped, though each counts"),
    Specimen(
      CreepingSetter.self, .roundTrip,
      breaks: [
        .setGet, .setSet, .setTwice, .conforms,
      ], "a set goes one step only; keeps get-set"),
    Specimen(
      EmptyTextErased.self, .roundTrip, breaks: [.getSet, .conforms],
      "an empty text is stored as none"),
    Specimen(
      ChangeCounter.self, .roundTrip, breaks: [.setSet],
      "counts changes; keeps all but set-set"),
    Specimen(
      SetCounter.self, .roundTrip,
      breaks: [.getSet, .setSet, .setTwice],
      "counts sets; keeps set-get"),
    Specimen(
      TogglingSetter.self, .roundTrip,
      breaks: [
        .setGet, .getSet, .setSet, .setTwice,
        .conforms,
      ], "toggles instead of setting"),
    Specimen(
      HalfNegation.self, .roundTrip,
      breaks: [
        .setGet, .getSet, .writeThrough, .conforms,
      ], "negates reads, but not writes"),
    Specimen(
      OneWayConversion.self, .roundTrip,
      breaks: [
        .setGet, .getSet, .writeThrough, .conforms,
      ], "degrees are not converted back"),
    Specimen(
      DoubleWrite.self, .roundTrip, breaks: [.setOnce, .atomic],
      "writes the raw value first; ends well"),
    Specimen(
      PairOverOne.self, .roundTrip,
      breaks: [.setGet, .writeThrough, .conforms],
      "a pair over one flag twice"),
    Specimen(
      StoredFalse.self, rows: ["S44"], .roundTrip,
      breaks: [.getSet, .conforms], "setting an absent flag off adds it"),
    Specimen(
      RemovedFalse.self, rows: ["S44"], .roundTrip,
      breaks: [.getSet, .conforms], "setting off removes a stored off"),
    Specimen(
      FalseOverTrue.self, .roundTrip, breaks: [.conforms],
      "keeps an off flag where the model removes it"),
    Specimen(
      AliasedParts.self, .locality,
      breaks: [
        .writeThrough, .setLocal, .disjointSetsCommute,
        .conforms,
      ], "two toggles for two flags, both bound to one"),
    Specimen(
      ReorderingFlags.self, .locality,
      breaks: [.disjointSetsCommute, .conforms],
      "flags that each swap two rows; keeps the round trip"),
  ]
}
