import BindingLaws

/// Ends each set with what it alone would have led to.
enum NestedSetLost: BindingFault {
  static let (id, title) = ("nested-set-lost", "what an observer sets while a set goes on is lost")
  static var onlyLaw: Law? { .reEntrant }

  static func applies<System: BindingSystem>(to system: System.Type) -> Bool {
    !(System.self is any DeferredSystem.Type) && System.Model.setsFollowSets
  }

  static func set<System: BindingSystem>(
    _ value: System.Model.Value, _ use: FaultyUse<System>
  ) {
    let (before, writes) = (use.base, use.source.writeCount)
    let isOwed = use.isPresent && System.Model.accepts(value, at: use.port, in: before)
    use.bare.wrappedValue = value
    guard isOwed, use.source.writeCount > writes else { return }
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
  /// Whether some set changes what another one has led to, as far as bases and values are listed.
  fileprivate static var setsFollowSets: Bool {
    guard let bases, let values else { return true }
    func ends(of base: Base) -> [Base] {
      ports.filter { isPresent($0, in: base) }.flatMap { port in
        values.filter { accepts($0, at: port, in: base) }.map { set($0, at: port, in: base) }
      }
    }
    return bases.lazy.flatMap(ends).contains { first in
      ends(of: first).contains { !areEquivalent(bases: $0, first) }
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
