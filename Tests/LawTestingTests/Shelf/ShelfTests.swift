import BindingLaws
import LawChecking
import LawTesting
import Testing

/// A derivation in a shape of the shelf, and the law that finds its fault, if it has one.
struct Derivation: @unchecked Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The model without what it is generic over, such as `CellModel`.
  let model: String
  let fault: Law?
  /// The laws of policy that its model renounces.
  let renounced: [String]
  private let judged: () throws -> [Verdict]
  /// The same without the model, as far as what is learned of the derivation goes.
  let unmodelled: () throws -> [Verdict]

  init<System: BindingSystem>(
    _ system: System.Type, breaks fault: Law? = nil, allBut renounced: [Law] = []
  ) {
    (testDescription, self.fault) = ("\(System.self)", fault)
    model = String("\(System.Model.self)".prefix { $0 != "<" })
    self.renounced = renounced.map(\.id)
    judged = {
      let checker = try LawChecker(system)
      let laws = allLaws.filter { $0.id != Law.total.id }
      return try laws.compactMap { try checker.verdict(on: $0) }
    }
    unmodelled = {
      let checker = try LawChecker(Unmodelled<System>.self, options: CheckOptions(cases: 100))
      return try LawSet.learned.laws.compactMap { try checker.verdict(on: $0) }
    }
  }

  /// The laws by the kind of the verdict.
  func laws() throws -> [Verdict.Kind: [String]] {
    Dictionary(grouping: try judged(), by: \.kind)
      .mapValues { $0.map(\.law.id) }
  }

  static let all: [Derivation] = values + optionals + collections + selections + policies
  static let lawful = all.filter { $0.fault == nil }
  static let faulty = all.filter { $0.fault != nil }

  private static let values: [Derivation] = [
    Derivation(PlainVolume.self),
    Derivation(CappedVolume.self, breaks: .setGet),
    Derivation(ShownVolume.self),
    Derivation(LeakyVolume.self, breaks: .rejectedSetIsInert),
    Derivation(ProfileFlags.self),
    Derivation(ReplacedMail.self, breaks: .setLocal),
    Derivation(VolumeSlider.self),
    Derivation(RoundedSlider.self, breaks: .setGet),
    Derivation(InvertedFlag.self),
    Derivation(HalfInvertedFlag.self, breaks: .setGet),
    Derivation(LevelNumber.self),
    Derivation(LevelNumberOrLow.self, breaks: .rejectedSetIsInert),
    Derivation(ErasedVolume.self),
    Derivation(ErasedToZero.self, breaks: .rejectedSetIsInert),
    Derivation(ClampedVolume.self),
    Derivation(UnclampedVolume.self, breaks: .conforms),
    Derivation(ClampedElsewhere.self, breaks: .conforms),
    Derivation(ClampedNotRejected.self, breaks: .rejectedSetIsInert),
    Derivation(NameAndMail.self),
    Derivation(FirstOfPair.self, breaks: .setGet),
  ]

  private static let optionals: [Derivation] = [
    Derivation(OptionalVolume.self),
    Derivation(NilStoresZero.self, breaks: .rejectedSetIsInert),
    Derivation(DefaultedVolume.self),
    Derivation(LastVolume.self, breaks: .fresh),
    Derivation(UnwrappedName.self),
    Derivation(ResurrectedName.self, breaks: .noResurrection),
    Derivation(NameAtCreation.self),
    Derivation(DetailNumber.self),
    Derivation(DetailSheet.self),
    Derivation(DetailReopened.self, breaks: .noResurrection),
    Derivation(DetailSheetClosesAll.self, breaks: .getSet),
    Derivation(SheetIsShown.self),
    Derivation(SheetStays.self, breaks: .setGet),
    Derivation(EditorIsShown.self),
    Derivation(AlertFromNowhere.self, breaks: .rejectedSetIsInert),
    Derivation(NobodyIsChosen.self),
    Derivation(NobodyIsInverted.self, breaks: .setGet),
    Derivation(OwnedExpansion.self),
    Derivation(OwnAlways.self, breaks: .externalWins),
  ]

  private static let collections: [Derivation] = [
    Derivation(ChoreToggle.self),
    Derivation(ChoreAtIndex.self, breaks: .followsIdentity),
    Derivation(SafeChore.self),
    Derivation(GrowingChores.self, breaks: .rejectedSetIsInert),
    Derivation(EndChore.self),
    Derivation(OnceLastChore.self, breaks: .fresh),
    Derivation(LevelTab.self),
    Derivation(LevelClearsAny.self, breaks: .setOffClearsOwn),
    Derivation(ChoreTag.self),
    Derivation(StrangerCleared.self, breaks: .foreignKept),
    Derivation(LevelMember.self),
    Derivation(FlippedMember.self, breaks: .setTwice),
    Derivation(ListedChore.self),
    Derivation(ListedTwice.self, breaks: .getSet),
    Derivation(RightsToggle.self),
    Derivation(TornRights.self, breaks: .getSet),
    Derivation(MailToggles.self),
    Derivation(MailIsOn.self, breaks: .mixedIffDisagreement),
    Derivation(ChoresToggle.self),
    Derivation(FirstChoreOnly.self, breaks: .setMakesUniform),
    Derivation(LevelPicker.self),
    Derivation(FirstLevelShown.self, breaks: .mixedIffDisagreement),
  ]

  private static let selections: [Derivation] = [
    Derivation(LevelTag.self),
    Derivation(TabFallsBack.self, breaks: .rejectedSetIsInert),
    Derivation(ChoreMember.self),
    Derivation(StrangersForgotten.self, breaks: .onlyOwnElement),
  ]

  private static let policies: [Derivation] = [
    Derivation(VolumeIfStored.self),
    Derivation(VolumeFromNowhere.self, breaks: .rejectedSetIsInert),
    Derivation(ResettableVolume.self),
    Derivation(NilIgnored.self, breaks: .setGet),
    Derivation(PraiseIsShown.self),
    Derivation(UnseenChoreErased.self, breaks: .getSet),
    Derivation(SortedChore.self),
    Derivation(SortedTwice.self, breaks: .getSet),
    Derivation(SomeChoresToggle.self),
    Derivation(OnOverNothing.self, breaks: .setGet),
    Derivation(TappedMail.self, allBut: [.tapFromMixedTurnsOn]),
    Derivation(MixedTappedOn.self, breaks: .tapSets),
  ]
}

/// Derivations as apps have them, none of which has a model of its own.
@Suite struct `A model off the shelf` {
  @Test("accuses nothing of a lawful derivation", arguments: Derivation.lawful)
  func lawful(_ derivation: Derivation) throws {
    let laws = try derivation.laws()
    #expect(laws[.broken, default: []] == derivation.renounced)
    #expect(laws[.flaky] == nil)
    #expect(laws[.upheld, default: []].count + laws[.proved, default: []].count >= 8)
    #expect(laws[.gaveUp] == nil)
  }

  @Test("lets the law find the fault that is made for it", arguments: Derivation.faulty)
  func faulty(_ derivation: Derivation) throws {
    let fault = try #require(derivation.fault)
    #expect(try derivation.laws()[.broken, default: []].contains(fault.id))
  }

  @Test func `is tried on more than forty derivations`() {
    #expect(Derivation.all.count > 40)
  }
}
