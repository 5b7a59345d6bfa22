import Foundation
import TestSupport

/// The declarations in the sources of this package.
extension SourceDeclaration {
  static let library = all(under: "LawfulBindings")
  /// Protocols of systems name their models in `where` clauses, and are no models for that.
  static let models = declarations(endingIn: "Model", butNotIn: "System", among: specimens)
  static let systems = declarations(endingIn: "System", among: specimens)

  /// The functions of the library that neither `BindingLaws` nor the standard library has.
  ///
  /// The three names are those that the library shares with the standard library.
  static let libraryFunctions = functions(in: library)
    .subtracting(functions(in: all(under: "BindingLaws")))
    .subtracting(["map", "zip", "toggle"])

  /// The computed properties of the library that no model of `BindingLaws` has.
  static let libraryProperties: Set<String> = {
    let models = all(under: "BindingLaws/Models")
    return properties(in: library).subtracting(properties(in: models))
      .subtracting(functions(in: models))
  }()

  private static let specimens = all(under: "BindingSpecimens")

  /// Returns the declarations of one sort, such as models, which their names tell.
  ///
  /// A declaration is one of them if its name, or that of a protocol of it, ends in the word. What extends one of
  /// them, or conforms to one, is one of them, too, whatever its name: so the search is repeated until it finds no
  /// more. None is one of them that has a name with the other ending.
  private static func declarations(
    endingIn ending: String, butNotIn otherEnding: String? = nil, among all: [Self]
  ) -> [Self] {
    var known: Set<String> = []
    while true {
      let found = all.filter { declaration in
        let names = declaration.conformances + [declaration.name]
        if let otherEnding, names.contains(where: { $0.hasSuffix(otherEnding) }) { return false }
        return names.contains { $0.hasSuffix(ending) || known.contains($0) }
      }
      let names = Set(found.map(\.name))
      if names == known { return found }
      known = names
    }
  }

  private static func functions(in declarations: [Self]) -> Set<String> {
    Set(declarations.flatMap(\.functions))
  }

  private static func properties(in declarations: [Self]) -> Set<String> {
    Set(declarations.flatMap(\.computed))
  }

  private static func all(under target: String) -> [Self] {
    let sources = packageRoot.appendingPathComponent("Sources/\(target)")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .flatMap { all(in: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
  }
}
