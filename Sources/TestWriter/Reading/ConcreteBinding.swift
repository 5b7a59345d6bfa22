/// A type of bindings to values of one type, such as `Lens<Int>`.
struct ConcreteBinding {
  let type: BindingType
  /// The type of the values.
  let value: SwiftType

  /// The type as Swift writes it.
  var text: String { type.generics.isEmpty ? type.name : "\(type.name)<\(value.text)>" }

  /// Returns the text of a binding to a place.
  ///
  /// - Parameters:
  ///   - source: The expression that holds the value.
  ///   - part: The part of the value, such as `.name`.
  ///   - property: The property of the source that is the value.
  func text(over source: String, part: String = "", reading property: String = "value") -> String {
    if type.module == "SwiftUI" { return "Binding(\(source))\(part)" }
    guard let maker = type.maker else { return "\(text)(\(source))" }
    let place = "\(source).\(property)\(part)"
    let closures = ["{ \(place) }", Self.setter(of: place, inputs: maker.setterInputs)]
    let arguments = zip(maker.labels, closures).map { label, closure in
      label.map { "\($0): \(closure)" } ?? closure
    }
    return "\(text)\(maker.function)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the text of a closure that sets a place to its first argument.
  static func setter(of place: String, inputs: Int) -> String {
    if inputs == 1 { return "{ \(place) = $0 }" }
    let others = String(repeating: ", _", count: inputs - 1)
    return "{ value\(others) in \(place) = value }"
  }
}
