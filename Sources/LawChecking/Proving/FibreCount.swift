import BindingLaws

/// The number of bases that each value is read from, at each port of a finite model.
///
/// Suppose a binding without memory accepts every value in every base and obeys set-get, get-set and
/// set-set. Then it splits the base into the value and the rest, and every value is read from equally many
/// bases. If the counts differ, no such binding obeys all three. Source: the characterisation of very
/// well-behaved lenses as constant-complement views, Bancilhon and Spyratos, TODS 1981.
///
/// The argument needs that only equal things count as the same, that no set makes its own port
/// vanish, and that no set leads out of what is counted. Otherwise a model may obey set-set though the
/// counts differ, and then a system can, too. `WhatAProofAssumes.md` has the argument.
///
/// At uneven ports `LawCheck` calls set-set `impossible`, which excuses a system.
struct FibreCount {
  typealias Fibre = Verdict.Grounds.Obstacle.Fibre

  /// The number of bases that each value is read from, for each port.
  ///
  /// Nil for a port that rejects some set.
  private(set) var counts: [[Fibre]?] = []
  /// The names of the ports.
  private let ports: [String]
  /// The numbers of the ports at which no binding without memory can obey all three round trip laws.
  ///
  /// The counts differ there, and the model itself breaks set-set.
  private(set) var unevenPorts: Set<Int> = []

  /// The most readings to compare.
  ///
  /// The search for memory takes on at most 80,000, and only at thorough effort: of a world with more, nothing
  /// is proved anyway.
  private static var mostReadings: Int { 1_000_000 }

  /// Counts the fibres.
  ///
  /// Nil if bases or values are not listed, or there are too many.
  init?<Model: ReferenceModel>(_ model: Model) {
    guard let bases = model.bases?.filter(model.permits), let values = model.values else {
      return nil
    }
    if bases.count * model.ports.count * values.count > Self.mostReadings { return nil }
    ports = model.ports.map { portText($0) }
    for (place, port) in model.ports.enumerated() {
      counts.append(model.fibres(bases, values, at: port))
      let sizes = Set((counts[place] ?? []).map(\.bases))
      // The slower conditions come later.
      guard sizes.count > 1,
        model.breaksSetSet(bases, values, at: port),
        model.hasExactEquality(among: bases, values, at: port),
        model.isClosed(bases, values, at: port)
      else { continue }
      unevenPorts.insert(place)
    }
  }

  /// Returns why no binding without memory can obey the three laws at a port.
  func obstacle(at port: Int) -> Verdict.Grounds.Obstacle {
    .init(port: ports[port], fibres: counts[port] ?? [])
  }
}

extension ReferenceModel {
  /// Returns the number of bases that each value is read from, or nil if some set is rejected.
  ///
  /// If a learned port refuses sets in some bases, only the other bases count. Values that no base reads do
  /// not count either: the model turns them into others.
  fileprivate func fibres(
    _ bases: [Base], _ values: [Value], at port: Port
  ) -> [FibreCount.Fibre]? {
    let present = bases.filter { isPresent(port, in: $0) }
    let open = present.filter { base in values.allSatisfy { accepts($0, at: port, in: base) } }
    if open.count < present.count && learned == nil { return nil }
    let fibres = values.map { value in
      FibreCount.Fibre(
        value: traceText(value), bases: open.count { isSame(get(port, in: $0), value) })
    }
    return fibres.filter { $0.bases > 0 }
  }

  /// Whether different bases are never equivalent, and neither are different values that are read.
  fileprivate func hasExactEquality(
    among bases: [Base], _ values: [Value], at port: Port
  ) -> Bool {
    let read = values.filter { value in
      bases.contains { isPresent(port, in: $0) && isSame(get(port, in: $0), value) }
    }
    return read.arePairwiseDifferent { areEquivalent($0, $1) }
      && bases.arePairwiseDifferent { areEquivalent(bases: $0, $1) }
  }

  /// Whether all sets at a port stay among these bases, and keep the port.
  fileprivate func isClosed(_ bases: [Base], _ values: [Value], at port: Port) -> Bool {
    bases.filter { isPresent(port, in: $0) }.allSatisfy { base in
      values.allSatisfy { value in
        let after = set(value, at: port, in: base)
        return isPresent(port, in: after) && bases.contains { isSame($0, after) }
      }
    }
  }

  /// Whether a set leads elsewhere after another set than without it.
  fileprivate func breaksSetSet(_ bases: [Base], _ values: [Value], at port: Port) -> Bool {
    bases.filter { isPresent(port, in: $0) }.contains { base in
      values.contains { first in
        guard accepts(first, at: port, in: base) else { return false }
        let between = set(first, at: port, in: base)
        return isPresent(port, in: between)
          && values.contains { last in
            accepts(last, at: port, in: base) && accepts(last, at: port, in: between)
              && !areEquivalent(
                bases: set(last, at: port, in: between), set(last, at: port, in: base))
          }
      }
    }
  }
}

extension Array {
  /// Whether no two elements are equivalent.
  fileprivate func arePairwiseDifferent(_ areEquivalent: (Element, Element) -> Bool) -> Bool {
    indices.allSatisfy { place in self[..<place].allSatisfy { !areEquivalent($0, self[place]) } }
  }
}
