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
        RoundTripLaw.setGet, RoundTripLaw.setSet, HonestyLaw.writeThrough, LocalityLaw.conforms,
      ], "a level is clamped, though each counts"),
    Specimen(
      CreepingSetter.self, .roundTrip,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.setSet, RoundTripLaw.setTwice, LocalityLaw.conforms,
      ], "a set goes one step only; keeps get-set"),
    Specimen(
      EmptyTextErased.self, .roundTrip, breaks: [RoundTripLaw.getSet, LocalityLaw.conforms],
      "an empty text is stored as none"),
    Specimen(
      ChangeCounter.self, .roundTrip, breaks: [RoundTripLaw.setSet],
      "counts changes; keeps all but set-set"),
    Specimen(
      SetCounter.self, .roundTrip,
      breaks: [RoundTripLaw.getSet, RoundTripLaw.setSet, RoundTripLaw.setTwice],
      "counts sets; keeps set-get"),
    Specimen(
      TogglingSetter.self, .roundTrip,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, RoundTripLaw.setSet, RoundTripLaw.setTwice,
        LocalityLaw.conforms,
      ], "toggles instead of setting"),
    Specimen(
      HalfNegation.self, .roundTrip,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, HonestyLaw.writeThrough, LocalityLaw.conforms,
      ], "negates reads, but not writes"),
    Specimen(
      OneWayConversion.self, .roundTrip,
      breaks: [
        RoundTripLaw.setGet, RoundTripLaw.getSet, HonestyLaw.writeThrough, LocalityLaw.conforms,
      ], "degrees are not converted back"),
    Specimen(
      DoubleWrite.self, .roundTrip, breaks: [HonestyLaw.setOnce, HonestyLaw.atomic],
      "writes the raw value first; ends well"),
    Specimen(
      PairOverOne.self, .roundTrip,
      breaks: [RoundTripLaw.setGet, HonestyLaw.writeThrough, LocalityLaw.conforms],
      "a pair over one flag twice"),
    Specimen(
      StoredFalse.self, rows: ["S44"], .roundTrip,
      breaks: [RoundTripLaw.getSet, LocalityLaw.conforms], "setting an absent flag off adds it"),
    Specimen(
      RemovedFalse.self, rows: ["S44"], .roundTrip,
      breaks: [RoundTripLaw.getSet, LocalityLaw.conforms], "setting off removes a stored off"),
    Specimen(
      FalseOverTrue.self, .roundTrip, breaks: [LocalityLaw.conforms],
      "keeps an off flag where the model removes it"),
    Specimen(
      AliasedParts.self, .locality,
      breaks: [
        HonestyLaw.writeThrough, LocalityLaw.setLocal, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms,
      ], "two toggles for two flags, both bound to one"),
    Specimen(
      ReorderingFlags.self, .locality,
      breaks: [LocalityLaw.disjointSetsCommute, LocalityLaw.conforms],
      "flags that each swap two rows; keeps the round trip"),
  ]
}
