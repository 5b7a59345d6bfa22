import BindingLaws

extension JudgedSystem {
  /// Parents over several flags: on where all are on, off where none is, else mixed.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
  static let aggregates: [JudgedSystem] = [
    .init(SourcesToggle.self, rows: ["S35", "S36"], "a parent over three bindings"),
    .init(ItemsToggle.self, rows: ["S34", "S35"], "a parent over items that come and go"),
    .init(NestedAggregates.self, rows: ["S36"], "an aggregate of an aggregate"),
    .init(AliasedSources.self, rows: ["S36"], "a source is named twice"),
    .init(NoSources.self, rows: ["S34"], "no sources read on"),
    .init(NoSourcesOff.self, rows: ["S34"], "no sources read off"),
    .init(VacuouslyOn.self, rows: ["S34"], "no sources read on, where off is expected"),
    .init(MixedReadsOff.self, "mixed reads off"),
    .init(AnyReadsOn.self, "mixed reads on"),
    .init(FirstReadsForAll.self, "the first member is read for all"),
    .init(FirstStandsForAll.self, breaks: [.orderIrrelevant], "a summary bound to its first part"),
    .init(CountedFlags.self, "members are counted instead of compared"),
    .init(StopsAtFirst.self, "a set reaches the first member only"),
    .init(WrittenInReverse.self, breaks: [.eachMemberWrittenOnce], "written from last to first"),
    .init(WrittenTwice.self, "each member is written twice"),
    .init(DuplicateNames.self, rows: ["S35"], "two rows of the same name"),
    .init(
      SourceAndNegation.self, rows: ["S36"], breaks: [.rejectedSetIsInert, .conforms],
      "a source and its negation"),
    .init(ShownContradiction.self, rows: ["S36"], "a contradiction that only shows"),
  ]

  /// Parents that have constants among their sources, in the ways of the articles.
  static let workarounds: [JudgedSystem] = [
    .init(
      ConstantsLeftOut.self, rows: ["S37", "S38", "S39", "S40", "S41", "S42"],
      "constants are no sources of the parent"),
    .init(PlainConstants.self, rows: ["S37"], "constants that the parent changes"),
    .init(
      CapturedConstants.self, rows: ["S38"],
      breaks: [
        .fresh, .setOnce, .atomic, .setLocal, .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .eachMemberWrittenOnce, .renderingDistinguishes, .renderingConforms,
      ], "constants made of live state"),
    .init(ConstantsAmongSources.self, rows: ["S39"], "two constants keep a parent mixed"),
    .init(
      LiteralConstants.self, rows: ["S41"], breaks: .same(as: "ConstantsAmongSources"),
      "two literals keep a parent mixed"),
    .init(
      EqualConstants.self, rows: ["S41"],
      breaks: [
        .setGet, .conforms, .offIffNone, .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms, .tapsReachBoth,
      ], "equal constants keep a parent from off"),
    .init(
      ProxySource.self, rows: ["S42"], breaks: .same(as: "PlainConstants"), "a shared source"),
    .init(
      StyledProxy.self, rows: ["S42", "S43"], breaks: .same(as: "PlainConstants"),
      "styles hide a throwaway source"),
  ]
}
