extension LawSet {
  /// What one port must do for the source of truth and for those who read and hold it.
  public static let honesty = LawSet(
    "honesty",
    [.getPure, .derivePure, .readTransparent, .fresh, .coherent] + honestSets)
}

extension Law {
  /// Reading changes nothing.
  ///
  /// ```swift
  /// _ = binding.wrappedValue  // no write, not even of the same value
  /// ```
  /// - Broken by: a getter that repairs or remembers. Specimen: `WriteInGetter`.
  /// - Source: house rule.
  public static let getPure = Law(
    "get-pure", "reading changes nothing",
    "reading p leaves the base and the write log as they are",
    Honesty.getPure)

  /// Making a binding changes nothing.
  ///
  /// ```swift
  /// _ = Binding(selection: $selection, tag: .a)  // no write
  /// ```
  /// - Broken by: an initialiser that stores its default value.
  ///   Specimen: `DefaultStoredOnDeriving`.
  /// - Source: house rule.
  public static let derivePure = Law(
    "derive-pure", "making a binding changes nothing",
    "deriving p leaves the base and the write log as they are",
    Honesty.derivePure)

  /// Extra reads never show.
  ///
  /// Nor do they in what held bindings read of vanished ports.
  ///
  /// ```swift
  /// _ = binding.wrappedValue  // anywhere, any number of times
  /// ```
  /// - Broken by: a binding that sets relative to the last value it read. Specimen: `StaleCommit`.
  /// - Source: house rule.
  public static let readTransparent = Law(
    "read-transparent", "extra reads never show",
    "x with reads put in between ≡ x",
    Honesty.readTransparent)

  /// A held binding reads the present.
  ///
  /// ```swift
  /// let held = derive(), _ = changeTheBase()
  /// #expect(held.wrappedValue == derive().wrappedValue)
  /// ```
  /// - Broken by: a getter that returns what was there when the binding was made.
  ///   Specimen: `FrozenCapture`.
  /// - Source: house rule.
  public static let fresh = Law(
    "fresh", "a held binding reads the present",
    "get(held p, x) = get(p, x)",
    Honesty.fresh)

  /// Two derivations agree.
  ///
  /// ```swift
  /// one.wrappedValue = a  // as if another.wrappedValue = a
  /// ```
  /// - Broken by: a setter that writes into what it captured. Specimen: `CapturedWhole`.
  /// - Source: house rule.
  public static let coherent = Law(
    "coherent", "two derivations agree",
    "x through fresh bindings ≡ x through bindings held since the start",
    Honesty.coherent)
}

/// What the laws state.
private enum Honesty: Law.Form {
  case getPure, derivePure, readTransparent, fresh, coherent

  func statement<M: ReferenceModel>(for model: M.Type) -> Law.Statement<M>? {
    switch self {
    case .getPure:
      .forAll(.p, after: { [.get($0.p)] }) { $1.untouched }
    case .derivePure:
      .forAll(.p, after: { [.derive($0.p)] }) { $1.untouched }
    case .readTransparent:
      .forAll([], alike: { _ in [] }, { _ in [] }, rightManner: .readingBetween)
    case .fresh:
      Law.Statement.forAll(.heldP, after: { _ in [] }) { $1.agreement(of: $0.p) }
        .seeing("a held binding whose port is there") { M.isPresent($0.p.port, in: $1.base) }
    case .coherent:
      .forAll([], alike: { _ in [] }, { _ in [] }, rightManner: .throughHeld)
    }
  }
}

extension Law.Moment {
  fileprivate var untouched: Discrepancy? {
    // A change that the model does not distinguish counts, too.
    if let change = Discrepancy(base: base, unchangedFrom: before) { return change }
    return writeCount(atMost: 0)
  }

  func agreement(of held: Handle<Model.Port>) -> Discrepancy? {
    guard Model.isPresent(held.port, in: base) else { return nil }
    return Discrepancy(reading: held, reading(held), expected: reading(held.fresh), by: Model.self)
  }
}
