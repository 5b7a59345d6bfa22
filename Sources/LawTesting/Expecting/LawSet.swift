public import BindingLaws

/// Laws that go by one name.
///
/// ```swift
/// expect(SectionToggle.self, obeys: .selection + .wellBehaved)
/// ```
public struct LawSet: Sendable {
  /// The laws, in the order in which they are judged.
  public let laws: [any Law]

  /// Names some laws.
  public init(_ laws: [any Law]) {
    self.laws = laws
  }

  /// The laws of both sets.
  public static func + (_ one: LawSet, _ other: LawSet) -> LawSet {
    LawSet(one.laws + other.laws.filter { law in !one.laws.contains { $0.id == law.id } })
  }
}

extension LawSet {
  /// You get what you set, and setting what you got changes nothing.
  public static let wellBehaved = LawSet([RoundTripLaw.setGet, .getSet])
  /// The same, and the last set wins.
  public static let veryWellBehaved = LawSet([RoundTripLaw.setGet, .getSet, .setSet])
  /// What a single binding owes.
  public static let roundTrip = LawSet(RoundTripLaw.allCases)
  /// What a binding owes whatever its history.
  public static let honesty = LawSet(HonestyLaw.allCases)
  /// What the bindings of several ports owe each other.
  public static let locality = LawSet(LocalityLaw.allCases)
  /// What the bindings of a selection owe.
  public static let selection = LawSet(SelectionLaw.allCases)
  /// What aggregates owe.
  public static let mixedState = LawSet(MixedStateLaw.allCases)
  /// What controls owe to those who tap them and look at them.
  public static let controls = LawSet(ControlLaw.allCases)
  /// What the bindings of a set's elements owe.
  public static let membership = LawSet(MembershipLaw.allCases)
  /// What a control owes that may own its state.
  public static let ownership = LawSet(OwnershipLaw.allCases)
  /// What observers owe that write.
  public static let observers = LawSet(ObserverLaw.allCases)
  /// What bindings owe whose value comes and goes.
  public static let presence = LawSet(PresenceLaw.allCases)
  /// What two forms of one thing owe each other.
  public static let equivalence = LawSet(EquivalenceLaw.allCases)
  /// What bindings owe of which nobody says what a set is meant to do; see `LearnedModel`.
  public static let learned = LawSet.roundTrip + .honesty + .locality
  /// What bindings owe while something else happens.
  public static let time = LawSet(TimeLaw.allCases)
  /// What is owed to those who wait to be told of a change.
  public static let notification = LawSet(NotificationLaw.allCases)
  /// Every law of the library.
  public static let everything = LawSet(allLaws)
}
