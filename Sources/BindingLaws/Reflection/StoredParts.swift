/// The stored properties of bases that no port binds, as far as they can be compared and replaced.
///
/// A part is a stored property of a struct that is declared by `var`. The struct may be in an optional, a
/// list or another struct. If a property is a struct with parts, these count instead of it. Objects are no
/// parts, and neither is the storage of a wrapped or a lazy property.
package struct StoredParts<Base: Equatable> {
  /// The parts that are equal in all bases that were compared, in the order in which the walk meets them.
  package let unvaried: [StoredPart]
  /// The values of each part.
  private let known: [StoredPart: Known]

  /// The values of a part.
  ///
  /// Not private: with `-O` and without whole-module optimisation, Swift 6.3 crashes on a private type here.
  struct Known {
    /// The common value, which is the value in the first base that has the part.
    let value: any Equatable
    /// Up to two other values of its type.
    let others: [any Equatable]
    /// Whether another base has another value, so that the first one is not common.
    var differs = false
  }

  /// Collects the parts of these bases, up to the most bases and parts to compare.
  package init(of bases: [Base]) {
    var known: [StoredPart: Known] = [:]
    var inOrder: [StoredPart] = []
    var holders: Set<StoredPart> = []
    let walk = PartsWalk { part, value, counts in
      if let first = known[part] {
        if !first.differs && !isEqual(first.value, value) { known[part]?.differs = true }
      } else if inOrder.count < Self.mostParts {
        inOrder.append(part)
        known[part] = Known(value: value, others: others(than: value, beside: counts))
      }
      return nil
    } noteHolder: { part in
      holders.insert(part)
    }
    for var base in bases.prefix(Self.mostCompared) { walk.visit(&base) }
    self.known = known
    // A nil optional or an empty list is met as one part. If another base has parts in it, it is a holder, and varies.
    unvaried = inOrder.filter { known[$0]?.differs == false && !holders.contains($0) }
  }

  /// The most bases to compare.
  ///
  /// A test of a list may have thousands, and compares them before its first case. A part that only later bases
  /// vary counts as unvaried. The limit of rows in `RowHolder` says how many rows both make.
  private static var mostCompared: Int { 128 }
  /// The most parts to compare: in 128 bases they make some 8,000 values.
  ///
  /// Parts beyond are not varied.
  private static var mostParts: Int { 64 }

  /// Returns whether another value of a part is known.
  package func hasOther(_ part: StoredPart) -> Bool { known[part]?.others.isEmpty == false }

  /// Returns the base with another value in each of these parts that has the common value.
  ///
  /// Nil if none has.
  ///
  /// - Parameter alternative: The other value to take, if the part has two.
  package func varied(
    _ base: Base, in parts: [StoredPart], alternative: Alternative = .first
  ) -> Base? {
    replacing(parts, of: base) { known, value in
      guard isEqual(value, known.value) else { return nil }
      return switch alternative {
      case .first: known.others.first
      case .second: known.others.last
      }
    }
  }

  /// The other values that a part may have.
  package enum Alternative {
    /// The first other value.
    case first
    /// The second one, or the first if there is no second.
    case second
  }

  /// Returns the base with the common value in each of these parts that was varied.
  package func restored(_ base: Base, in parts: [StoredPart]) -> Base {
    let restored = replacing(parts, of: base) { known, value in
      known.others.contains { isEqual(value, $0) } ? known.value : nil
    }
    return restored ?? base
  }

  /// Returns the base with replacements for some of its parts.
  ///
  /// Nil if nothing is replaced.
  private func replacing(
    _ parts: [StoredPart], of base: Base,
    by replacement: @escaping (Known, any Equatable) -> (any Equatable)?
  ) -> Base? {
    let parts = Set(parts)
    var base = base
    var isChanged = false
    let walk = PartsWalk { part, value, _ in
      guard parts.contains(part), let known = known[part],
        let other = replacement(known, value)
      else { return nil }
      isChanged = true
      return other
    }
    walk.visit(&base)
    return isChanged ? base : nil
  }
}

/// Returns whether two values have one type and are the same.
private func isEqual(_ value: any Equatable, _ other: any Equatable) -> Bool {
  func open<Value: Equatable>(_ value: Value) -> Bool {
    cast(other, to: Value.self).map { isSame(value, $0) } ?? false
  }
  return open(value)
}

/// Returns other values of a part.
///
/// A number below the count of a collection beside it may be an index into that. Then its other values are
/// below the count, too.
private func others(than value: any Equatable, beside counts: [Int]) -> [any Equatable] {
  func open<Value: Equatable>(_ value: Value) -> [any Equatable] {
    otherValues(than: value).map { $0 as any Equatable }
  }
  guard let number = cast(value, to: Int.self) else { return open(value) }
  let countsAbove = counts.filter { number < $0 }
  return open(value).filter { other in
    guard let otherNumber = cast(other, to: Int.self) else { return true }
    return countsAbove.allSatisfy { otherNumber < $0 }
  }
}
