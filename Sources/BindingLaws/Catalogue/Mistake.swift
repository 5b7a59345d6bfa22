/// A mistake that many systems make, with what fixes it.
package struct Mistake: Hashable, Sendable {
  /// One word for it.
  package let id: String
  /// What happens, in a sentence.
  package let what: String
  /// What fixes it, in a sentence.
  package let fix: String
  /// Specimens that make it.
  package let faults: [KnownFault]
  /// The name of the family of laws that speak about every model where it can be made; `nil` for any model.
  package let family: String?
  /// Whether only switches can make it, and only several ports.
  package let (isOfSwitches, isOfSeveralPorts): (Bool, Bool)
  /// What a case of it shows; empty where that may be anything.
  package let signs: Set<Sign>

  /// What a case shows at its first difference from the model.
  package enum Sign: Sendable {
    /// A step leaves the base as it was, and must not.
    case lostWrite
    /// A step leads to a wrong base.
    case wrongWrite
    /// A binding misreads a base that is right.
    case wrongReading
    /// A held binding misreads where a new one does not.
    case staleHeld
    /// A look changes something.
    case look
  }

  init(
    _ id: String, _ what: String, in family: LawSet? = nil, ofSwitches isOfSwitches: Bool = false,
    ofSeveralPorts isOfSeveralPorts: Bool = false, shows signs: Sign..., fix: String,
    _ faults: KnownFault...
  ) {
    (self.id, self.what, self.fix, self.faults) = (id, what, fix, faults)
    (self.family, self.signs) = (family?.name, Set(signs))
    (self.isOfSwitches, self.isOfSeveralPorts) = (isOfSwitches, isOfSeveralPorts)
  }

  /// All of them.
  package static let all = ofBindings + ofSystems + ofTime

  /// Those of which some fault breaks a law.
  package static func breaking(_ law: Law) -> [Mistake] {
    all.filter { $0.faults.contains { $0.laws.contains(law.id) } }
  }
}

/// A specimen that is known to make a mistake, and the laws that it breaks: this is where they stand.
package struct KnownFault: Hashable, Sendable {
  /// The name of the specimen.
  package let system: String
  /// The laws that it breaks, in order.
  package let breaks: [Law]

  init(_ system: String, _ breaks: Law...) {
    (self.system, self.breaks) = (system, breaks)
  }

  /// The ids of the laws that it breaks.
  package var laws: [String] { breaks.map(\.id) }

  /// How many faults break a law: the fewer, the more it says.
  package static func count(breaking law: String) -> Int { counts[law] ?? 0 }

  private static let counts = Dictionary(
    Mistake.all.flatMap(\.faults).flatMap(\.laws).map { ($0, 1) }, uniquingKeysWith: +)
}
