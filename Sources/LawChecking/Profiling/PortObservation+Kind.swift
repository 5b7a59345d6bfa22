import BindingLaws

extension PortObservation {
  /// What kind of binding it is, and how it is where it accepts a set, if it rejects some.
  var kind: (PortKind, whereAccepted: PortKind?) {
    if !hasAccepted { return (rejectsInertly ? .readOnly : .lawless, nil) }
    if !rejectsInertly { return (.lawless, nil) }
    if remembers { return (.remembering, nil) }
    let kind = kindWhereAccepted
    let isPartial = hasRejected && kind >= .wellBehaved
    return isPartial ? (.partial, kind) : (kind, nil)
  }

  private var kindWhereAccepted: PortKind {
    let (first, second) = (setGet, getSet)
    if first == .same && second == .same {
      return setSet == .same ? .veryWellBehaved : .wellBehaved
    }
    let isLawfulModulo = min(first, second) == .equivalent
    return isLawfulModulo || (second > .different && hasNormalForms) ? .normalising : .lawless
  }

  private var hasAccepted: Bool { pairs.contains { accepts($1, in: $0) } }
  private var hasRejected: Bool { pairs.contains { !accepts($1, in: $0) } }
  private var accepted: [(Model.Base, Model.Value)] { pairs.filter { accepts($1, in: $0) } }

  private var rejectsInertly: Bool {
    pairs.allSatisfy { base, value in
      accepts(value, in: base)
        || Likeness(base: set(value, in: base)?.base, base, by: Model.self) > .different
    }
  }

  private var setGet: Likeness {
    accepted.map { Likeness(set($1, in: $0)?.value, $1, by: Model.self) }.min() ?? .same
  }

  private var getSet: Likeness {
    bases.map { base in
      guard let value = set(in: base)?.value, accepts(value, in: base) else { return .same }
      return Likeness(base: set(value, in: base)?.base, base, by: Model.self)
    }.min() ?? .same
  }

  private var setSet: Likeness {
    accepted.map { base, last in
      let owed = set(last, in: base)?.base
      return values.filter { accepts($0, in: base) }.map {
        Likeness(base: set($0, last, in: base)?.base, owed, by: Model.self)
      }.min() ?? .same
    }.min() ?? .same
  }

  /// Whether a set leads to a value that depends on what is set only, and setting that value
  /// leads there, too; two values at least are left.
  private var hasNormalForms: Bool {
    var forms: [Model.Value] = []
    for value in values {
      let found = bases.filter { accepts(value, in: $0) }.compactMap { set(value, in: $0)?.value }
      guard let form = found.first else { continue }
      if found.contains(where: { $0 != form }) { return false }
      if bases.contains(where: { set(form, in: $0)?.value != form }) { return false }
      forms.append(form)
    }
    return forms.contains { $0 != forms.first }
  }

  /// Whether what came before shows after the base has been put back.
  private var remembers: Bool {
    let others = Array((bases + bases.reversed()).prefix(8))
    return accepted.contains { base, value in
      let (early, late) = (set(value, in: base), setLate(value, in: base, after: others))
      guard let early, let late else { return false }
      return Likeness(base: early.base, late.base, by: Model.self) == .different
        || Likeness(early.value, late.value, by: Model.self) == .different
    }
  }

  private var pairs: [(Model.Base, Model.Value)] {
    bases.flatMap { base in values.map { (base, $0) } }
  }
}

extension PortKind: Comparable {
  package static func < (kind: Self, other: Self) -> Bool { kind.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
