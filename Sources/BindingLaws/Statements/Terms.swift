extension Law {
  /// Makes a law in terms: two programs are observed alike, each on a system of its own.
  ///
  /// The terms also give the maths.
  ///
  /// ```swift
  /// static let setTwice = Law(
  ///   "set-twice", "setting again changes nothing", ifAccepted: [.set(.p, .a), .set(.p, .a)],
  ///   alike: [.set(.p, .a), .set(.p, .a)], [.set(.p, .a)])
  /// ```
  ///
  /// - Parameters:
  ///   - id: The name of the law, in small letters and hyphens.
  ///   - title: The law in a few words.
  ///   - tier: How binding the law is.
  ///   - programs: The law applies if the model accepts each set of each of these programs.
  ///   - left: One program.
  ///   - right: The other program.
  public init(
    _ id: String, _ title: String, tier: Tier = .strict, ifAccepted programs: [Operation]...,
    alike left: [Operation], _ right: [Operation]
  ) {
    let terms = Terms(accepted: programs, claim: .same(left, right))
    self.init(id, title, tier: tier, terms)
  }

  /// Makes a law in terms: after a program that the model accepts, the base is as in the model.
  ///
  /// - Parameters:
  ///   - id: The name of the law, in small letters and hyphens.
  ///   - title: The law in a few words.
  ///   - tier: How binding the law is.
  ///   - program: The program whose result the model predicts.
  public init(
    _ id: String, _ title: String, tier: Tier = .strict, predicted program: [Operation]
  ) {
    self.init(id, title, tier: tier, Terms(claim: .predicted(program)))
  }

  init(_ id: String, _ title: String, tier: Tier = .strict, _ terms: Terms) {
    precondition(
      !terms.names.contains(.c), "\(id): a law in terms sets a or b, because nothing chooses c.")
    self.init(id, title, terms.maths, tier: tier, terms)
  }
}

/// The statement of a law in terms, which also give its maths.
///
/// `RoundTrip.swift` has examples. A claim about programs has a case here. A family's `Law.Form` states
/// anything else. Reports, `LAWS.md` and pages contain the maths.
struct Terms: Law.Form {
  /// The claims about programs, after any trace.
  enum Claim: Codable, Hashable {
    /// Both programs are observed alike, each on a system of its own.
    case same([Law.Operation], [Law.Operation])
    /// The value that is set at the handle is read there, if it is accepted and the port is still there.
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

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    if let learned = model.learned { return statement(for: model, learned) }
    return refused != nil && model.acceptedSets == .all ? nil : usual(for: model)
  }

  /// Returns the statement for a model that says what a set is meant to do.
  ///
  /// Nil if the law does not apply to it.
  private func usual<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch claim {
    case .same: same(where: premise())
    case .commutes(let one, let other): commuting(model) { $0.areDisjoint(one, other, in: $1) }
    case .conforms: .conforms
    case .gets(let p, let a):
      after { variables, moment in
        moment.wrongReading(of: variables.handle(p), afterSetting: variables.value(a))
      }
    case .predicted(let program):
      after(needingItsPremise: program.contains { $0.kind == .tap }) { variables, moment in
        moment.wrongBase(after: program, for: variables)
      }
    case .inert: after { $1.unwantedChange }
    }
  }

  /// Returns the statement for a learned model, which does not say what a set is meant to do.
  ///
  /// Nil if the law does not apply to it.
  private func statement<M: ReferenceModel>(
    for model: M, _ learned: some LearningModel<M.Base, M.Port, M.Value>
  ) -> Law.Statement<M>? {
    // A learned model calls a set refused because it changes nothing.
    if refused != nil { return nil }
    return switch claim {
    case .commutes:
      commuting(model) { variables, base in
        learned.areUnrelated(
          variables.a, at: variables.p.port, and: variables.b, at: variables.q.port, in: base)
      }
    // Setting what is read may lead to another base if no port distinguishes the two: see `LearnedModel`.
    case .same where isOfGetSet: after { $1.visibleChange(by: learned) }
    case .gets(let p, let a):
      after { variables, moment in
        moment.wrongReading(
          of: variables.handle(p), afterSetting: variables.value(a), by: learned)
      }
    default: usual(for: model)
    }
  }

  /// Returns the statement that both programs are observed alike if a premise holds.
  private func same<M: ReferenceModel>(
    where premise: @escaping Law.Statement<M>.Premise
  ) -> Law.Statement<M> {
    Law.Statement(
      variables: names, premise: premise,
      shape: .same(programs[0], programs[1], variation), needs: allNeeds)
  }

  /// Returns the statement that the order of two sets does not matter if a premise holds.
  ///
  /// Nil for a model that has no two independent sets.
  private func commuting<M: ReferenceModel>(
    _ model: M, where premise: @escaping Law.Statement<M>.Premise
  ) -> Law.Statement<M>? {
    // If one port is always on, each set turns another one off.
    if model.ports.count < 2 || model.selection.isRequired { return nil }
    var statement = same(where: premise)
    statement.needsItsPremise = true
    return statement
  }

  /// Returns the statement that a check finds nothing after the program.
  private func after<M: ReferenceModel>(
    needingItsPremise: Bool = false, _ check: @escaping Law.Statement<M>.Check
  ) -> Law.Statement<M> {
    Law.Statement(
      variables: names, premise: premise(), shape: .after(programs[0]), check: check,
      needs: allNeeds, needsItsPremise: needingItsPremise)
  }
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

  /// Whether these are the terms of `get-set`, which claims less of a learned model.
  private var isOfGetSet: Bool { (Law.getSet.form as? Terms) == self }

  private var operations: [Law.Operation] {
    (allAccepted + programs).flatMap(\.self) + (refused.map { [$0] } ?? [])
  }

  private var allNeeds: Set<Law.Need> { needs.union(operations.compactMap(\.need)) }

  fileprivate var names: Law.VariableNames { operations.reduce([]) { $0.union($1.names) } }

  /// Returns the premise that the model accepts these programs, and refuses the set that has to be refused.
  private func premise<M: ReferenceModel>() -> Law.Statement<M>.Premise {
    { [accepted = allAccepted] variables, base in
      for program in accepted {
        guard let end = variables.end(of: program, in: base) else { return false }
        if case .gets(let p, _) = claim, !variables.isPresent(p, in: end) {
          return false
        }
      }
      return refused.map { variables.end(of: [$0], in: base) == nil } ?? true
    }
  }
}
