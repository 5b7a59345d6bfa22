/// The statement of a law in terms, which also give its maths.
///
/// `RoundTrip.swift` has examples. A claim about programs has a case here. A family's `Law.Form` states
/// anything else. Reports, `LAWS.md` and pages contain the maths.
struct Terms: Law.Form {
  /// The claims about programs, after any trace.
  ///
  /// Child processes get a claim as JSON, which would change with labels.
  enum Claim: Codable, Hashable {
    /// Both programs are observed alike, each on a system of its own.
    case same([Law.Operation], [Law.Operation])
    /// At a handle, the first variable, the value is read that is set there, the second variable.
    ///
    /// The set has to be accepted, and the port has to be still there.
    case gets(Law.VariableNames, Law.VariableNames)
    /// The base after the program is as in the model, if the program is accepted.
    case predicted([Law.Operation])
    /// The operation changes no base and writes none.
    case inert(Law.Operation)
    /// The order of two sets does not matter, if they are independent of each other.
    case commutes(Law.Operation, Law.Operation)
    /// After every operation, every port reads as in the model, and the bases agree.
    case conforms
  }

  /// The programs that have to be accepted: one half of the premise.
  var accepted: [[Law.Operation]] = []
  /// The set that has to be refused: the other half of the premise.
  ///
  /// Nil if there is none.
  var refused: Law.Operation?
  /// The claim that has to hold under the premise.
  let claim: Claim
  /// The way to carry out the trace before the right one of two programs.
  var variation = Variation.asWritten
  /// The needs of the law besides those of its operations.
  var needs: Set<Law.Need> = []
}

extension Terms {
  /// The programs of the claim.
  var programs: [[Law.Operation]] {
    switch claim {
    case .same(let left, let right): [left, right]
    case .gets(let p, let a): [[.set(p, a)]]
    case .predicted(let program): [program]
    case .inert(let operation): [[operation]]
    case .commutes(let one, let other): [[other, one], [one, other]]
    case .conforms: []
    }
  }

  /// The programs that have to be accepted, including those without which the claim has no meaning.
  var allAccepted: [[Law.Operation]] {
    switch claim {
    case .same, .inert, .commutes, .conforms: accepted
    case .gets, .predicted: accepted + programs
    }
  }

  /// The operations of the premise and of the claim.
  private var operations: [Law.Operation] {
    (allAccepted + programs).flatMap(\.self) + (refused.map { [$0] } ?? [])
  }

  /// The needs of the law and of its operations.
  var allNeeds: Set<Law.Need> { needs.union(operations.compactMap(\.need)) }

  /// The variables of the law.
  var names: Law.VariableNames { operations.reduce([]) { $0.union($1.names) } }
}
