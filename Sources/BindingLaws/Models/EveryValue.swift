/// Every value of a type that has few, simplest first, or `nil`: a Bool, the cases of an enum, and
/// an optional of these.
///
/// The order numbers bases and values of models in draws and tokens: it has to stay.
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

/// What a tap turns a value into: the opposite of a Bool, and nothing of what is no Bool.
package func tappedValue<Value>(_ value: Value) -> Value? {
  guard Value.self == Bool.self, let isOn = value as? Bool else { return nil }
  return !isOn as? Value
}

extension Array where Element: Equatable {
  /// The elements in the order of their first occurrence.
  package var unique: [Element] {
    var seen = Set<AnyHashable>()
    let isCareful = mayHoldSignedZero(self)
    return reduce(into: []) { found, element in
      let isNew = isCareful ? nil : (element as? AnyHashable).map { seen.insert($0).inserted }
      if isNew ?? !found.holds(element, isCareful) { found.append(element) }
    }
  }

  /// Whether the element is here; where zeros of either sign are told apart, with the same ones.
  fileprivate func holds(_ element: Element, _ isCareful: Bool) -> Bool {
    contains { isSame($0, element, comparingZeros: isCareful) }
  }

  /// The elements, or `nil` when there are not two of them: then they are generated.
  var severalOrGenerated: [Element]? { unique.count > 1 ? self : nil }

  /// The elements, or `nil` when there are none: then they are generated, if their type can be.
  var orGenerated: [Element]? { isEmpty ? nil : self }
}

extension ReferenceModel {
  /// The examples, and what sets make of them, in the order in which they are found.
  ///
  /// Draws and tokens number bases in that order: it has to stay.
  ///
  /// - Parameter isTooLarge: Whether a base holds too much to be one of them.
  package func reached(
    from examples: [Base], setting values: [Value],
    unless isTooLarge: (Base) -> Bool = { _ in false }
  ) -> [Base] {
    let ports = ports
    var found = examples.unique
    let isCareful = mayHoldSignedZero(found)
    var next = found.startIndex
    while next < found.count, found.count < mostBases {
      let base = found[next]
      let sets = ports.filter { isPresent($0, in: base) }.flatMap { port in
        values.filter { accepts($0, at: port, in: base) }.map { set($0, at: port, in: base) }
      }
      for base in sets where found.count < mostBases && !found.holds(base, isCareful) {
        if !isTooLarge(base) { found.append(base) }
      }
      next += 1
    }
    return found
  }
}

/// How many bases a model lists at most by itself; examples may be more.
///
/// Tokens hold how many bases there are: another number here outdates some. `ElementField` says it in words.
let mostBases = 100
