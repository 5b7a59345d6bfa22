// `LawsOfTime.md` repeats the tiers and what is tried: change both together.
extension LawSet {
  /// The laws of sets that land later.
  static let lateSets: [Law] = [.deferredArrives, .pendingSurvives, .lateIsHarmless]
}

extension Law {
  /// A set that answers later arrives.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = b  // and after a while the base holds b
  /// ```
  ///
  /// The last of several sets wins. It may count as made after all before it, or in their place. Readings
  /// then have to be those of the model in that base. Two sets are tried, with no read before they land.
  ///
  /// - Broken by: a pause after which the first of several values is taken.
  ///   Specimen: `FirstKeystrokeWins`.
  /// - Source: house rule.
  public static let deferredArrives = Law(
    "deferred-arrives", "a set that answers later arrives",
    "x = settle(set(p, b, set(p, a, s))) ⇒ x = set(p, b, s), and get(p, x) is what x holds",
    LateSets.deferredArrives)

  /// A set that answers later survives one elsewhere.
  ///
  /// ```swift
  /// one.wrappedValue = a
  /// other.wrappedValue = b  // and after a while the base holds both
  /// ```
  ///
  /// The sets may land in either order. The second to land may change nothing if the first removed its port
  /// or changed its reading. Readings then have to be those of the model in that base.
  ///
  /// - Broken by: one timer for several ports. Specimen: `OneTimerForAll`.
  /// - Source: house rule.
  public static let pendingSurvives = Law(
    "pending-survives", "a set that answers later survives one elsewhere",
    "p ≠ q, x = settle(set(q, b, set(p, a, s))) ⇒ x = set(q, b, set(p, a, s)) or "
      + "set(p, a, set(q, b, s)), or without the one to whose port the other did something; and "
      + "get(p, x) and get(q, x) are what x holds",
    LateSets.pendingSurvives)

  /// A set that arrives late changes nothing else.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// base = t  // whatever vanished or moved on meanwhile stays so
  /// ```
  ///
  /// Readings then have to be those of the model in the final base.
  ///
  /// - Broken by: a set that writes the whole that was there when it was made.
  ///   Specimen: `LateWhole`.
  /// - Source: house rule.
  public static let lateIsHarmless = Law(
    "late-is-harmless", "a set that arrives late changes nothing else",
    "x = settle(write(t, set(p, a, s))) ⇒ x = t, or set(p, a, t) where p reads in t what it read in "
      + "s; and get(p, x) is what x holds",
    tier: .proposed, LateSets.lateIsHarmless)
}

/// The statements that terms cannot make, one case for each law.
private enum LateSets: Law.Form {
  case deferredArrives, pendingSurvives, lateIsHarmless

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .deferredArrives:
      return Law.Statement.forAll(
        [.p, .a, .b],
        where: { variables, base in
          variables.accepts(variables.a, in: base)
            && variables.mayFollow(atPort: variables.p.port, in: base)
        },
        after: [.set(.p, .a), .set(.p, .b), .settle]
      ) { variables, moment in
        moment.wrongLanding(of: variables)
      }
      .needing(.settling)
    case .pendingSurvives:
      if model.ports.count < 2 { return nil }
      return Law.Statement.forAll(
        [.p, .q, .a, .b],
        where: { variables, base in
          variables.p.port != variables.q.port && variables.accepts(variables.a, in: base)
            && variables.mayFollow(atPort: variables.q.port, in: base)
        },
        after: [.set(.p, .a), .set(.q, .b), .settle]
      ) { variables, moment in
        moment.wrongLandings(of: variables)
      }
      .needing(.settling)
    case .lateIsHarmless:
      return Law.Statement.forAll(
        [.p, .a, .t],
        where: { variables, base in variables.changes(base) && model.permits(variables.t) },
        after: [.set(.p, .a), .write, .settle]
      ) { variables, moment in
        moment.harm(by: variables)
      }
      .needing(.settling).needing(.externalWrites)
    }
  }
}

extension Law.Variables {
  /// Returns whether setting `a` at `p` has to be carried out and changes the base.
  fileprivate func changes(_ base: Model.Base) -> Bool {
    accepts(a, in: base)
      && !model.areEquivalent(bases: model.set(a, at: p.port, in: base), base)
  }

  /// Returns whether the last of two sets has to be carried out, both after the first and in its place.
  fileprivate func mayFollow(atPort port: Model.Port, in base: Model.Base) -> Bool {
    [base, model.set(a, at: p.port, in: base)].allSatisfy { model.mayTake(b, at: port, in: $0) }
  }

  /// Returns the bases that sets at two ports may lead to, once both have landed.
  fileprivate func landings(from base: Model.Base) -> [Model.Base] {
    let p = p.port
    let q = q.port
    let first = model.set(a, at: p, in: base)
    let last = model.set(b, at: q, in: base)
    return [model.set(b, at: q, in: first)]
      + (model.mayTake(a, at: p, in: last) ? [model.set(a, at: p, in: last)] : [])
      + (model.mayDecline(b, at: q, in: first, since: base) ? [first] : [])
      + (model.mayDecline(a, at: p, in: last, since: base) ? [last] : [])
  }
}

extension Law.Moment {
  /// Returns what is wrong after the last of two sets has landed.
  ///
  /// Nil if nothing is.
  ///
  /// That set counts as made after the first, or in its place.
  fileprivate func wrongLanding(of variables: Law.Variables<Model>) -> Discrepancy? {
    let port = variables.p.port
    let first = model.set(variables.a, at: port, in: before)
    return difference(from: [before, first].map { model.set(variables.b, at: port, in: $0) })
      ?? misreading(of: variables.p)
  }

  /// Returns what is wrong after sets at two ports have landed.
  ///
  /// Nil if nothing is.
  fileprivate func wrongLandings(of variables: Law.Variables<Model>) -> Discrepancy? {
    difference(from: variables.landings(from: before))
      ?? misreading(of: variables.p) ?? misreading(of: variables.q)
  }

  /// Returns what is wrong with the reading of a port after a set has landed.
  ///
  /// Nil if nothing is.
  private func misreading(of handle: Handle<Model.Port>) -> Discrepancy? {
    guard model.isPresent(handle.port, in: base) else { return nil }
    return Discrepancy(
      reading: handle, reading(handle), expected: model.get(handle.port, in: base), by: model)
  }

  /// Returns what is wrong after a set has landed in a base that was written meanwhile.
  ///
  /// Nil if nothing is.
  fileprivate func harm(by variables: Law.Variables<Model>) -> Discrepancy? {
    let port = variables.p.port
    let value = variables.a
    let now = variables.t
    let mayLand = !model.mayDecline(value, at: port, in: now, since: before)
    return difference(from: [now] + (mayLand ? [model.set(value, at: port, in: now)] : []))
      ?? misreading(of: variables.p)
  }

  /// Returns what is wrong with the base if it is none of the lawful ones.
  ///
  /// Nil if it is one.
  private func difference(from lawful: [Model.Base]) -> Discrepancy? {
    if lawful.contains(where: { model.areEquivalent(bases: base, $0) }) { return nil }
    return Discrepancy(
      at: .base, found: TraceValue(base), expectedOneOf: lawful.map { TraceValue($0) })
  }
}

extension ReferenceModel {
  /// Returns whether a set that lands in this base can be carried out.
  fileprivate func mayTake(_ value: Value, at port: Port, in base: Base) -> Bool {
    isPresent(port, in: base) && accepts(value, at: port, in: base)
  }

  /// Returns whether a set may change nothing when it lands.
  ///
  /// A set may do so if it cannot be carried out, or if its port reads otherwise than when the set was made.
  fileprivate func mayDecline(
    _ value: Value, at port: Port, in base: Base, since before: Base
  ) -> Bool {
    !mayTake(value, at: port, in: base)
      || !areEquivalent(get(port, in: base), get(port, in: before))
  }
}
