import Foundation
import TestSupport

/// A declaration that begins in the first column of a file, to the brace that closes it there.
struct SourceDeclaration: Sendable, CustomTestStringConvertible {
  let name: String
  let isExtension: Bool
  /// The protocols that it conforms to.
  let conformances: [String]
  /// The text between its braces, without comments.
  let body: String
  var testDescription: String { name }

  var words: Set<String> { Set(body.matches(of: #/\w+/#).map { String($0.0) }) }

  /// The functions that it calls.
  var calls: Set<String> { Set(body.matches(of: #/(\w+)\(/#).map { String($0.1) }) }

  /// The functions that it declares.
  var functions: Set<String> { Set(body.matches(of: #/func (\w+)/#).map { String($0.1) }) }

  /// The members that it uses without a call.
  var accesses: Set<String> {
    Set(body.matches(of: #/\.(\w+)(?![\w(])/#).map { String($0.1) })
  }

  /// The functions, the properties and the cases that it declares.
  var declared: Set<String> {
    let properties = body.matches(of: #/(?:var|let) (\w+)/#).map { String($0.1) }
    let cases = body.matches(of: #/case (\w+(?:,\s+\w+)*)/#).flatMap { found in
      found.1.matches(of: #/\w+/#).map { String($0.0) }
    }
    return functions.union(properties).union(cases)
  }

  /// The properties that it computes.
  var computed: Set<String> {
    Set(body.matches(of: #/(?m)^  (?:\w+ )*var (\w+)[^={\n]*\{/#).map { String($0.1) })
  }

  /// The members of a model that it uses, except those that list the world.
  var questions: [String] {
    let world = ["ports", "bases", "starts", "values", "actions"]
    return body.matches(of: #/model\.([a-z]\w*)/#).filter { !world.contains(String($0.1)) }
      .map { String($0.0) }
  }

  static func all(in text: String) -> [Self] {
    let declaration =
      #/(?ms)^(?:\w+ )*(?<kind>enum|struct|class|protocol|extension) (?<name>[\w.]+)(?<head>[^{]*)\{(?:\}|(?<line> [^\n]*)\}$|(?<lines>.*?)^\})/#
    return text.replacing(#/\/\/.*/#, with: "").matches(of: declaration).map { found in
      let conformances = found.head.matches(of: #/[A-Z]\w+/#).map { String($0.0) }
      return Self(
        name: String(found.name), isExtension: found.kind == "extension",
        conformances: conformances,
        // A body is on the line of the name, or on lines of its own, or empty.
        body: String(found.line ?? found.lines ?? ""))
    }
  }
}

extension SourceDeclaration {
  static let library = all(under: "LawfulBindings")
  static let models = declarations(endingIn: "Model", butNotIn: "System", among: specimens)
  static let systems = declarations(endingIn: "System", among: specimens)

  /// The functions of the library that neither `BindingLaws` nor the standard library has.
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

  /// Returns the declarations whose names, or whose protocols' names, end in the one word, and none of them in
  /// the other.
  ///
  /// What extends such a declaration, or conforms to it, belongs to them, whatever its name. So the search is
  /// repeated until it finds no more.
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
