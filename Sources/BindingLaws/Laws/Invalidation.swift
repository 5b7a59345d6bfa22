extension LawSet {
  // Each law is listed, so that naming this set judges it. Closures break all of them, and are right for
  // computed values.
  /// The laws by which a binding that is derived again is the same one, and gives a view no cause for an
  /// update.
  public static let invalidation = LawSet(
    "invalidation", listing: [.sameAgain, .sameAfterOthers, .madeUnread])
}

extension Law {
  /// A binding that is derived again is the same one.
  ///
  /// ```swift
  /// let binding = derive()
  /// #expect(derive() == binding)
  /// ```
  ///
  /// A ``BindingIdentity``, or the `==` of the type, decides which bindings are the same. A binding is
  /// derived from another one: keep that one in a property of the system, as a view does. If a closure of a
  /// test makes it anew, that gives other bindings, too.
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
  /// A view that reads while it is made depends on what it reads, and crashes there if that is gone. The law
  /// does not apply to a binding that may be `nil`, because that one has to look whether there is a value.
  /// Keep the binding that it is derived from, as for ``sameAgain``.
  ///
  /// - Broken by: a binding type that calls its getter when a binding is made, as SwiftUI's for two closures.
  ///   Specimen: `ReadWhenMade`.
  /// - Source: policy, of Observation, which notifies who has read; judged where it is named.
  public static let madeUnread = Law(
    "made-unread", "making a binding reads nothing",
    "|reads(derive(p, s))| = 0",
    tier: .policy, Invalidation.madeUnread)
}

/// The statements that terms cannot make, one case for each law.
private enum Invalidation: Law.Form {
  case sameAgain, sameAfterOthers, madeUnread

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .sameAgain:
      Law.Statement.forAll(.p, after: [.hold(.p)]) { variables, moment in
        moment.otherBinding(of: variables.p)
      }
      .needing(.identity).seeingTwoBindings()
    case .sameAfterOthers:
      Law.Statement.forAll(
        [.p, .q, .a],
        where: { variables, base in
          variables.isElsewhere && variables.changesNothingAtP(in: base)
        },
        after: [.hold(.p), .set(.q, .a)]
      ) { variables, moment in
        // A system that does something else than its model breaks other laws.
        moment.readsAsBefore(variables.p) ? moment.otherBinding(of: variables.p) : nil
      }
      .needing(.identity).seeingTwoBindings()
    case .madeUnread:
      Law.Statement.forAll(.p, after: [.derive(.p)]) { variables, moment in
        moment.readsWhileMaking(variables.p)
      }
      .needing(.reads)
    }
  }
}

extension Law.Statement {
  /// Returns the same law, for which only bindings that can be compared are evidence.
  fileprivate func seeingTwoBindings() -> Self {
    seeing("two bindings of a port that can be compared") { variables, moment in
      moment.isSameAgain(variables.p) != nil
    }
  }
}

extension Law.Variables {
  /// Whether `q` is another port, or the only one.
  fileprivate var isElsewhere: Bool { p.port != q.port || model.ports.count == 1 }

  /// Returns whether `p` reads the same in the model after the set at `q`.
  fileprivate func changesNothingAtP(in base: Model.Base) -> Bool {
    guard let end = end(of: [.set(.q, .a)], in: base), isPresent(.p, in: end) else { return false }
    return isSame(get(in: base), get(in: end))
  }
}

extension Law.Moment {
  /// Returns whether the model reads the same before and now.
  ///
  /// False if the port is gone.
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
