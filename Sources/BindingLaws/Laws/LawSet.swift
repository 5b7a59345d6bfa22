// `laws-page` reads the comments in this folder as text. Each has to stand right before its `public static
// let`.

/// A list of laws, which may have a name.
///
/// ```swift
/// expect(SectionToggle.self, obeys: .selection + .wellBehaved)
/// ```
public struct LawSet: Sendable {
  /// The name of the set, such as `round trip`.
  ///
  /// Empty if it has none.
  ///
  /// A family's member is named like it, `roundTrip`, and `laws-page` relies on that. JSON and pages contain
  /// the name.
  public let name: String
  /// The laws, in the order in which they are judged.
  public let laws: [Law]
  /// The ids of the laws that were listed one by one.
  ///
  /// Listed laws are judged even if a set would leave them out.
  private let listed: Set<String>

  /// Makes a set of laws that are listed one by one.
  public init(_ laws: [Law]) {
    self.init("", listing: laws)
  }

  /// Makes a named set of laws, each of which is listed.
  init(_ name: String, listing laws: [Law]) {
    self.init(name, laws, listed: Set(laws.map(\.id)))
  }

  init(_ name: String, _ laws: [Law], listed: Set<String> = []) {
    self.name = name
    self.laws = laws
    self.listed = listed
  }

  /// Returns whether this set judges a system by a law.
  ///
  /// Some laws are judged only if they are named.
  package func asks<System: BindingSystem>(
    for law: Law, of system: System.Type, by model: @autoclosure () -> System.Model
  ) -> Bool {
    lists(law) || !system.judgesOnRequest(law, by: model())
  }

  /// Returns whether this set judges a system by a law, by the model of its type.
  package func asks<System: BindingSystem>(for law: Law, of system: System.Type) -> Bool {
    asks(for: law, of: system, by: System.model)
  }

  /// Returns whether the law was listed by itself.
  package func lists(_ law: Law) -> Bool { listed.contains(law.id) }

  /// Returns the laws of both sets, each once.
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
  /// The laws that you get what you set, and that setting what you got changes nothing.
  public static let wellBehaved = LawSet("", [.setGet, .getSet])
  /// The laws of `wellBehaved`, and the law that the last set wins.
  public static let veryWellBehaved = LawSet("", [.setGet, .getSet, .setSet])
  /// The laws of any binding: those of `veryWellBehaved`, and honesty to those who read and hold it.
  public static let everyBinding = veryWellBehaved + honesty
  /// The laws of a binding to a property of a class: those of `everyBinding`, and that it lets go of the
  /// object.
  public static let everyProperty = LawSet("", everyBinding.laws + [.released])
  /// The laws of bindings of which nobody says what a set is meant to do; see `LearnedModel`.
  public static let learned = roundTrip + honesty + locality
  /// All laws of the library.
  ///
  /// Some are judged only if they are named. ``Law/silence`` and ``Law/notifiesOnce`` are, because each app
  /// chooses whether a reader may be notified of nothing new. ``invalidation`` is, because closures are right
  /// for computed values. Laws of transactions are, if the bindings are not known to pass transactions on.
  public static let everything = LawSet("everything", families.flatMap(\.laws))

  /// The families of the library's laws.
  ///
  /// Each law is in one of them.
  ///
  /// Verdicts, pages and `LAWS.md` keep this order. It also helps to decide which law a report is about.
  public static let families: [LawSet] = [
    .roundTrip, .honesty, .locality, .selection, .membership, .mixedState, .controls, .ownership,
    .observers, .presence, .equivalence, .notification, .invalidation, .storage, .time,
  ]
}

/// All laws of this library, family by family.
public let allLaws: [Law] = LawSet.everything.laws

extension Law {
  /// The name of the law's family, such as `round trip`.
  ///
  /// Empty for a law of another library.
  public var family: String { familyNames[self] ?? "" }
}

private let familyNames = Dictionary(
  uniqueKeysWithValues: LawSet.families.flatMap { family in family.map { ($0, family.name) } })
