import BindingLaws

extension JudgedSystem {
  /// Bindings that show their base in another form, which may hold less: clamped, paired,
  /// defaulted.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let roundTrip: [JudgedSystem] = [
    .init(ClampedLevel.self, "a clamped level, lawful modulo clamping"),
    .init(LevelOutOfRange.self, "a level that others move out of the range"),
    .init(CelsiusOverKelvin.self, "any temperature, there and back"),
    .init(PairOfTwo.self, "a pair of two flags, one write for each"),
    .init(PairOfOptionAndFlag.self, "a pair that rejects as a whole, written in order"),
    .init(RemovedFlags.self, rows: ["S44"], "flags in a dictionary that are removed when set off"),
    .init(AbsentIsOff.self, rows: ["S44"], "flags in a dictionary; an absent one is off"),
    .init(ClampingSetter.self, "a level is clamped, though each counts"),
    .init(CrossedScales.self, "degrees are stored on one scale and read on another"),
    .init(UnclampedWrite.self, "a level is not clamped"),
    .init(OnlyUpwards.self, "a level only rises"),
    .init(CreepingSetter.self, "a set goes one step only; keeps get-set"),
    .init(EmptyTextErased.self, "an empty text is stored as none"),
    .init(ChangeCounter.self, "counts changes; keeps all but set-set"),
    .init(SetCounter.self, "counts sets; keeps set-get"),
    .init(TogglingSetter.self, "toggles instead of setting"),
    .init(StuckOn.self, "a set turns on, whatever is set"),
    .init(HalfNegation.self, "negates reads, but not writes"),
    .init(OneWayConversion.self, "degrees are not converted back"),
    .init(DoubleWrite.self, "writes the raw value first; ends well"),
    .init(PairOverOne.self, "a pair over one flag twice"),
    .init(StoredFalse.self, rows: ["S44"], "setting an absent flag off adds it"),
    .init(RemovedFalse.self, rows: ["S44"], "setting off removes a stored off"),
    .init(FalseOverTrue.self, breaks: [.conforms], "keeps an off flag where the model removes it"),
    .init(AliasedParts.self, family: "locality", "two toggles for two flags, both bound to one"),
    .init(
      ReorderingFlags.self, family: "locality",
      "flags that each swap two rows; keeps the round trip"),
  ]
}
