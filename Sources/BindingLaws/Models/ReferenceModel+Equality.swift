// Tables find bases and values by `==`. This is asked of the listed ones before there is a table, and of
// drawn ones before a check.
extension ReferenceModel {
  /// Returns why `==` cannot be used to number bases.
  ///
  /// Nil if it can. Equality cannot be used if it merges bases that ports read differently, or is
  /// no equivalence.
  ///
  /// After this, a learned model trusts `==`.
  ///
  /// - Parameters:
  ///   - bases: Some bases. A few of those that sets make of them are compared, too.
  ///   - values: Some values.
  package func faultOfEquality(in bases: [Base], setting values: [Value]) -> String? {
    if !hasPlainEquality(Value.self), let fault = BindingLaws.faultOfEquality(among: values) {
      return fault
    }
    if hasPlainEquality(Base.self) { return nil }
    let named = learned?.examples ?? []
    let known = Array((named + bases.lazy.filter(permits).prefix(mostBases)).prefix(mostBases))
    // With `mostPorts`, these are at most 256 bases: each may be slow to make and to compare.
    let successors = basesAfterSets(from: known.prefix(4), of: values.prefix(8))
    let fault =
      BindingLaws.faultOfEquality(among: known.prefix(mostCompared) + successors)
      ?? faultOfMerging(among: known + successors)
    learned?.trustEquality()
    return fault
  }

  /// Returns the bases that sets make of some bases.
  private func basesAfterSets(
    from bases: some Sequence<Base>, of values: some Sequence<Value>
  ) -> [Base] {
    let ports = ports.prefix(mostPorts)
    return bases.flatMap { base in
      ports.filter { isPresent($0, in: base) }.flatMap { port in
        values.filter { accepts($0, at: port, in: base) }.map { set($0, at: port, in: base) }
      }
    }
  }

  /// Returns words for two equal bases that a port reads differently.
  ///
  /// Nil if there are none.
  private func faultOfMerging(among bases: [Base]) -> String? {
    let ports = ports.prefix(mostPorts)
    var apart: [Base] = []
    for base in bases {
      guard let other = apart.first(where: { $0 == base }) else {
        apart.append(base)
        continue
      }
      guard let port = ports.first(where: { isReadApart($0, base, other) }),
        !isOnlyOfZeros(base, other)
      else { continue }
      let readings = [other, base].map { base in
        isPresent(port, in: base) ? traceText(get(port, in: base)) : "nothing"
      }
      return """
        `==` takes \(traceText(other)) and \(traceText(base)) for the same \(Base.self), but port \
        \(portText(port)) reads \(readings[0]) in one and \(readings[1]) in the other: `==` must \
        tell apart what ports read
        """
    }
    return nil
  }

  /// Returns whether a port reads two bases differently.
  private func isReadApart(_ port: Port, _ base: Base, _ other: Base) -> Bool {
    guard isPresent(port, in: base), isPresent(port, in: other) else {
      return isPresent(port, in: base) != isPresent(port, in: other)
    }
    let one = get(port, in: base)
    let another = get(port, in: other)
    if !isSame(one, another) { return true }
    // The `==` of the readings may merge, too. Then their texts differ.
    if hasPlainEquality(Value.self) || isOnlyOfZeros(one, another) { return false }
    return traceText(one) != traceText(another)
  }
}

/// The most ports to look at: a reading and sets of each take time.
private let mostPorts = 8

/// The most listed bases, or values, to compare with each other and with as many bases that sets make.
///
/// Large bases are slow to compare, and 24 of them are compared in 576 pairs.
private let mostCompared = 12

/// Returns whether two values have different texts at most in the signs of zeros.
private func isOnlyOfZeros<Value>(_ value: Value, _ other: Value) -> Bool {
  func unsigned(_ value: Value) -> String { traceText(value).replacing("-0.0", with: "0.0") }
  return mayHoldSignedZero([value, other]) && unsigned(value) == unsigned(other)
}

/// Returns why `==` is no equivalence.
///
/// Nil if these values do not show that.
private func faultOfEquality<Value: Equatable>(among values: some Sequence<Value>) -> String? {
  // NaN does not equal itself, and neither does what holds it. That is no fault of the type.
  let compared = values.prefix(2 * mostCompared).filter { value in
    value == value || !traceText(value).contains("nan")
  }
  let equal = compared.map { value in compared.map { value == $0 } }
  for place in compared.indices {
    for other in compared.indices where equal[place][other] || place == other {
      let third = compared.indices.first { equal[place][$0] != equal[other][$0] }
      let isSymmetric = equal[other][place]
      if third == nil && isSymmetric { continue }
      let places = Set([place, other, third].compactMap(\.self)).sorted()
      let shown = places.map { traceText(compared[$0]) }
      return """
        `==` of \(Value.self) is no equivalence among \(shown.joined(separator: ", ")): it must be \
        reflexive, symmetric and transitive
        """
    }
  }
  return nil
}
