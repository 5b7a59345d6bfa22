extension Law {
  /// Adds a law that is stated in terms: two programs are observed alike, each on a system of its own.
  ///
  /// Its maths is printed from them.
  ///
  /// ```swift
  /// static let setTwice = Law(
  ///   "set-twice", "setting again changes nothing", ifAccepted: [.set(.p, .a), .set(.p, .a)],
  ///   alike: [.set(.p, .a), .set(.p, .a)], [.set(.p, .a)])
  /// ```
  ///
  /// - Parameters:
  ///   - id: Its one name, in small letters and hyphens.
  ///   - title: What it says, in a few words.
  ///   - tier: How much is at stake when it breaks.
  ///   - programs: It speaks where the model accepts each set of each of these.
  ///   - left: A program.
  ///   - right: Another one.
  public init(
    _ id: String, _ title: String, tier: Tier = .strict, ifAccepted programs: [Operation]...,
    alike left: [Operation], _ right: [Operation]
  ) {
    let terms = Terms(accepted: programs, claim: .same(left, right))
    self.init(id, title, tier: tier, terms)
  }

  /// Adds a law that is stated in terms: after a program that the model accepts, the base is what the model
  /// says.
  ///
  /// - Parameters:
  ///   - id: Its one name, in small letters and hyphens.
  ///   - title: What it says, in a few words.
  ///   - tier: How much is at stake when it breaks.
  ///   - program: The program.
  public init(
    _ id: String, _ title: String, tier: Tier = .strict, predicted program: [Operation]
  ) {
    self.init(id, title, tier: tier, Terms(claim: .predicted(program)))
  }

  init(_ id: String, _ title: String, tier: Tier = .strict, _ terms: Terms) {
    self.init(id, title, terms.maths, tier: tier, terms)
  }
}

/// What a law states in terms, from which its maths is printed; `RoundTrip.swift` has examples.
///
/// A claim that can be said of programs has a case here. What terms do not say, a `Law.Form` of a family does.
/// Reports, `LAWS.md` and pages hold the maths.
struct Terms: Law.Form {
  /// What is said of programs, after any trace.
  enum Claim: Codable, Hashable {
    /// Both are observed alike, each on a system of its own.
    case same([Law.Operation], [Law.Operation])
    /// The value that is set at the handle is got there, where it is accepted and the port still there.
    case gets(Law.VariableNames, Law.VariableNames)
    /// The base after the program is what the model says, where that is accepted.
    case predicted([Law.Operation])
    /// The operation changes no base and writes none.
    case inert(Law.Operation)
    /// The order of two sets does not show, where they have nothing to do with each other.
    case commutes(Law.Operation, Law.Operation)
    /// After every operation every port reads as the model, and the bases agree.
    case conforms
  }

  /// The programs that have to be accepted, and the set that has to be refused, so that the law speaks.
  var accepted: [[Law.Operation]] = []
  var refused: Law.Operation?
  let claim: Claim
  /// How the trace before the right one of two programs is carried out.
  var variation = Variation.asWritten
  /// What a system must offer beside what the operations need.
  var needs: Set<Law.Need> = []

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    if let learned = model.learned { return statement(for: model, learned) }
    return refused != nil && model.acceptedSets == .all ? nil : usual(for: model)
  }

  /// What it states of a model that says what a set is meant to do.
  private func usual<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch claim {
    case .same: same(where: premise())
    case .commutes(let one, let other): commuting(model) { $0.areDisjoint(one, other, in: $1) }
    case .conforms: .conforms
    case .gets(let p, let a): after { $1.gotBack($0.handle(p), $0.value(a)) }
    case .predicted(let program):
      after(needingItsPremise: program.contains { $0.kind == .tap }) {
        $1.prediction(of: program, $0)
      }
    case .inert: after { $1.untouched }
    }
  }

  /// What it states where the model was learned from the system, which does not say what a set is meant to do.
  private func statement<M: ReferenceModel>(
    for model: M, _ learned: some LearningModel<M.Base, M.Port, M.Value>
  ) -> Law.Statement<M>? {
    // That a refused set changes nothing is what refused means.
    if refused != nil { return nil }
    return switch claim {
    case .commutes:
      commuting(model) {
        learned.areUnrelated($0.a, at: $0.p.port, and: $0.b, at: $0.q.port, in: $1)
      }
    case .same where self == Law.getSet.form as? Terms: after { $1.likeness(by: learned) }
    case .gets(let p, let a): after { $1.got($0.handle(p), $0.value(a), by: learned) }
    default: usual(for: model)
    }
  }

  private func same<M: ReferenceModel>(
    where premise: @escaping Law.Statement<M>.Premise
  ) -> Law.Statement<M> {
    Law.Statement(
      variables: names, premise: premise,
      shape: .same(
        { [programs] in $0.operations(of: programs[0]) },
        { [programs] in $0.operations(of: programs[1]) }, variation),
      needs: allNeeds)
  }

  private func commuting<M: ReferenceModel>(
    _ model: M, where premise: @escaping Law.Statement<M>.Premise
  ) -> Law.Statement<M>? {
    // Where one port is always on, each set turns another off.
    if model.ports.count < 2 || model.selection.isRequired { return nil }
    var statement = same(where: premise)
    statement.needsItsPremise = true
    return statement
  }

  private func after<M: ReferenceModel>(
    needingItsPremise: Bool = false, _ check: @escaping Law.Statement<M>.Check
  ) -> Law.Statement<M> {
    Law.Statement(
      variables: names, premise: premise(),
      shape: .after({ [programs] in $0.operations(of: programs[0]) }, check), needs: allNeeds,
      needsItsPremise: needingItsPremise)
  }
}

extension Terms {
  /// The programs that it speaks of; beside `held p`, `p` is a fresh binding.
  private var programs: [[Law.Operation]] {
    if !names.contains(.heldP) { return claimed }
    return claimed.map { program in
      program.map { operation in
        var operation = operation
        operation.isFresh = operation.handle == .p
        return operation
      }
    }
  }

  /// The same as they are written.
  private var claimed: [[Law.Operation]] {
    switch claim {
    case .same(let left, let right): [left, right]
    case .gets(let p, let a): [[.set(p, a)]]
    case .predicted(let program): [program]
    case .inert(let operation): [[operation]]
    case .commutes(let one, let other): [[other, one], [one, other]]
    case .conforms: []
    }
  }

  /// The programs that have to be accepted, those included without which the claim has no meaning.
  private var allAccepted: [[Law.Operation]] {
    switch claim {
    case .same, .inert, .commutes, .conforms: accepted
    case .gets, .predicted: accepted + claimed
    }
  }

  private var operations: [Law.Operation] {
    (allAccepted + claimed).flatMap(\.self) + (refused.map { [$0] } ?? [])
  }

  private var allNeeds: Set<Law.Need> { needs.union(operations.compactMap(\.need)) }

  private var names: Law.VariableNames { operations.reduce([]) { $0.union($1.names) } }

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

  var maths: String {
    var premises = allAccepted.compactMap(\.acceptance)
    if let refused { premises += [[refused].acceptance].compactMap { $0.map { "¬" + $0 } } }
    let stated: String
    switch claim {
    case .same, .commutes:
      if case .commutes = claim { premises.append("disjoint(p, q)") }
      stated = variation.maths ?? programs.map(\.maths).joined(separator: " = ")
    // Of learned models reports say another one.
    case .conforms: stated = "get(p, x) = model.get(p, x), and the bases agree"
    case .gets(let p, let a):
      premises.append("\(p) still there")
      stated = "get(\(p), \(programs[0].maths)) = \(a)"
    case .predicted(let program): stated = "\(program.maths) is what the model says"
    case .inert: stated = "\(programs[0].maths) leaves the base and the write log as they are"
    }
    return (premises.isEmpty ? "" : premises.joined(separator: ", ") + " ⇒ ") + stated
  }
}

extension Variation {
  /// What a law says that has no programs, only two manners.
  fileprivate var maths: String? {
    switch self {
    case .asWritten: nil
    case .readingBetween: "x with reads put in between ≡ x"
    case .throughHeld: "x through fresh bindings ≡ x through bindings held since the start"
    case .restarted: "i(x) ≡ i(the base that x ends in), for every operation i"
    case .byTwin: "x on the system ≡ x on its twin"
    case .outside: "x in a transaction ≡ x"
    }
  }
}

// MARK: - What is found wrong

extension Law.Moment {
  /// What is wrong with what is read after a set; what is expected is printed as the model reads it.
  fileprivate func gotBack(_ p: Handle<Model.Port>, _ a: Model.Value) -> Discrepancy? {
    let landing = model.landing(of: a, at: p.port, in: before)
    return Discrepancy(reading: p, reading(p), expected: landing, by: model).map {
      let read = model.get(p.port, in: model.set(a, at: p.port, in: before))
      // By a key path that drops what is set, the model does not read it, either.
      let owed = model.areEquivalent(read, landing) ? read : landing
      return Discrepancy(at: $0.place, found: $0.found, expected: TraceValue(owed))
    }
  }

  /// What is wrong with the base after a program.
  fileprivate func prediction(
    of program: [Law.Operation], _ variables: Law.Variables<Model>
  ) -> Discrepancy? {
    variables.end(of: program, in: before).flatMap {
      Discrepancy(base: base, expected: $0, by: model)
    }
  }

  /// What is wrong where nothing was to be changed or written.
  fileprivate var untouched: Discrepancy? {
    // A change that the model does not distinguish counts, too.
    if let change = Discrepancy(base: base, unchangedFrom: before) { return change }
    return excessWrites(atMost: 0)
  }

  func excessWrites(atMost limit: Int) -> Discrepancy? {
    if writes.count <= limit { return nil }
    return Discrepancy(
      at: .writeCount, found: "\(writes.count)", expected: limit == 0 ? "0" : "at most \(limit)")
  }
}

// The model of these was learned from the system.
extension Law.Moment {
  /// What is wrong with what is read after a set.
  fileprivate func got(
    _ p: Handle<Model.Port>, _ a: Model.Value,
    by learned: some LearningModel<Model.Base, Model.Port, Model.Value>
  ) -> Discrepancy? {
    let reading = reading(p)
    if learned.isGot(reading, settingInstead: a, at: p.port, in: before) { return nil }
    return Discrepancy(reading: p, reading, expected: a, by: model)
  }

  /// What is wrong with the base, where a port distinguishes it from the one before.
  fileprivate func likeness(
    by learned: some LearningModel<Model.Base, Model.Port, Model.Value>
  ) -> Discrepancy? {
    learned.areAlike(base, before)
      ? nil : Discrepancy(base: base, expected: before, by: model)
  }
}
