/// Returns every value of a type that has few, simplest first.
///
/// Nil for other types. Types with few values are Bool, enums whose cases are listed, and optionals of these.
///
/// Draws and tokens number bases and values of models in this order: never change it.
package func everyValue<Value>(of type: Value.Type) -> [Value]? {
  if let type = type as? any FewValues.Type { return type.everyValue as? [Value] }
  return (type as? any CaseIterable.Type).flatMap { cases(of: $0) as? [Value] }
}

private func cases<Value: CaseIterable>(of type: Value.Type) -> [Value] { Array(type.allCases) }

/// A type of the standard library that may have few values.
private protocol FewValues {
  static var everyValue: [Self]? { get }
}

extension Bool: FewValues {
  fileprivate static var everyValue: [Bool]? { [false, true] }
}

extension Optional: FewValues {
  fileprivate static var everyValue: [Wrapped?]? {
    BindingLaws.everyValue(of: Wrapped.self).map { [nil] + $0.map(Optional.some) }
  }
}

/// Returns the value that a tap sets: the opposite of a Bool.
///
/// Nil for other types.
package func tappedValue<Value>(_ value: Value) -> Value? {
  guard Value.self == Bool.self, let isOn = value as? Bool else { return nil }
  return !isOn as? Value
}

extension Array where Element: Equatable {
  /// The elements in the order of their first occurrence.
  package var unique: [Element] {
    var seen = Set<AnyHashable>()
    let distinguishesZeroSigns = mayHoldSignedZero(self)
    return reduce(into: []) { found, element in
      let isNew =
        distinguishesZeroSigns ? nil : (element as? AnyHashable).map { seen.insert($0).inserted }
      if isNew ?? !found.holds(element, distinguishesZeroSigns) { found.append(element) }
    }
  }

  /// Returns whether the array contains the element, with zeros of the same signs if they are told apart.
  fileprivate func holds(_ element: Element, _ distinguishesZeroSigns: Bool) -> Bool {
    contains { isSame($0, element, comparingZeros: distinguishesZeroSigns) }
  }

  /// The elements.
  ///
  /// Nil if there are fewer than two different ones, so that they are generated.
  var severalOrGenerated: [Element]? { unique.count > 1 ? self : nil }

  /// The elements.
  ///
  /// Nil if there are none, so that they are generated if their type can be.
  var orGenerated: [Element]? { isEmpty ? nil : self }
}

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
      let sets = ports.filter { isPresent($0, in: base) }.flatMap { port in
        values.filter { accepts($0, at: port, in: base) }.map { set($0, at: port, in: base) }
      }
      for base in sets where found.count < mostBases && !found.holds(base, distinguishesZeroSigns) {
        if !isTooLarge(base) { found.append(base) }
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
