/// A mistake that many systems make, with what fixes it.
///
/// `LawTelling/Causes` compares failing systems with its faults. Specimens take what they break from them.
/// A test looks up each fault by its laws and signs; it fails where three mistakes are equally near.
/// Reports in `Fixtures/Reports/Mistakes` hold the sentences.
package struct Mistake: Hashable, Sendable {
  /// One word for it; JSON reports and tests go by it.
  package let id: String
  /// What happens, in a sentence.
  package let what: String
  /// What fixes it, in a sentence.
  package let fix: String
  /// Specimens that make it.
  package let faults: [KnownFault]
  /// The names of the families of laws that speak about the models where it can be made, none for any model;
  /// and a law that it always breaks.
  package let (families, always): (Set<String>, Law?)
  /// Whether switches alone can make it, or no switch, where that matters; whether only several ports can;
  /// whether only lists can; and whether all sets end in the same value.
  package let (isOfSwitches, isOfSeveralPorts, isOfLists, isOneWay): (Bool?, Bool, Bool, Bool)
  /// What a case of it shows, empty where that may be anything; and what no other mistake shows, whatever
  /// laws it breaks beside `always`.
  package let (signs, proof): (Set<Sign>, Sign?)

  /// What a case shows at its first difference from what is required: `Symptom` and `Deed` find it.
  package enum Sign: Sendable {
    /// A set writes nothing, and must.
    case nothingWritten
    /// A set is read right, and has not reached the base.
    case notInBase
    /// A set leads to another reading than it has to; of a switch, to on or to off.
    case otherValue, turnedOn, turnedOff
    /// What was set is read, though it had to be refused or corrected.
    case asItIs
    /// The same, and another port makes way for it.
    case pushing
    /// A set leaves its own reading as it was, and changes the base.
    case elsewhere
    /// A set is read right, and another port is not.
    case beside
    /// A set is read right everywhere, and the base is wrong, or holds more than it should.
    case unshown, more
    /// It is set through a held binding.
    case heldSet
    /// A tap does it; or it changes what is read, and not the base.
    case tap, ownState
    /// An action leads to a wrong base.
    case action
    /// What lands later leads to a wrong base.
    case landing
    /// A base that is right is misread, from the start; a switch as the other of its two values.
    case misreading, opposite
    /// A set reaches the base, and reads as before; no write of it was seen where it is still arriving.
    case lateReading, arriving
    /// What another changes reads as before.
    case unnoticed
    /// A held binding misreads where a new one does not.
    case staleHeld
    /// A look changes something.
    case look
    /// A control shows something else than it has to.
    case rendering
    /// Nobody holds the store, and it is left; or somebody does, and it is gone.
    case storeLeft, storeGone
  }

  init(
    _ id: String, _ what: String, in families: LawSet..., ofSwitches isOfSwitches: Bool? = nil,
    ofSeveralPorts isOfSeveralPorts: Bool = false, ofLists isOfLists: Bool = false,
    oneWay isOneWay: Bool = false, always: Law? = nil, shows signs: Sign...,
    provedBy proof: Sign? = nil, fix: String, _ faults: KnownFault...
  ) {
    (self.id, self.what, self.fix, self.faults) = (id, what, fix, faults)
    (self.families, self.always) = (Set(families.map(\.name)), always)
    (self.isOfSwitches, self.isOfSeveralPorts) = (isOfSwitches, isOfSeveralPorts)
    (self.isOfLists, self.isOneWay) = (isOfLists, isOneWay)
    (self.signs, self.proof) = (Set(signs).union([proof].compactMap(\.self)), proof)
  }

  /// All of them; of several that are equally near, a report names the first.
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
