import BindingLaws

extension JudgedSystem {
  static let roundTrip: [JudgedSystem] = [
    JudgedSystem(ClampedLevel.self, .roundTrip, "a clamped level, lawful modulo clamping"),
    JudgedSystem(LevelOutOfRange.self, .roundTrip, "a level that others move out of the range"),
    JudgedSystem(
      EmptyAsNone.self, .roundTrip, "an empty text is stored as none, which is the same"),
    JudgedSystem(CelsiusOverKelvin.self, .roundTrip, "any temperature, there and back"),
    JudgedSystem(
      PairOfTwo.self, .roundTrip, "a pair of two flags, one write for each"),
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
      makes: "value-changed", "a level is clamped, though each counts"),
    JudgedSystem(
      CrossedScales.self, .roundTrip, makes: "two-conversions",
      "degrees are stored on one scale and read on another"),
    JudgedSystem(
      UnclampedWrite.self, .roundTrip, makes: "stored-as-set", "a level is not clamped"),
    JudgedSystem(OnlyUpwards.self, .roundTrip, makes: "lost-set", "a level only rises"),
    JudgedSystem(
      CreepingSetter.self, .roundTrip,
      makes: "creeps", "a set goes one step only; keeps get-set"),
    JudgedSystem(
      EmptyTextErased.self, .roundTrip, makes: "empty-is-none",
      "an empty text is stored as none"),
    JudgedSystem(
      ChangeCounter.self, .roundTrip, makes: "leaves-a-trace",
      "counts changes; keeps all but set-set"),
    JudgedSystem(
      SetCounter.self, .roundTrip,
      makes: "leaves-a-trace",
      "counts sets; keeps set-get"),
    JudgedSystem(
      TogglingSetter.self, .roundTrip,
      makes: "toggles", "toggles instead of setting"),
    JudgedSystem(
      StuckOn.self, .roundTrip, makes: "ignores-value", "a set turns on, whatever is set"),
    JudgedSystem(
      HalfNegation.self, .roundTrip,
      makes: "half-negated", "negates reads, but not writes"),
    JudgedSystem(
      OneWayConversion.self, .roundTrip,
      makes: "value-changed", "degrees are not converted back"),
    JudgedSystem(
      DoubleWrite.self, .roundTrip, makes: "writes-twice",
      "writes the raw value first; ends well"),
    JudgedSystem(
      PairOverOne.self, .roundTrip,
      makes: "value-changed",
      "a pair over one flag twice"),
    JudgedSystem(
      StoredFalse.self, rows: ["S44"], .roundTrip,
      makes: "empty-is-none", "setting an absent flag off adds it"),
    JudgedSystem(
      RemovedFalse.self, rows: ["S44"], .roundTrip,
      makes: "empty-is-none", "setting off removes a stored off"),
    JudgedSystem(
      FalseOverTrue.self, .roundTrip, breaks: [.conforms],
      "keeps an off flag where the model removes it"),
    JudgedSystem(
      AliasedParts.self, .locality,
      makes: "shared-target", "two toggles for two flags, both bound to one"),
    JudgedSystem(
      ReorderingFlags.self, .locality,
      makes: "leaves-a-trace",
      "flags that each swap two rows; keeps the round trip"),
  ]
}
