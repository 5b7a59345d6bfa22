extension LawSet {
  /// The laws of a binding to a value that may vanish, move and come back.
  public static let presence = LawSet(
    "presence", [.presentIffUnwrapped, .noResurrection, .goneReadsLast, .total, .followsIdentity])
}

extension Law {
  /// Unwrapping succeeds exactly when the value is there.
  ///
  /// If there is none, the attempt changes nothing.
  ///
  /// ```swift
  /// #expect((Binding($optional) != nil) == (optional != nil))
  /// ```
  ///
  /// - Broken by: an unwrapping that makes up a value.
  ///   Specimen: `UnwrappedAnyway`, smallest at `s = nil`.
  /// - Source: SwiftUI, `Binding.init?(_:)`.
  public static let presentIffUnwrapped = Law(
    "present-iff-unwrapped", "unwrapping succeeds exactly when the value is there",
    "derivable(p, x) ⇔ present(p, x)",
    PresenceLaws.presentIffUnwrapped)

  /// A set on a vanished value brings nothing back.
  ///
  /// ```swift
  /// let held = Binding($optional)!
  /// optional = nil
  /// held.wrappedValue = a
  /// #expect(optional == nil)
  /// ```
  ///
  /// - Broken by: a setter that stores without looking, or that hits a neighbour.
  ///   Specimen: `ResurrectingUnwrap`, smallest at a hold, a write of `nil` and a set.
  /// - Source: house rule.
  public static let noResurrection = Law(
    "no-resurrection", "a set on a vanished value brings nothing back",
    "¬present(p, x) ⇒ set(held p, a, x) = x",
    PresenceLaws.noResurrection)

  /// A held binding reads its last value once that has gone.
  ///
  /// The law applies if the model asks for that. The binding is read twice, because the first read may change
  /// what the second one finds.
  ///
  /// ```swift
  /// let held = Binding($optional)!
  /// optional = b
  /// let last = held.wrappedValue
  /// optional = nil
  /// #expect(held.wrappedValue == last)
  /// ```
  ///
  /// - Broken by: a getter that falls back to the value that was there when the binding was made.
  ///   Specimen: `UnwrappedFirst`, smallest at a hold, a set of another value, and a write of `nil`.
  /// - Source: house rule.
  public static let goneReadsLast = Law(
    "gone-reads-last", "a held binding reads its last value once that has gone",
    "present(p, x), ¬present(p, t) ⇒ get(held p, write(t, x)) = get(p, x)",
    PresenceLaws.goneReadsLast)

  /// No operation traps or hangs.
  ///
  /// ```swift
  /// let held = $array[1]
  /// array.removeLast()
  /// _ = held.wrappedValue  // no trap
  /// ```
  ///
  /// A child process judges it. In the checker's own process it cannot be broken.
  ///
  /// - Broken by: an index without a look at the bounds.
  ///   Specimen: `UnguardedIndex`, smallest at a hold, a removal and a set.
  /// - Source: house rule.
  public static let total = Law(
    "total", "no operation traps or hangs",
    "x comes to an end",
    Total())

  /// An element binding follows its element.
  ///
  /// ```swift
  /// let held = $rows[id: x]
  /// rows.reverse()
  /// held.wrappedValue = a
  /// #expect(rows[id: x] == a)
  /// #expect(rows[id: y] == before)
  /// ```
  ///
  /// - Broken by: an index that is looked up once.
  ///   Specimen: `IndexResolvedOnce`, smallest at a hold, an insertion and a set.
  /// - Source: SwiftUI, `ForEach`; house rule.
  public static let followsIdentity = Law(
    "follows-identity", "an element binding follows its element",
    "accepted(a) ⇒ set(held p, a, x) sets a at p, and at nothing else",
    PresenceLaws.followsIdentity)
}

/// The statements that terms cannot make, one case for each law.
private enum PresenceLaws: Law.Form {
  case presentIffUnwrapped, noResurrection, goneReadsLast, followsIdentity

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    if model.presence == .always { return nil }
    switch self {
    case .presentIffUnwrapped:
      return .always { $0.wrongPresence }
    case .noResurrection:
      if model.keepsAllPorts { return nil }
      return Law.Statement(
        variables: [.heldP, .a], shape: .same([.set(.heldP, .a)], [], .asWritten),
        isAboutVanishedPorts: true)
    case .goneReadsLast:
      if model.presence != .goneReadsLast || model.keepsAllPorts { return nil }
      return Law.Statement.forAll(
        [.heldP, .t],
        where: { variables, _ in !model.isPresent(variables.p.port, in: variables.t) },
        after: [.get(.heldP), .write, .get(.heldP)]
      ) { variables, moment in
        let handle = variables.p
        let last = model.get(handle.port, in: moment.before)
        return Discrepancy(reading: handle, moment.reading(handle), expected: last, by: model)
      }
      .needing(.externalWrites)
    case .followsIdentity:
      return .forAll(
        [.heldP, .a], where: { variables, base in variables.accepts(variables.a, in: base) },
        after: [.set(.heldP, .a)]
      ) { variables, moment in
        moment.wrongBase(setting: variables.a, through: variables.p)
      }
    }
  }
}

/// The statement of the law.
///
/// Its check finds nothing, because any case that comes to an end upholds the law.
private struct Total: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    var statement = Law.Statement<M>.always { _ in nil }
    statement.usesEveryNumber = true
    return statement
  }
}

extension ReferenceModel {
  /// Whether each port is present in every listed base, for example because a missing element has a reading,
  /// too.
  fileprivate var keepsAllPorts: Bool {
    guard let bases else { return false }
    let ports = ports
    return bases.allSatisfy { base in ports.allSatisfy { isPresent($0, in: base) } }
  }
}

extension Law.Moment {
  fileprivate var wrongPresence: Discrepancy? {
    let known = base
    for (index, port) in model.ports.enumerated() {
      let isThere = model.isPresent(port, in: known)
      if !isThere && !mayFailToDerive { continue }
      if isDerivable(Handle(port, index: index)) == isThere {
        if let change = Discrepancy(base: base, unchangedFrom: known) { return change }
        continue
      }
      return Discrepancy(
        at: .measure(named: "derivable", of: [portText(port)]), found: isThere ? "no" : "yes",
        expected: isThere ? "yes" : "no")
    }
    return nil
  }

  fileprivate func wrongBase(
    setting value: Model.Value, through held: Handle<Model.Port>
  ) -> Discrepancy? {
    Discrepancy(base: base, expected: model.set(value, at: held.port, in: before), by: model)
  }
}
