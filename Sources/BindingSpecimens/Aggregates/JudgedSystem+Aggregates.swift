import BindingLaws

extension JudgedSystem {
  static let aggregates: [JudgedSystem] = [
    JudgedSystem(
      SourcesToggle.self, rows: ["S35", "S36"], .aggregate,
      "a parent over three bindings"),
    JudgedSystem(
      ItemsToggle.self, rows: ["S34", "S35"], .aggregate, "a parent over items that come and go"),
    JudgedSystem(
      NestedAggregates.self, rows: ["S36"], .aggregate,
      "an aggregate of an aggregate"),
    JudgedSystem(
      AliasedSources.self, rows: ["S36"], .aggregate, "a source is named twice"),
    JudgedSystem(NoSources.self, rows: ["S34"], .aggregate, "no sources read on"),
    JudgedSystem(NoSourcesOff.self, rows: ["S34"], .aggregate, "no sources read off"),
    JudgedSystem(
      VacuouslyOn.self, rows: ["S34"], .aggregate,
      makes: "vacuous",
      "no sources read on, where off is expected"),
    JudgedSystem(
      MixedReadsOff.self, .aggregate,
      makes: "reads-some",
      "mixed reads off"),
    JudgedSystem(
      AnyReadsOn.self, .aggregate,
      makes: "reads-some", "mixed reads on"),
    JudgedSystem(
      FirstReadsForAll.self, .aggregate,
      makes: "reads-some", "the first member is read for all"),
    JudgedSystem(
      FirstStandsForAll.self, .aggregate, breaks: [.orderIrrelevant],
      "a summary that is bound to the first of them"),
    JudgedSystem(
      CountedFlags.self, .aggregate, makes: "counts-parts",
      "members are counted instead of compared"),
    JudgedSystem(
      StopsAtFirst.self, .aggregate,
      makes: "sets-some", "a set reaches the first member only"),
    JudgedSystem(
      WrittenInReverse.self, .aggregate, breaks: [.eachMemberWrittenOnce],
      "members are written from last to first"),
    JudgedSystem(
      WrittenTwice.self, .aggregate,
      makes: "writes-twice",
      "each member is written twice"),
    JudgedSystem(
      DuplicateNames.self, rows: ["S35"], .aggregate,
      makes: "shared-target", "two rows of the same name"),
    JudgedSystem(
      SourceAndNegation.self, rows: ["S36"], .aggregate,
      breaks: [.rejectedSetIsInert, .conforms], "a source and its negation"),
    JudgedSystem(
      ShownContradiction.self, rows: ["S36"], .aggregate, "a contradiction that only shows"),
  ]

  static let workarounds: [JudgedSystem] = [
    JudgedSystem(
      ConstantsLeftOut.self, rows: ["S37", "S38", "S39", "S40", "S41", "S42"], .aggregate,
      "constants are no sources of the parent"),
    JudgedSystem(
      PlainConstants.self, rows: ["S37"], .aggregate,
      makes: "constant-part", "constants that the parent changes"),
    JudgedSystem(
      CapturedConstants.self, rows: ["S38"], .aggregate,
      breaks: [
        .fresh, .setOnce, .atomic, .setLocal,
        .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .eachMemberWrittenOnce,
        .renderingDistinguishes,
        .renderingConforms,
      ], "constants made of live state"),
    JudgedSystem(
      ConstantsAmongSources.self, rows: ["S39"], .aggregate,
      makes: "constant-part", "two constants keep a parent mixed"),
    JudgedSystem(
      LiteralConstants.self, rows: ["S41"], .aggregate,
      breaks: [
        .setGet, .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms,
        .tapsReachBoth,
      ], "two literals keep a parent mixed"),
    JudgedSystem(
      EqualConstants.self, rows: ["S41"], .aggregate,
      breaks: [
        .setGet, .conforms, .offIffNone,
        .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms,
        .tapsReachBoth,
      ], "equal constants keep a parent from off"),
    JudgedSystem(
      ProxySource.self, rows: ["S42"], .aggregate,
      breaks: [
        .rejectedSetIsInert, .setOnce, .atomic,
        .setLocal, .conforms, .onIffAll,
        .offIffNone, .mixedIffDisagreement,
        .eachMemberWrittenOnce, .renderingDistinguishes,
        .renderingConforms,
      ], "constants share a throwaway source"),
    JudgedSystem(
      StyledProxy.self, rows: ["S42", "S43"], .aggregate,
      breaks: [
        .rejectedSetIsInert, .setOnce, .atomic,
        .setLocal, .conforms, .onIffAll,
        .offIffNone, .mixedIffDisagreement,
        .eachMemberWrittenOnce, .renderingDistinguishes,
        .renderingConforms,
      ], "styles hide a throwaway source"),
  ]
}
