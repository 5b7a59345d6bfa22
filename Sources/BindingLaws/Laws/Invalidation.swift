extension LawSet {
  // Each is judged where this set is named: closures break all of them, and are right where something is computed.
  /// What a binding must be when it is derived again, so that a view which gets it has no cause for another update.
  public static let invalidation = LawSet(
    "invalidation", [.sameAgain, .sameAfterOthers, .madeUnread],
    listed: [Law.sameAgain.id, Law.sameAfterOthers.id, Law.madeUnread.id])
}

extension Law {
  /// A binding that is derived again is the same one.
  ///
  /// ```swift
  /// let binding = derive()
  /// #expect(derive() == binding)
  /// ```
  ///
  /// What makes two bindings the same is said by a ``BindingIdentity``, or by `==` of the type. A binding is
  /// derived from another one: keep that, as a view does, in a property of the system. A closure of a test that
  /// makes it anew gives other bindings, too.
  ///
  /// - Broken by: a binding of two closures, which nobody can compare. Specimen: `ClosuresEachTime`.
  /// - Source: policy, of SwiftUI, which compares what a view gets; judged where it is named.
  public static let sameAgain = Law(
    "same-again", "a binding that is derived again is the same one",
    "binding(p, s) = binding(p, s)",
    tier: .policy, Invalidation.sameAgain)

  /// A set elsewhere leaves a binding the same one.
  ///
  /// ```swift
  /// let binding = derive()
  /// other.wrappedValue = a
  /// #expect(derive() == binding)  // if it reads the same as before
  /// ```
  ///
  /// The set is at another port, or at the only one, and changes nothing of what the binding has to read.
  ///
  /// - Broken by: a cache of bindings that each set empties. Specimen: `CacheEmptiedBySets`.
  /// - Source: policy; judged where it is named.
  public static let sameAfterOthers = Law(
    "same-after-others", "a set elsewhere leaves a binding the same one",
    "x = set(q, a, s), get(p, x) = get(p, s) ⇒ binding(p, x) = binding(p, s)",
    tier: .policy, Invalidation.sameAfterOthers)

  /// Making a binding reads nothing.
  ///
  /// ```swift
  /// _ = $filter[isSelecting: .unread]
  /// #expect(source.readCount == 0)
  /// ```
  ///
  /// Who reads while a view is made depends on what is read, and crashes there where that is gone. A binding that
  /// may be `nil` has to look whether there is anything, so that the law does not speak about it. The binding
  /// that it is derived from has to be kept, as for ``sameAgain``.
  ///
  /// - Broken by: a binding type that calls its getter when a binding is made, as SwiftUI's for two closures.
  ///   Specimen: `ReadWhenMade`.
  /// - Source: policy, of Observation, which notifies who has read; judged where it is named.
  public static let madeUnread = Law(
    "made-unread", "making a binding reads nothing",
    "|reads(derive(p, s))| = 0",
    tier: .policy, Invalidation.madeUnread)
}

/// What the laws state.
private enum Invalidation: Law.Form {
  case sameAgain, sameAfterOthers, madeUnread

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .sameAgain:
      Law.Statement.forAll(.p, after: { [.hold($0.p)] }) { variables, moment in
        moment.otherBinding(of: variables.p)
      }
      .needing(.identity).seeingTwoBindings()
    case .sameAfterOthers:
      Law.Statement.forAll(
        [.p, .q, .a],
        where: { variables, base in
          variables.isElsewhere && variables.changesNothingAtP(in: base)
        },
        after: { [.hold($0.p), .set($0.q, $0.a)] }
      ) { variables, moment in
        // A system that does something else than its model breaks other laws.
        moment.readsAsBefore(variables.p) ? moment.otherBinding(of: variables.p) : nil
      }
      .needing(.identity).seeingTwoBindings()
    case .madeUnread:
      Law.Statement.forAll(.p, after: { [.derive($0.p)] }) { variables, moment in
        moment.readsWhileMaking(variables.p)
      }
      .needing(.reads)
    }
  }
}

extension Law.Statement {
  /// The same law, which nothing speaks for but cases with two bindings that can be compared.
  fileprivate func seeingTwoBindings() -> Self {
    seeing("two bindings of a port that can be compared") { variables, moment in
      moment.isSameAgain(variables.p) != nil
    }
  }
}

extension Law.Variables {
  /// Whether `q` is another port, if there are several.
  fileprivate var isElsewhere: Bool { p.port != q.port || model.ports.count == 1 }

  /// Whether the set at `q` leads, in the model, to what reads the same at `p`.
  fileprivate func changesNothingAtP(in base: Model.Base) -> Bool {
    guard let end = end(of: [.set(.q, .a)], in: base), isPresent(.p, in: end) else { return false }
    return isSame(get(in: base), get(in: end))
  }
}

extension Law.Moment {
  /// Whether the base is one in which the model reads the same as before.
  fileprivate func readsAsBefore(_ handle: Handle<Model.Port>) -> Bool {
    model.isPresent(handle.port, in: base)
      && isSame(model.get(handle.port, in: before), model.get(handle.port, in: base))
  }

  fileprivate func otherBinding(of handle: Handle<Model.Port>) -> Discrepancy? {
    if isSameAgain(handle) != false { return nil }
    return Discrepancy(
      at: .binding(of: traceText(handle.fresh)), found: "another one",
      expected: "the same one")
  }

  fileprivate func readsWhileMaking(_ handle: Handle<Model.Port>) -> Discrepancy? {
    if reads == 0 { return nil }
    return Discrepancy(
      at: .count(named: "reads", of: [traceText(handle.fresh)]), found: "\(reads)", expected: "0")
  }
}
