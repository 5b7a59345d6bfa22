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
