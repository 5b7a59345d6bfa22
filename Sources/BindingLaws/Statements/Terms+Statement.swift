// What a law in terms states about a model.

extension Terms {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    if let learned = model.learned { return statement(for: model, learnedAs: learned) }
    // Such a model never meets a premise that asks for a refused set.
    if refused != nil && model.acceptedSets == .all { return nil }
    return statement(predictedBy: model)
  }

  /// Returns the statement for a model that says what a set is meant to do.
  ///
  /// Nil if the law does not apply to it.
  private func statement<M: ReferenceModel>(predictedBy model: M) -> Law.Statement<M>? {
    switch claim {
    case .same: same(where: premise())
    case .commutes(let one, let other): commuting(model) { $0.areDisjoint(one, other, in: $1) }
    case .conforms: .conforms
    case .gets(let p, let a):
      after { variables, moment in
        moment.wrongReading(of: variables.handle(p), afterSetting: variables.value(a))
      }
    case .predicted(let program):
      // A model need not say what a tap sets. Then no case of a program that taps meets the premise.
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
    for model: M, learnedAs learned: some LearningModel<M.Base, M.Port, M.Value>
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
    default: statement(predictedBy: model)
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

  /// Returns the premise that the model accepts these programs, and refuses the set that has to be refused.
  private func premise<M: ReferenceModel>() -> Law.Statement<M>.Premise {
    { [accepted = allAccepted] variables, base in
      for program in accepted {
        guard let end = variables.end(of: program, in: base) else { return false }
        if case .gets(let p, _) = claim, !variables.isPresent(p, in: end) {
          return false
        }
      }
      guard let refused else { return true }
      return variables.end(of: [refused], in: base) == nil
    }
  }

  /// Whether these are the terms of `get-set`, which claims less of a learned model.
  private var isOfGetSet: Bool { (Law.getSet.form as? Terms) == self }
}
