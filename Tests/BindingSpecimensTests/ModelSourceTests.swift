import Foundation
import TestSupport

@Suite struct `The source of a model` {
  @Test("names nothing of what it judges:", arguments: SourceDeclaration.models)
  func model(_ model: SourceDeclaration) {
    let judged = SourceDeclaration.library + SourceDeclaration.systems
    // Systems and models share this type of values, as they share Bool.
    let types = Set(judged.filter { !$0.isExtension }.map(\.name)).subtracting(["ToggleState"])
    #expect(model.words.intersection(types) == [])
    let others = SourceDeclaration.libraryFunctions.subtracting(model.functions)
    #expect(model.calls.intersection(others) == [])
    let properties = SourceDeclaration.libraryProperties.subtracting(model.declared)
    #expect(model.accesses.intersection(properties) == [])
  }

  @Test("is not used by the system that it judges:", arguments: SourceDeclaration.systems)
  func system(_ system: SourceDeclaration) {
    #expect(system.questions == [])
  }

  @Test func `is found in all files`() {
    #expect(SourceDeclaration.models.count > 60)
    #expect(SourceDeclaration.systems.count > 100)
    #expect(SourceDeclaration.libraryFunctions.contains("toggleAll"))
    #expect(SourceDeclaration.libraryProperties.contains("negated"))
  }

  @Test func `is split into declarations, calls and questions`() {
    let text = """
      struct SomeModel: ReferenceModel {
        case first, provided
        var own: Int { 1 }
        func set() { f(ToggleState($0), toggleAll(), state.written) }  // Nothing
      }
      enum OneModel { static var own: Int { 1 } }
      struct One: BindingSystem {
        let other = f(Self.model.members(of: port), model.children, Self.model.ports)
      }

      """
    let found = SourceDeclaration.all(in: text)
    #expect(found.map(\.declared) == [["first", "provided", "own", "set"], ["own"], ["other"]])
    #expect(found.map(\.computed) == [["own"], [], []])
    #expect(found.first?.words.contains("ToggleState") == true)
    #expect(found.first?.words.contains("Nothing") == false)
    #expect(found.first?.calls.contains("toggleAll") == true)
    #expect(found.first?.accesses == ["written"])
    #expect(found.last?.questions == ["model.members", "model.children"])
  }
}

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
      #/(?ms)^(?:\w+ )*(enum|struct|class|protocol|extension) ([\w.]+)([^{]*)\{(?:\}|( [^\n]*)\}$|(.*?)^\})/#
    return text.replacing(#/\/\/.*/#, with: "").matches(of: declaration).map { found in
      let conformances = found.3.matches(of: #/[A-Z]\w+/#).map { String($0.0) }
      return Self(
        name: String(found.2), isExtension: found.1 == "extension", conformances: conformances,
        body: String(found.4 ?? found.5 ?? ""))
    }
  }
}

extension SourceDeclaration {
  static let library = all(under: "LawfulBindings")
  static let models = kind(of: "Model", not: "System", in: specimens)
  static let systems = kind(of: "System", not: nil, in: specimens)

  /// The functions of the library that neither models nor collections have.
  static let libraryFunctions = functions(in: library)
    .subtracting(functions(in: all(under: "BindingLaws")))
    .subtracting(["map", "zip", "toggle", "collect", "transaction"])

  /// The computed properties of the library that no model of `BindingLaws` has.
  static let libraryProperties: Set<String> = {
    let models = all(under: "BindingLaws/Models")
    return properties(in: library).subtracting(properties(in: models))
      .subtracting(functions(in: models))
  }()

  private static let specimens = all(under: "BindingSpecimens")

  /// Returns the declarations of a kind, which the ends of their own and their protocols' names tell.
  private static func kind(of kind: String, not other: String?, in all: [Self]) -> [Self] {
    var names: Set<String> = []
    while true {
      let found = all.filter { declaration in
        declaration.name.hasSuffix(kind)
          || declaration.conformances.contains { $0.hasSuffix(kind) || names.contains($0) }
          || names.contains(declaration.name)
      }.filter { declaration in
        other.map { other in
          !(declaration.conformances + [declaration.name]).contains { $0.hasSuffix(other) }
        } ?? true
      }
      if Set(found.map(\.name)) == names { return found }
      names = Set(found.map(\.name))
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
