import BindingLaws

// Systems of several ports, controls and views.
//
// `list` and `check` keep these orders. A system without `breaks:` breaks what the catalogue says.
extension JudgedSystem {
  /// Parents over several flags: on if all are on, off if none is, otherwise mixed.
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
    .init(ProxySource.self, rows: ["S42"], breaks: .same(as: "PlainConstants"), "a shared source"),
    .init(
      StyledProxy.self, rows: ["S42", "S43"], breaks: .same(as: "PlainConstants"),
      "styles hide a throwaway source"),
  ]

  /// Controls over one flag: their looks, and the effects of taps.
  static let toggles: [JudgedSystem] = [
    .init(TwinToggles.self, rows: ["S18"], "two toggles on the same flag"),
    .init(AnimatedToggle.self, rows: ["S23"], "a tap inside an animation"),
    .init(ConstantToggles.self, rows: ["S19"], "constants reject every set"),
    .init(StyledToggles.self, rows: ["S20", "S21", "S22", "S33"], "no style changes what taps do"),
    .init(
      EveryControl.self, rows: ["S12", "S20", "S60", "S64"], "what controls show and taps take"),
    .init(
      EveryStyle.self, rows: ["S20", "S21", "S22", "S33", "S43"],
      "what each style shows, and what a tap on its label does"),
    .init(UnanimatedToggle.self, rows: ["S23"], "a setter forgets the transaction"),
    .init(LeakyConstant.self, rows: ["S19"], "what a constant is given goes elsewhere"),
    .init(PlainCheckbox.self, rows: ["S22", "S33"], "mixed looks like off"),
    .init(MixedTurnedOff.self, breaks: [.tapFromMixedTurnsOn], "a tap turns mixed off"),
    .init(ChangingStyle.self, rows: ["S20"], "one style turns on only"),
    .init(ShownWhileClosed.self, rows: ["S12"], "the content shows while the group is closed"),
    .init(DetachedCheck.self, "a tap turns what it shows itself"),
    .init(LaggingIcon.self, rows: ["S18"], "a tapped toggle looks as before"),
    .init(FlickeringTap.self, rows: ["S12"], "a tap writes off before it writes on"),
  ]

  /// Parents of parents over one set of leaves, and disclosures beside selections.
  static let hierarchy: [JudgedSystem] = [
    .init(SelectionHierarchy.self, rows: ["S27", "S28", "S29", "S30"], "three levels, one set"),
    .init(SplitDisclosure.self, rows: ["S31"], "shown and selected are two facts"),
    .init(DisclosureStates.self, rows: ["S32"], "one of three states for shown and selected"),
    .init(
      PlainParent.self, rows: ["S27", "S28"],
      skips: [(.getSet, "as a plain flag it reads mixed as off by specification")],
      "a parent as a plain flag, where mixed reads off"),
    .init(CountingParent.self, rows: ["S27", "S30"], "the parent compares counts"),
    .init(DuplicateChildren.self, rows: ["S27"], "the parent of two equal names is never on"),
    .init(ErasingHierarchy.self, rows: ["S28", "S29"], "a branch erases foreign elements"),
    .init(ErasingParent.self, rows: ["S28", "S29"], "setting off erases foreign elements"),
    .init(
      CountingErasingParent.self, rows: ["S27", "S28", "S30"],
      breaks: [
        .setGet, .getSet, .setSet, .setLocal, .conforms, .parentOnIffAll, .parentSetKeepsForeign,
      ], "the parent as the article has it"),
    .init(
      ShownOrSelected.self, rows: ["S31"],
      breaks: [.setGet, .getSet, .conforms, .onIffAll, .offIffNone, .tapsReachBoth],
      "a hidden selection keeps the parent on"),
  ]

  /// Groups, links, images and tabs that own their state, or get a binding from its owner.
  static let ownership: [JudgedSystem] = [
    .init(CoreDisclosure.self, rows: ["S12", "S15"], "a group over a binding"),
    .init(NestedDisclosure.self, rows: ["S15"], "the final form, given a binding"),
    .init(ContainerDisclosures.self, rows: ["S11", "S13", "S16"], "its binding may be left out"),
    .init(
      TwoFacedDisclosures.self, rows: ["S11", "S14", "S59"],
      "two initialisers, the optional one private"),
    .init(NestedDisclosures.self, rows: ["S11", "S15", "S16"], "the final form, either way"),
    .init(
      SwitchedDisclosure.self, rows: ["S17"],
      "the provider comes and goes, and held bindings see it"),
    .init(BoundBlurredImage.self, rows: ["S60"], "radius 10 exactly while blurred"),
    .init(BlurredImages.self, rows: ["S60", "S63"], "the button moves the bound image only"),
    .init(SwitchedImage.self, rows: ["S62"], "an image whose provider comes and goes"),
    .init(OwningLinks.self, rows: ["S01"], "links that own a flag each"),
    .init(OwningGroups.self, rows: ["S05", "S13"], "groups that own a flag each and start closed"),
    .init(OwningImages.self, rows: ["S61"], "images that own a flag each, which starts on"),
    .init(OwnTabs.self, rows: ["S56"], "tabs that own their selection, and a foreign one"),
    .init(OwnStateWins.self, rows: ["S16"], "its own state counts while a binding is provided"),
    .init(BothSidesWritten.self, rows: ["S16"], "a set writes the provided and the own state"),
    .init(OwnerChosenOnce.self, rows: ["S17"], "who counts is chosen when the binding is made"),
    .init(
      ImageOwnerChosenOnce.self, rows: ["S62"], breaks: .same(as: "OwnerChosenOnce"),
      "who counts is chosen when the image is made"),
    .init(
      CopiedOnSwitch.self, rows: ["S17"], breaks: [.conforms],
      "a switch copies the value to the new owner"),
    .init(SharedPrivateState.self, rows: ["S16"], "all instances share one private state"),
    .init(OwnImageMoves.self, rows: ["S63"], "the button moves the image that owns its flag, too"),
  ]

  /// Flags that observers keep exclusive by writing, and a selection that needs no observer.
  static let observers: [JudgedSystem] = [
    .init(ObservedSelection.self, rows: ["S08", "S09", "S54"], "one selection in place of flags"),
    .init(CopiedFlag.self, "an observer copies a flag and rests"),
    .init(ExclusiveByObservers.self, rows: ["S08", "S09"], "observers set the other flags off"),
    .init(ThreeCustomBindings.self, rows: ["S54", "S55"], "sets its own, then the others off"),
    .init(EchoedFlags.self, "two flags that are copied to each other"),
    .init(SelfEcho.self, breaks: [.settles], "an observer that writes what it observes"),
  ]

  /// Pairs of ways to write a view that is modified on a condition: a system and its twin.
  static let equivalence: [JudgedSystem] = [
    .init(ConditionalBold.self, rows: ["S45", "S47", "S49"], "a change on a condition"),
    .init(ConditionalColour.self, rows: ["S46", "S48"], "a change with an optional payload"),
    .init(ConciseChain.self, rows: ["S50"], "two changes in a chain"),
    .init(VerboseBranches.self, rows: ["S51"], "a branch for each combination"),
    .init(ErasedAccumulator.self, rows: ["S52"], "an accumulator of an erased type"),
    .init(SwappedBranches.self, rows: ["S45", "S47"], "the unmodified branch stands for true"),
    .init(InvertedChain.self, rows: ["S50"], "a chain of two swapped branches"),
    .init(ModifiedTwice.self, breaks: [.trueApplies], "the closure is called twice"),
    .init(ModifiedInVain.self, breaks: [.falseKeeps], "the closure is called to no effect"),
    .init(ChainFromTheEnd.self, "the chain is applied from its end"),
    .init(TypePerBranch.self, breaks: [.sameStaticType], "each branch has a type of its own"),
  ]
}
