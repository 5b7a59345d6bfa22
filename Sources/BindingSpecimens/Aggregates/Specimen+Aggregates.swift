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
      breaks: [RoundTripLaw.setGet, LocalityLaw.conforms, ControlLaw.renderingConforms],
      "no sources read on, where off is owed"),
    Specimen(
      MixedReadsOff.self, .aggregate,
      breaks: [LocalityLaw.conforms, MixedStateLaw.offIffNone, MixedStateLaw.mixedIffDisagreement],
      notOwed: inSteps,
      "mixed reads off"),
    Specimen(
      AnyReadsOn.self, .aggregate,
      breaks: [
        LocalityLaw.conforms, MixedStateLaw.onIffAll, MixedStateLaw.mixedIffDisagreement,
        MixedStateLaw.tapFromMixedTurnsOn,
      ], notOwed: inSteps, "mixed reads on"),
    Specimen(
      FirstReadsForAll.self, .aggregate,
      breaks: [
        LocalityLaw.conforms, MixedStateLaw.onIffAll, MixedStateLaw.offIffNone,
        MixedStateLaw.mixedIffDisagreement, MixedStateLaw.tapFromMixedTurnsOn,
        MixedStateLaw.orderIrrelevant,
      ], notOwed: inSteps, "the first member is read for all"),
    Specimen(
      FirstStandsForAll.self, .aggregate, breaks: [MixedStateLaw.orderIrrelevant],
      "a summary that is bound to the first of them"),
    Specimen(
      StopsAtFirst.self, .aggregate,
      breaks: [
        RoundTripLaw.setGet, HonestyLaw.writeThrough, LocalityLaw.conforms,
        MixedStateLaw.setMakesUniform, MixedStateLaw.tapFromMixedTurnsOn,
        MixedStateLaw.eachMemberWrittenOnce, MixedStateLaw.tapsReachBoth,
      ], "a set reaches the first member only"),
    Specimen(
      WrittenInReverse.self, .aggregate, breaks: [MixedStateLaw.eachMemberWrittenOnce],
      notOwed: inSteps,
      "members are written from last to first"),
    Specimen(
      WrittenTwice.self, .aggregate,
      breaks: [HonestyLaw.setOnce, MixedStateLaw.eachMemberWrittenOnce], notOwed: inSteps,
      "each member is written twice"),
    Specimen(
      DuplicateNames.self, rows: ["S35"], .aggregate,
      breaks: [
        HonestyLaw.writeThrough, LocalityLaw.setLocal, LocalityLaw.disjointSetsCommute,
        LocalityLaw.conforms, MixedStateLaw.onIffAll, MixedStateLaw.offIffNone,
        MixedStateLaw.mixedIffDisagreement,
      ], notOwed: inSteps, "two rows of the same name"),
    Specimen(
      SourceAndNegation.self, rows: ["S36"], .aggregate,
      breaks: [RoundTripLaw.rejectedSetIsInert, LocalityLaw.conforms], "a source and its negation"),
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
        RoundTripLaw.rejectedSetIsInert, HonestyLaw.setOnce, HonestyLaw.atomic,
        LocalityLaw.setLocal, LocalityLaw.conforms, MixedStateLaw.onIffAll,
        MixedStateLaw.offIffNone, MixedStateLaw.mixedIffDisagreement,
        MixedStateLaw.eachMemberWrittenOnce, MixedStateLaw.renderingDistinguishes,
        ControlLaw.renderingConforms,
      ], notOwed: inSteps, "constants that the parent changes"),
    Specimen(
      CapturedConstants.self, rows: ["S38"], .aggregate,
      breaks: [
        HonestyLaw.fresh, HonestyLaw.setOnce, HonestyLaw.atomic, LocalityLaw.setLocal,
        LocalityLaw.conforms, MixedStateLaw.onIffAll, MixedStateLaw.offIffNone,
        MixedStateLaw.mixedIffDisagreement, MixedStateLaw.eachMemberWrittenOnce,
        MixedStateLaw.renderingDistinguishes,
        ControlLaw.renderingConforms,
      ], notOwed: inSteps, "constants made of live state"),
    Specimen(
      ConstantsAmongSources.self, rows: ["S39"], .aggregate,
      breaks: [
        RoundTripLaw.setGet, LocalityLaw.conforms, MixedStateLaw.onIffAll, MixedStateLaw.offIffNone,
        MixedStateLaw.mixedIffDisagreement, MixedStateLaw.renderingDistinguishes,
        ControlLaw.renderingConforms,
        MixedStateLaw.tapsReachBoth,
      ], notOwed: inSteps, "two constants keep a parent mixed"),
    Specimen(
      LiteralConstants.self, rows: ["S41"], .aggregate,
      breaks: [
        RoundTripLaw.setGet, LocalityLaw.conforms, MixedStateLaw.onIffAll, MixedStateLaw.offIffNone,
        MixedStateLaw.mixedIffDisagreement, MixedStateLaw.renderingDistinguishes,
        ControlLaw.renderingConforms,
        MixedStateLaw.tapsReachBoth,
      ], notOwed: inSteps, "two literals keep a parent mixed"),
    Specimen(
      EqualConstants.self, rows: ["S41"], .aggregate,
      breaks: [
        RoundTripLaw.setGet, LocalityLaw.conforms, MixedStateLaw.offIffNone,
        MixedStateLaw.mixedIffDisagreement, MixedStateLaw.renderingDistinguishes,
        ControlLaw.renderingConforms,
        MixedStateLaw.tapsReachBoth,
      ], notOwed: inSteps, "equal constants keep a parent from off"),
    Specimen(
      ProxySource.self, rows: ["S42"], .aggregate,
      breaks: [
        RoundTripLaw.rejectedSetIsInert, HonestyLaw.setOnce, HonestyLaw.atomic,
        LocalityLaw.setLocal, LocalityLaw.conforms, MixedStateLaw.onIffAll,
        MixedStateLaw.offIffNone, MixedStateLaw.mixedIffDisagreement,
        MixedStateLaw.eachMemberWrittenOnce, MixedStateLaw.renderingDistinguishes,
        ControlLaw.renderingConforms,
      ], notOwed: inSteps, "constants share a throwaway source"),
    Specimen(
      StyledProxy.self, rows: ["S42", "S43"], .aggregate,
      breaks: [
        RoundTripLaw.rejectedSetIsInert, HonestyLaw.setOnce, HonestyLaw.atomic,
        LocalityLaw.setLocal, LocalityLaw.conforms, MixedStateLaw.onIffAll,
        MixedStateLaw.offIffNone, MixedStateLaw.mixedIffDisagreement,
        MixedStateLaw.eachMemberWrittenOnce, MixedStateLaw.renderingDistinguishes,
        ControlLaw.renderingConforms,
      ], notOwed: inSteps, "styles hide a throwaway source"),
  ]
}
