import BindingLaws

/// Ends each set with what it alone would have led to.
enum NestedSetLost: BindingFault {
  static let (id, title) = ("nested-set-lost", "what an observer sets while a set goes on is lost")
  static var onlyLaw: Law? { .reEntrant }

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    !(System.self is any DeferredSystem.Type) && System.Model.ordersOfSetsShow
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    let (before, writes) = (use.base, use.source.writeCount)
    let isExpected = use.isPresent && System.Model.accepts(value, at: use.port, in: before)
    use.bare.wrappedValue = value
    guard isExpected, use.source.writeCount > writes else { return }
    use.restore(System.Model.set(value, at: use.port, in: before))
  }
}

/// Begins each set with what was there a moment before.
enum UpdateLost: BindingFault {
  static let (id, title) = ("update-lost", "what another task sets while a set begins is lost")
  static var onlyLaw: Law? { .linearizable }

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    System.self is any ConcurrentSystem.Type && System.keeper == .source
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    let before = use.source.value
    _ = use.source.value  // Here another task may have its turn.
    use.restore(before)
    use.bare.wrappedValue = value
  }
}

extension ReferenceModel {
  /// Whether some set leads to what it does not lead to right before or after another one, as far as
  /// some listed bases and values show it: else nobody can know that the other one was lost.
  fileprivate static var ordersOfSetsShow: Bool {
    guard let bases = bases?.prefix(32), let values = values?.prefix(16) else { return true }
    let sets = ports.prefix(8).flatMap { port in values.map { (port, $0) } }
    func end(_ base: Base, _ next: (port: Port, value: Value)) -> Base {
      isPresent(next.port, in: base) && accepts(next.value, at: next.port, in: base)
        ? set(next.value, at: next.port, in: base) : base
    }
    return bases.contains { base in
      sets.contains { outer in
        let alone = end(base, outer)
        return !areEquivalent(bases: alone, base)
          && sets.contains { inner in
            !areEquivalent(bases: end(alone, inner), alone)
              && !areEquivalent(bases: end(end(base, inner), outer), alone)
          }
      }
    }
  }
}

extension FaultyUse {
  /// Writes over what others wrote, if anybody did.
  fileprivate func restore(_ base: Model.Base) {
    if Model.areEquivalent(bases: self.base, base) { return }
    show()
    if source.mirror == nil { source.rewrite(base) } else { source.overwrite(base) }
  }
}
