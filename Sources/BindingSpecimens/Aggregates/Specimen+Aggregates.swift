import BindingLaws

extension Specimen {
  static let aggregates: [Specimen] = [
    Specimen(
      SourcesToggle.self, rows: ["S35", "S36"], .aggregate, notOwed: inSteps,
      "a parent over three bindings"),
    Specimen(
      ItemsToggle.self, rows: ["S34", "S35"], .aggregate, "a parent over items that come and go"),
    Specimen(
      NestedAggregates.self, rows: ["S36"], .aggregate, notOwed: inSteps,
      "an aggregate of an aggregate"),
    Specimen(
      AliasedSources.self, rows: ["S36"], .aggregate, notOwed: inSteps, "a source is named twice"),
    Specimen(NoSources.self, rows: ["S34"], .aggregate, "no sources read on"),
    Specimen(NoSourcesOff.self, rows: ["S34"], .aggregate, "no sources read off"),
    Specimen(
      VacuouslyOn.self, rows: ["S34"], .aggregate,
      breaks: [.setGet, .conforms, .renderingConforms],
      "no sources read on, where off is owed"),
    Specimen(
      MixedReadsOff.self, .aggregate,
      breaks: [.conforms, .offIffNone, .mixedIffDisagreement],
      notOwed: inSteps,
      "mixed reads off"),
    Specimen(
      AnyReadsOn.self, .aggregate,
      breaks: [
        .conforms, .onIffAll, .mixedIffDisagreement,
        .tapFromMixedTurnsOn,
      ], notOwed: inSteps, "mixed reads on"),
    Specimen(
      FirstReadsForAll.self, .aggregate,
      breaks: [
        .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .tapFromMixedTurnsOn,
        .orderIrrelevant,
      ], notOwed: inSteps, "the first member is read for all"),
    Specimen(
      FirstStandsForAll.self, .aggregate, breaks: [.orderIrrelevant],
      "a summary that is bound to the first of them"),
    Specimen(
      StopsAtFirst.self, .aggregate,
      breaks: [
        .setGet, .writeThrough, .conforms,
        .setMakesUniform, .tapFromMixedTurnsOn,
        .eachMemberWrittenOnce, .tapsReachBoth,
      ], "a set reaches the first member only"),
    Specimen(
      WrittenInReverse.self, .aggregate, breaks: [.eachMemberWrittenOnce],
      notOwed: inSteps,
      "members are written from last to first"),
    Specimen(
      WrittenTwice.self, .aggregate,
      breaks: [.setOnce, .eachMemberWrittenOnce], notOwed: inSteps,
      "each member is written twice"),
    Specimen(
      DuplicateNames.self, rows: ["S35"], .aggregate,
      breaks: [
        .writeThrough, .setLocal, .disjointSetsCommute,
        .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement,
      ], notOwed: inSteps, "two rows of the same name"),
    Specimen(
      SourceAndNegation.self, rows: ["S36"], .aggregate,
      breaks: [.rejectedSetIsInert, .conforms], "a source and its negation"),
    Specimen(ShownContradiction.self, rows: ["S36"], .aggregate, "a contradiction that only shows"),
  ]

  static let workarounds: [Specimen] = [
    Specimen(
      ConstantsLeftOut.self, rows: ["S37", "S38", "S39", "S40", "S41", "S42"], .aggregate,
      notOwed: inSteps,
      "constants are no sources of the parent"),
    Specimen(
      PlainConstants.self, rows: ["S37"], .aggregate,
      breaks: [
        .rejectedSetIsInert, .setOnce, .atomic,
        .setLocal, .conforms, .onIffAll,
        .offIffNone, .mixedIffDisagreement,
        .eachMemberWrittenOnce, .renderingDistinguishes,
        .renderingConforms,
      ], notOwed: inSteps, "constants that the parent changes"),
    Specimen(
      CapturedConstants.self, rows: ["S38"], .aggregate,
      breaks: [
        .fresh, .setOnce, .atomic, .setLocal,
        .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .eachMemberWrittenOnce,
        .renderingDistinguishes,
        .renderingConforms,
      ], notOwed: inSteps, "constants made of live state"),
    Specimen(
      ConstantsAmongSources.self, rows: ["S39"], .aggregate,
      breaks: [
        .setGet, .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms,
        .tapsReachBoth,
      ], notOwed: inSteps, "two constants keep a parent mixed"),
    Specimen(
      LiteralConstants.self, rows: ["S41"], .aggregate,
      breaks: [
        .setGet, .conforms, .onIffAll, .offIffNone,
        .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms,
        .tapsReachBoth,
      ], notOwed: inSteps, "two literals keep a parent mixed"),
    Specimen(
      EqualConstants.self, rows: ["S41"], .aggregate,
      breaks: [
        .setGet, .conforms, .offIffNone,
        .mixedIffDisagreement, .renderingDistinguishes,
        .renderingConforms,
        .tapsReachBoth,
      ], notOwed: inSteps, "equal constants keep a parent from off"),
    Specimen(
      ProxySource.self, rows: ["S42"], .aggregate,
      breaks: [
        .rejectedSetIsInert, .setOnce, .atomic,
        .setLocal, .conforms, .onIffAll,
        .offIffNone, .mixedIffDisagreement,
        .eachMemberWrittenOnce, .renderingDistinguishes,
        .renderingConforms,
      ], notOwed: inSteps, "constants share a throwaway source"),
    Specimen(
      StyledProxy.self, rows: ["S42", "S43"], .aggregate,
      breaks: [
        .rejectedSetIsInert, .setOnce, .atomic,
        .setLocal, .conforms, .onIffAll,
        .offIffNone, .mixedIffDisagreement,
        .eachMemberWrittenOnce, .renderingDistinguishes,
        .renderingConforms,
      ], notOwed: inSteps, "styles hide a throwaway source"),
  ]
}
