/// Returns a type as Swift text: with the types around it, without modules.
///
/// Tests that are written for users contain it, so it has to compile where they paste it.
package func swiftText(ofType type: Any.Type) -> String {
  pieces(of: type).map(\.text).joined()
}

/// Returns the modules whose types are named in a type, and those whose extensions hold such types.
func modules(namedIn type: Any.Type) -> Set<String> {
  let extending = String(reflecting: type).split(separator: "(extension in ").dropFirst().map {
    String($0.prefix { $0 != ")" })
  }
  return Set(pieces(of: type).compactMap(\.module) + extending)
}

/// Returns the modules whose types are named in some types, by how a test imports them.
///
/// `plain` are those that come with the system, which no test can import as `@testable`. `testable` are the
/// others. `StandAloneTest` writes imports of them.
func modules(
  namedIn types: [Any.Type], beside libraries: [String]
) -> (plain: [String], testable: [String]) {
  let named = types.map(modules).reduce(into: Set()) { $0.formUnion($1) }
    .subtracting(["Swift"] + libraries)
  return (
    modulesOfTheSystem.intersection(named).sorted(),
    named.subtracting(modulesOfTheSystem).sorted()
  )
}

/// The modules that come with the system.
private let modulesOfTheSystem: Set = [
  "Foundation", "FoundationEssentials", "SwiftUI", "CoreGraphics", "Combine", "Dispatch",
]

/// A name in the text of a type, or a character between names.
private struct TypeTextPiece {
  /// The module of a name, if it has one.
  let module: String?
  /// The name without its module, or the character.
  let text: String

  /// Makes a piece of a character between names.
  init(_ character: Character) {
    module = nil
    text = String(character)
  }

  /// Makes a piece of the parts of a name, the first of which is the module if there are several.
  ///
  /// The module is empty for a type nested in a generic type. Nil if there is no name.
  init?(parts: [String]) {
    if parts.allSatisfy(\.isEmpty) { return nil }
    module = parts.count > 1 && !parts[0].isEmpty ? parts[0] : nil
    text = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : parts[0]
  }
}

/// Returns the names in the text of a type, and the characters between them.
///
/// In `Swift.Array<Swift.Int>.Index`, the names are `Swift.Array`, `Swift.Int` and `Index`, which has no module of
/// its own. A text in backticks is one name.
///
/// Swift marks the file of a private type with a number, which nobody writes: it is left out here, as
/// `BindingSystem.fullName` does by itself.
private func pieces(of type: Any.Type) -> [TypeTextPiece] {
  // Both marks stand in parentheses, after which comes a dot or a colon.
  let split = String(reflecting: type).withPlainBlanks
    .replacing("(extension in ", with: "(unknown context at ")
    .split(separator: "(unknown context at ", omittingEmptySubsequences: false)
  let text = split.prefix(1) + split.dropFirst().map { $0.drop { $0 != ")" }.dropFirst(2) }
  var pieces = [TypeTextPiece?]()
  var parts = [""]
  var isQuoted = false
  for character in text.joined() {
    if character == "`" { isQuoted.toggle() }
    if isQuoted || character == "`" || character == "_" || character.isLetter || character.isNumber
    {
      parts[parts.count - 1].append(character)
    } else if character == "." && !parts[parts.count - 1].isEmpty {
      parts.append("")
    } else {
      pieces.append(TypeTextPiece(parts: parts))
      pieces.append(TypeTextPiece(character))
      // After a character, such as `>`, a dot begins the name of a nested type.
      parts = character == "." ? ["", ""] : [""]
    }
  }
  pieces.append(TypeTextPiece(parts: parts))
  return pieces.compactMap(\.self)
}
