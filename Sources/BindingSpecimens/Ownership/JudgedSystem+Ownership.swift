import BindingLaws

extension JudgedSystem {
  static let ownership: [JudgedSystem] = lawfulOwners + faultyOwners

  private static let lawfulOwners: [JudgedSystem] = [
    JudgedSystem(CoreDisclosure.self, rows: ["S12", "S15"], .ownership, "a group over a binding"),
    JudgedSystem(
      NestedDisclosure.self, rows: ["S15"], .ownership, "the final form, given a binding"),
    JudgedSystem(
      ContainerDisclosures.self, rows: ["S11", "S13", "S16"], .ownership,
      "one initialiser with an optional binding"),
    JudgedSystem(
      TwoFacedDisclosures.self, rows: ["S11", "S14", "S59"], .ownership,
      "two initialisers, the optional one private"),
    JudgedSystem(
      NestedDisclosures.self, rows: ["S11", "S15", "S16"], .ownership,
      "the final form, with and without a binding"),
    JudgedSystem(
      SwitchedDisclosure.self, rows: ["S17"], .ownership,
      "the provider comes and goes, and held bindings see it"),
    JudgedSystem(
      BoundBlurredImage.self, rows: ["S60"], .ownership, "radius 10 exactly while blurred"),
    JudgedSystem(
      BlurredImages.self, rows: ["S60", "S63"], .ownership,
      "the button moves the bound image only"),
    JudgedSystem(
      SwitchedImage.self, rows: ["S62"], .ownership,
      "an image whose provider comes and goes"),
    JudgedSystem(OwningLinks.self, rows: ["S01"], .ownership, "links that own a flag each"),
    JudgedSystem(
      OwningGroups.self, rows: ["S05", "S13"], .ownership,
      "groups that own a flag each and start closed"),
    JudgedSystem(
      OwningImages.self, rows: ["S61"], .ownership,
      "images that own a flag each, which starts on"),
    JudgedSystem(
      OwnTabs.self, rows: ["S56"], .ownership, "tabs that own their selection, and a foreign one"),
  ]

  private static let faultyOwners: [JudgedSystem] = [
    JudgedSystem(
      OwnStateWins.self, rows: ["S16"], .ownership,
      makes: "wrong-owner", "its own state counts even while a binding is provided"),
    JudgedSystem(
      BothSidesWritten.self, rows: ["S16"], .ownership,
      makes: "wrong-owner",
      "a set writes the provided binding and its own state"),
    JudgedSystem(
      OwnerChosenOnce.self, rows: ["S17"], .ownership, makes: "index-once",
      "who counts is chosen when the binding is made"),
    JudgedSystem(
      ImageOwnerChosenOnce.self, rows: ["S62"], .ownership, breaks: chosenOnce,
      "who counts is chosen when the image is made"),
    JudgedSystem(
      CopiedOnSwitch.self, rows: ["S17"], .ownership, breaks: [.conforms],
      "a switch copies the value to the new owner"),
    JudgedSystem(
      SharedPrivateState.self, rows: ["S16"], .ownership,
      makes: "shared-target",
      "all instances share one private state"),
    JudgedSystem(
      OwnImageMoves.self, rows: ["S63"], .ownership,
      makes: "wrong-owner",
      "the button moves the image that owns its flag, too"),
  ]
  private static let chosenOnce: [Law] = [
    .fresh, .coherent, .writeThrough, .setLocal,
    .conforms, .externalWins, .otherSideUntouched,
    .switchFresh,
  ]
}
