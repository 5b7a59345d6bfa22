/// A type of a Swift declaration.
///
/// Optionals, arrays and dictionaries are named types, without sugar.
indirect enum SwiftType: Hashable, Sendable {
  /// A type by its name and its arguments.
  case named(String, [SwiftType])
  /// A tuple of these types.
  case tuple([SwiftType])
  /// A function from inputs to an output.
  case function([SwiftType], SwiftType)

  static let bool = named("Bool", [])
  static let int = named("Int", [])

  static func optional(_ wrapped: SwiftType) -> SwiftType { .named("Optional", [wrapped]) }
  static func array(_ element: SwiftType) -> SwiftType { .named("Array", [element]) }
  static func set(_ element: SwiftType) -> SwiftType { .named("Set", [element]) }

  /// The name without arguments.
  ///
  /// Empty for tuples and functions.
  var name: String { if case .named(let name, _) = self { name } else { "" } }

  /// The arguments of a named type.
  ///
  /// Empty for tuples and functions.
  var arguments: [SwiftType] { if case .named(_, let arguments) = self { arguments } else { [] } }

  /// The type that an optional wraps.
  ///
  /// Nil for other types.
  var wrapped: SwiftType? { name == "Optional" ? arguments.first : nil }

  /// Returns the first argument if the type has this name, such as the element of an array.
  ///
  /// Nil otherwise.
  func argument(of type: String) -> SwiftType? { name == type ? arguments.first : nil }

  /// The type as Swift writes it, with sugar.
  var text: String {
    switch self {
    case .tuple(let parts): return "(\(parts.map(\.text).joined(separator: ", ")))"
    case .function(let inputs, let output):
      return "(\(inputs.map(\.text).joined(separator: ", "))) -> \(output.text)"
    case .named("Optional", let inner) where inner.count == 1:
      if case .function = inner[0] { return "(\(inner[0].text))?" }
      return "\(inner[0].text)?"
    case .named("Array", let inner) where inner.count == 1: return "[\(inner[0].text)]"
    case .named("Dictionary", let inner) where inner.count == 2:
      return "[\(inner[0].text): \(inner[1].text)]"
    case .named(let name, let arguments):
      let list = arguments.map(\.text).joined(separator: ", ")
      return arguments.isEmpty ? name : "\(name)<\(list)>"
    }
  }

  /// Returns the type with each named type replaced, from the inside out.
  func mapNames(_ change: (String, [SwiftType]) -> SwiftType) -> SwiftType {
    switch self {
    case .named(let name, let arguments): change(name, arguments.map { $0.mapNames(change) })
    case .tuple(let parts): .tuple(parts.map { $0.mapNames(change) })
    case .function(let inputs, let output):
      .function(inputs.map { $0.mapNames(change) }, output.mapNames(change))
    }
  }

  /// Returns the type with other types in place of the names of parameters.
  func substituting(_ names: [String], by types: [SwiftType]) -> SwiftType {
    mapNames { name, arguments in
      names.firstIndex(of: name).map { types[$0] } ?? .named(name, arguments)
    }
  }

  /// The names of all types within the type.
  var names: Set<String> {
    switch self {
    case .named(let name, let arguments): Set(arguments.flatMap(\.names)).union([name])
    case .tuple(let parts): Set(parts.flatMap(\.names))
    case .function(let inputs, let output): Set(inputs.flatMap(\.names)).union(output.names)
    }
  }
}
