extension ReferenceModel {
  /// Returns the examples and the bases that sets make of them, in the order in which they are found.
  ///
  /// Draws and tokens number bases in that order: never change it.
  ///
  /// - Parameter isTooLarge: Whether a base holds too much to be listed.
  package func reached(
    from examples: [Base], setting values: [Value],
    unless isTooLarge: (Base) -> Bool = { _ in false }
  ) -> [Base] {
    let ports = ports
    var found = examples.unique
    let distinguishesZeroSigns = mayHoldSignedZero(found)
    var next = found.startIndex
    while next < found.count, found.count < mostBases {
      let base = found[next]
      let successors = ports.filter { isPresent($0, in: base) }.flatMap { port in
        values.filter { accepts($0, at: port, in: base) }.map { set($0, at: port, in: base) }
      }
      for successor in successors
      where found.count < mostBases && !found.holds(successor, distinguishesZeroSigns) {
        if !isTooLarge(successor) { found.append(successor) }
      }
      next += 1
    }
    return found
  }
}

/// The most bases that a model lists by itself.
///
/// Examples may be more. Tokens contain the number of bases, so another limit outdates some. The comment of
/// `ElementField` names it.
let mostBases = 100
