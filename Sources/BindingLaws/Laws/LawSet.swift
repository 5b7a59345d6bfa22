// `laws-page` reads the comments in this folder as text: each stands right before its `public static let`.

/// Laws that go by one name.
///
/// ```swift
/// expect(SectionToggle.self, obeys: .selection + .wellBehaved)
/// ```
public struct LawSet: Sendable {
  /// What they are called, such as `round trip`; empty where they have no name.
  ///
  /// A family's member is called like it, `roundTrip`; `laws-page` relies on it. JSON and pages hold it.
  public let name: String
  /// The laws, in the order in which they are judged.
  public let laws: [Law]
  /// The laws that somebody has listed one by one: those are judged even where a set would leave them out.
  private let listed: Set<String>

  /// Lists some laws.
  public init(_ laws: [Law]) {
    self.init("", laws, listed: Set(laws.map(\.id)))
  }

  init(_ name: String, _ laws: [Law], listed: Set<String> = []) {
    self.name = name
    self.laws = laws
    self.listed = listed
  }

  /// Whether a law is judged by this set: some are only where they are named.
  package func asks<System: BindingSystem>(
    for law: Law, of system: System.Type, by model: @autoclosure () -> System.Model
  ) -> Bool {
    lists(law) || !system.judgesOnRequest(law, by: model())
  }

  /// Whether somebody has listed the law by itself.
  package func lists(_ law: Law) -> Bool { listed.contains(law.id) }

  /// The laws of both sets.
  public static func + (_ one: LawSet, _ other: LawSet) -> LawSet {
    LawSet(
      "", one.laws + other.laws.filter { law in !one.laws.contains { $0.id == law.id } },
      listed: one.listed.union(other.listed))
  }
}

extension LawSet: RandomAccessCollection {
  public var startIndex: Int { laws.startIndex }
  public var endIndex: Int { laws.endIndex }
  public subscript(index: Int) -> Law { laws[index] }
}

extension LawSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral laws: Law...) {
    self.init(laws)
  }
}

extension LawSet {
  /// You get what you set, and setting what you got changes nothing.
  public static let wellBehaved = LawSet("", [.setGet, .getSet])
  /// The same, and the last set wins.
  public static let veryWellBehaved = LawSet("", [.setGet, .getSet, .setSet])
  /// What any binding must do: the same, and be honest to those who read and hold it.
  public static let everyBinding = veryWellBehaved + honesty
  /// What a binding to a property of a class must do: the same, and let go of the object.
  public static let everyProperty = LawSet("", everyBinding.laws + [.released])
  /// What bindings must do where nobody says what a set is meant to do; see `LearnedModel`.
  public static let learned = roundTrip + honesty + locality
  /// Every law of the library.
  ///
  /// Some are judged only where they are named: ``Law/silence`` and ``Law/notifiesOnce``, because each app chooses
  /// whether a reader may hear of nothing new, ``invalidation``, because closures are right where something is
  /// computed, and laws of transactions where bindings do not say that they pass them on.
  public static let everything = LawSet("everything", families.flatMap(\.laws))

  /// The laws of the library, family by family: each law is in one of them.
  ///
  /// Verdicts, pages and `LAWS.md` keep the order, and it helps decide which law a report is about.
  public static let families: [LawSet] = [
    .roundTrip, .honesty, .locality, .selection, .membership, .mixedState, .controls, .ownership,
    .observers, .presence, .equivalence, .notification, .invalidation, .storage, .time,
  ]
}

/// Every law of this library, family by family.
public let allLaws: [Law] = LawSet.everything.laws

extension Law {
  /// The name of its family, such as `round trip`; empty for a law that is not of this library.
  public var family: String { familyNames[self] ?? "" }
}

private let familyNames = Dictionary(
  uniqueKeysWithValues: LawSet.families.flatMap { family in family.map { ($0, family.name) } })
