/// Returns a type as Swift text: with the types around it, without modules.
///
/// Tests that are written for users contain it, so it has to compile where they paste it.
package func swiftText(ofType type: Any.Type) -> String {
  paths(in: type).map { $0.withoutModule.joined(separator: ".") }.joined()
}

/// Returns the modules whose types are named in a type, and those whose extensions hold such types.
func modules(namedIn type: Any.Type) -> Set<String> {
  let extending = String(reflecting: type).split(separator: "(extension in ").dropFirst().map {
    String($0.prefix { $0 != ")" })
  }
  return Set(paths(in: type).compactMap(\.module) + extending)
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

/// Returns the names in the text of a type, and the characters between them, as paths.
///
/// The first part of a name is its module. It is empty for a type nested in a generic type, which has no
/// module of its own. A character is a path of one part. So `Swift.Array<Swift.Int>.Index` has the paths
/// `Swift Array`, `<`, `Swift Int`, `>`, `.` and one of an empty part and `Index`.
///
/// A text in backticks is one name. Swift marks the file of a private type with a number, which nobody writes: it
/// is left out here, as `BindingSystem.fullName` does by itself.
private func paths(in type: Any.Type) -> [[String]] {
  // Both marks stand in parentheses, after which comes a dot or a colon.
  let parts = String(reflecting: type).withPlainBlanks
    .replacing("(extension in ", with: "(unknown context at ")
    .split(separator: "(unknown context at ", omittingEmptySubsequences: false)
  let text = parts.prefix(1) + parts.dropFirst().map { $0.drop { $0 != ")" }.dropFirst(2) }
  var paths = [[String]]()
  var path = [""]
  var isQuoted = false
  for character in text.joined() {
    if character == "`" { isQuoted.toggle() }
    if isQuoted || character == "`" || character == "_" || character.isLetter || character.isNumber
    {
      path[path.count - 1].append(character)
    } else if character == "." && !path[path.count - 1].isEmpty {
      path.append("")
    } else {
      // After a character, such as `>`, a dot begins a nested type without a module.
      paths += [path, [String(character)]]
      path = character == "." ? ["", ""] : [""]
    }
  }
  return (paths + [path]).filter { $0.contains { !$0.isEmpty } }
}

extension [String] {
  /// The module of a path.
  ///
  /// Nil if it has none, or is a character between names.
  fileprivate var module: String? { count > 1 && !self[0].isEmpty ? self[0] : nil }

  /// The path without its module.
  fileprivate var withoutModule: ArraySlice<String> { count > 1 ? dropFirst() : self[...] }
}
