/// Whether the laws of a system notice one fault that is put around its bindings.
package struct PowerFinding: Hashable, Sendable, Encodable {
  /// Why a fault was not found; raw values stand in `power --json` and in reports of tests.
  package enum Reason: String, Hashable, Sendable, Encodable {
    /// It can be seen, and no law of the set notices it.
    case noLaw = "no-law"
    /// The model lists no base in which it could show.
    case noBase = "no-base"
    /// No other law notices it, and the laws of the set do in more cases; `PowerCheck` says in how many.
    case budget
    /// The faulty system does exactly what the system alone does, as far as all short traces and
    /// many long ones show.
    case invisible
    /// No law notices it, and in child processes nothing can be compared to know why.
    case notCompared = "not-compared"
    /// It crashes, and there are no child processes here.
    case notTried = "not-tried"
  }

  /// The system.
  let system: String
  /// The fault, and what it is.
  package let fault: String, title: String
  /// The first law that notices it, and the trace by which.
  package internal(set) var law: String?
  package internal(set) var trace: [String]?
  /// How many cases the laws ran until then, or in all.
  package internal(set) var cases = 0
  /// Why it was not found.
  package internal(set) var reason: Reason?
  /// A law of the library that would notice it, where no law of the set does.
  package internal(set) var remedy: String?

  /// Whether it was found.
  package var isFound: Bool { reason == nil }

  /// Whether it counts: what cannot be seen, or was not tried, cannot be found.
  package var counts: Bool { reason != .invisible && reason != .notTried }

  /// Whether it was missed.
  package var isMissed: Bool { counts && !isFound }

  private enum CodingKeys: CodingKey {
    case system, fault, title, found, law, trace, cases, reason, remedy
  }

  init(_ system: String, _ fault: Fault) {
    self.system = system
    self.fault = fault.id
    title = fault.title
  }

  // By hand, so that a line of JSON has `found`, and `null` for what is missing.
  // `LinesOfJSON.md` has each key.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(system, forKey: .system)
    try fields.encode(fault, forKey: .fault)
    try fields.encode(title, forKey: .title)
    try fields.encode(isFound, forKey: .found)
    try fields.encode(law, forKey: .law)
    try fields.encode(trace, forKey: .trace)
    try fields.encode(cases, forKey: .cases)
    try fields.encode(reason, forKey: .reason)
    try fields.encode(remedy, forKey: .remedy)
  }
}

extension [PowerFinding] {
  /// The share of the faults that can be found that were; 1 where there are none.
  package var power: Double {
    let counted = filter(\.counts)
    if counted.isEmpty { return 1 }
    return Double(counted.count(where: \.isFound)) / Double(counted.count)
  }

  /// Whether this share was found; where nothing counts, nothing says so.
  ///
  /// `power --at-least` asks it.
  package func reach(_ share: Double) -> Bool {
    share == 0 || (contains(where: \.counts) && power >= share)
  }
}
