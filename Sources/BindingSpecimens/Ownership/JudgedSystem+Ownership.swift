import BindingLaws

extension JudgedSystem {
  /// Groups, links, images and tabs that own their state, or are given a binding by who owns it.
  ///
  /// `list` and `check` keep this order. The catalogue has what faults without `breaks:` break.
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
}
