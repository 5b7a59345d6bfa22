/// A fault that was put around the bindings of a system, and whether the laws of the system notice it.
package struct PowerFinding: Hashable, Sendable, Encodable {
  /// A reason why a fault was not found.
  ///
  /// Raw values stand in `power --json` and in reports of tests.
  package enum Reason: String, Hashable, Sendable, Encodable {
    /// The fault can be seen, and no law of the set notices it.
    case noLaw = "no-law"
    /// The model lists no base in which the fault could show.
    case noBase = "no-base"
    /// No other law notices the fault, and the laws of the set do in more cases.
    ///
    /// `PowerCheck` says in how many.
    case budget
    /// The faulty system does exactly what the system alone does in all short traces and many long ones.
    case invisible
    /// No law notices the fault, and in child processes nothing can be compared to find out why.
    case notCompared = "not-compared"
    /// The fault crashes, and there are no child processes here.
    case notTried = "not-tried"
  }

  /// The name of the system.
  let system: String
  /// The id of the fault.
  package let fault: String
  /// The title of the fault: a sentence about what happens.
  package let title: String
  /// The first law that notices the fault.
  package internal(set) var law: String?
  /// The trace that shows the fault.
  package internal(set) var trace: [String]?
  /// The number of cases that the laws ran until then, or in all.
  package internal(set) var cases = 0
  /// The reason why the fault was not found, or nil if it was.
  package internal(set) var reason: Reason?
  /// A law of the library that would notice the fault, if no law of the set does.
  package internal(set) var remedy: String?

  /// Whether a law of the set notices the fault.
  package var isFound: Bool { reason == nil }

  /// Whether the fault counts.
  ///
  /// It does not if it cannot be seen, or was not tried.
  package var counts: Bool { reason != .invisible && reason != .notTried }

  /// Whether the fault counts and was not found.
  package var isMissed: Bool { counts && !isFound }

  private enum CodingKeys: CodingKey {
    case system, fault, title, found, law, trace, cases, reason, remedy
  }

  init(_ system: String, _ fault: Fault) {
    self.system = system
    self.fault = fault.id
    title = fault.title
  }

  // It is written out so that a line of JSON has `found`, and `null` for what is missing.
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
  /// The share of the faults that count that were found.
  ///
  /// 1 if none count.
  package var power: Double {
    let counted = filter(\.counts)
    if counted.isEmpty { return 1 }
    return Double(counted.count(where: \.isFound)) / Double(counted.count)
  }

  /// Whether at least this share was found.
  ///
  /// False if no fault counts, unless the share is 0.
  package func reach(_ share: Double) -> Bool {
    share == 0 || (contains(where: \.counts) && power >= share)
  }
}
