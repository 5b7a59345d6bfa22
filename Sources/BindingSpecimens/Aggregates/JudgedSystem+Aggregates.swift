import BindingLaws

extension JudgedSystem {
  static let aggregates: [JudgedSystem] = [
    .init(
      SourcesToggle.self, rows: ["S35", "S36"], skips: inSteps, "a parent over three bindings"),
    .init(ItemsToggle.self, rows: ["S34", "S35"], "a parent over items that come and go"),
    .init(NestedAggregates.self, rows: ["S36"], skips: inSteps, "an aggregate of an aggregate"),
    .init(AliasedSources.self, rows: ["S36"], skips: inSteps, "a source is named twice"),
    .init(NoSources.self, rows: ["S34"], "no sources read on"),
    .init(NoSourcesOff.self, rows: ["S34"], "no sources read off"),
    .init(VacuouslyOn.self, rows: ["S34"], "no sources read on, where off is expected"),
    .init(MixedReadsOff.self, skips: inSteps, "mixed reads off"),
    .init(AnyReadsOn.self, skips: inSteps, "mixed reads on"),
    .init(FirstReadsForAll.self, skips: inSteps, "the first member is read for all"),
    .init(
      FirstStandsForAll.self, breaks: [.orderIrrelevant],
      "a summary that is bound to the first of them"),
    .init(CountedFlags.self, skips: inSteps, "members are counted instead of compared"),
    .init(StopsAtFirst.self, "a set reaches the first member only"),
    .init(
      WrittenInReverse.self, breaks: [.eachMemberWrittenOnce], skips: inSteps,
      "members are written from last to first"),
    .init(WrittenTwice.self, skips: inSteps, "each member is written twice"),
    .init(DuplicateNames.self, rows: ["S35"], skips: inSteps, "two rows of the same name"),
    .init(
      SourceAndNegation.self, rows: ["S36"], breaks: [.rejectedSetIsInert, .conforms],
      "a source and its negation"),
    .init(ShownContradiction.self, rows: ["S36"], "a contradiction that only shows"),
  ]

  static let workarounds: [JudgedSystem] = [
    .init(
      ConstantsLeftOut.self, rows: ["S37", "S38", "S39", "S40", "S41", "S42"], skips: inSteps,
      "constants are no sources of the parent"),
    .init(PlainConstants.self, rows: ["S37"], skips: inSteps, "constants that the parent changes"),
    .init(
      CapturedConstants.self, rows: ["S38"],
      breaks: [
        .fresh, .setOnce, .atomic, .setLocal, .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .eachMemberWrittenOnce, .renderingDistinguishes, .renderingConforms,
      ], skips: inSteps, "constants made of live state"),
    .init(
      ConstantsAmongSources.self, rows: ["S39"], skips: inSteps,
      "two constants keep a parent mixed"),
    .init(
      LiteralConstants.self, rows: ["S41"],
      breaks: [
        .setGet, .conforms, .onIffAll, .offIffNone, .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms, .tapsReachBoth,
      ], skips: inSteps, "two literals keep a parent mixed"),
    .init(
      EqualConstants.self, rows: ["S41"],
      breaks: [
        .setGet, .conforms, .offIffNone, .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms, .tapsReachBoth,
      ], skips: inSteps, "equal constants keep a parent from off"),
    .init(
      ProxySource.self, rows: ["S42"],
      breaks: [
        .rejectedSetIsInert, .setOnce, .atomic, .setLocal, .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .eachMemberWrittenOnce, .renderingDistinguishes, .renderingConforms,
      ], skips: inSteps, "constants share a throwaway source"),
    .init(
      StyledProxy.self, rows: ["S42", "S43"],
      breaks: [
        .rejectedSetIsInert, .setOnce, .atomic, .setLocal, .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .eachMemberWrittenOnce, .renderingDistinguishes, .renderingConforms,
      ], skips: inSteps, "styles hide a throwaway source"),
  ]
}
