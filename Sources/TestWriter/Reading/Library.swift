import Foundation

/// The declarations of a package, with its types and the protocols that they conform to.
struct Library {
  /// A type of the package.
  struct TypeInfo {
    /// The kind of the type, such as `struct` or `enum`.
    let kind: String
    /// The names of the generic parameters.
    let generics: [String]
    /// The constraints of the generic parameters, which the symbols of properties do not repeat.
    let constraints: [SymbolGraph.Constraint]
    /// The module that declares the type.
    let module: String
    /// Whether the type is private to its file or to its scope.
    let isPrivate: Bool
  }

  /// The declarations that are no types, by file and line.
  private(set) var declarations: [Declaration] = []
  /// The types, by name.
  private(set) var types: [String: TypeInfo] = [:]
  /// The protocols that each type conforms to, by the name of the type.
  private(set) var conformances: [String: Set<String>] = [:]
  /// The types of bindings, by name.
  private(set) var bindings: [String: BindingType] = [:]
  /// The declarations in each type, by the name of the type.
  private var members: [String: [Declaration]] = [:]
  /// The types that aliases stand for, by the name of the alias.
  private var aliases: [String: SwiftType] = [:]

  /// Reads symbol graphs.
  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap { graph in graph.symbols.map { (graph.module.name, $0) } }
      .sorted { $0.1.isBefore($1.1) }
    // A package may conform these types of the standard library to its own protocols. Its graphs name them by
    // these identifiers, and have no symbols of them.
    var paths = ["s:Sq": ["Optional"], "s:Sa": ["Array"], "s:SS": ["String"], "s:Si": ["Int"]]
    for (_, symbol) in symbols { paths[symbol.identifier.precise] = symbol.pathComponents }
    for (module, symbol) in symbols { add(symbol, module, paths) }
    members = Dictionary(grouping: declarations, by: \.context)
    for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
      guard let type = paths[relationship.source] else { continue }
      let fallback = relationship.targetFallback?.split(separator: ".").last.map(String.init)
      let name = paths[relationship.target]?.joined(separator: ".") ?? fallback ?? ""
      conformances[type.joined(separator: "."), default: []].insert(name)
    }
    bindings = bindingTypes()
  }

  /// Adds a symbol to the types, the aliases or the other declarations.
  ///
  /// - Parameter paths: The path of each known type, by its identifier.
  private mutating func add(
    _ symbol: SymbolGraph.Symbol, _ module: String, _ paths: [String: [String]]
  ) {
    let declaration = Declaration(symbol, module: module, naming: paths)
    let name = declaration.name
    switch declaration.kind {
    case "struct", "class", "enum", "protocol":
      // In symbol graphs an actor is a class.
      let isActor = declaration.text.contains("actor \(declaration.baseName)")
      types[name] = TypeInfo(
        kind: isActor ? "actor" : declaration.kind,
        generics: symbol.swiftGenerics?.parameters?.map(\.name) ?? [],
        constraints: symbol.swiftGenerics?.constraints ?? [], module: module,
        isPrivate: declaration.isPrivate)
    case "typealias":
      let parts = declaration.text.components(separatedBy: " = ")
      var scanner = Scanner(parts.count == 2 ? parts[1] : "")
      if let type = scanner.type() { aliases[name] = type }
    default:
      // Macros write declarations whose names no source can spell.
      if !declaration.text.contains("$s") { declarations.append(declaration) }
    }
  }

  /// Returns the declarations in a type, by file and line.
  func members(of type: String) -> [Declaration] { members[type] ?? [] }

  /// Returns whether the type, or a type around it, is private.
  func isPrivate(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return parts.indices.contains { end in
      types[parts[...end].joined(separator: ".")]?.isPrivate == true
    }
  }

  // MARK: - Names of types

  /// Returns the type without aliases.
  func resolved(_ type: SwiftType) -> SwiftType {
    type.mapNames { name, arguments in
      // An alias that stands for the type itself would be resolved for ever.
      if let alias = aliases[name], alias != type { return resolved(alias) }
      let parts = name.split(separator: ".")
      if types[name] == nil, parts.count > 1, let last = parts.last {
        let outer = parts.dropLast().joined(separator: ".")
        if let member = member(String(last), of: .named(outer, [])) { return member }
      }
      return .named(name, arguments)
    }
  }

  /// Returns an associated type of a type, such as the element of an array.
  ///
  /// Nil if it is unknown.
  func member(_ name: String, of type: SwiftType) -> SwiftType? {
    switch (type.name, name) {
    case ("Array", "Element"), ("Set", "Element"), ("Optional", "Wrapped"), ("Dictionary", "Key"):
      return type.arguments.first
    case ("Dictionary", "Value"): return type.arguments.last
    case ("Array", "Index"): return .int
    default: break
    }
    if let known = smallTypes.first(where: { $0.type == type })?.members[name] { return known }
    if let alias = aliases["\(type.name).\(name)"] { return resolved(alias) }
    // A package may conform optionals to a protocol of its own. Each associated type of it is taken for the wrapped
    // value.
    if type.name == "Optional" { return type.arguments.first }
    // An identifiable type need not write its `ID`, and then it is the type of its `id`.
    if name != "ID" { return nil }
    return members(of: type.name).first { $0.name == "\(type.name).id" }?.result
  }

  /// Returns whether values of the type are hashable, so that they can be ports, as far as is known.
  func isHashable(_ type: SwiftType) -> Bool {
    if types[type.name] != nil { return conformances[type.name]?.contains("Hashable") == true }
    return isEquatable(type) && type.arguments.allSatisfy(isHashable)
  }

  /// Returns whether values of the type are equatable, as far as is known.
  ///
  /// Types of other packages are taken for equatable, but for some that are known not to be.
  func isEquatable(_ type: SwiftType) -> Bool {
    switch type {
    case .tuple, .function: return false
    case .named(let name, let arguments):
      let equatable: Set<String> = ["Equatable", "Hashable", "Comparable", "OptionSet"]
      if types[name] != nil { return conformances[name]?.isDisjoint(with: equatable) == false }
      if ["Any", "AnyView", "AnyObject", "Never", "Void"].contains(name) { return false }
      return arguments.allSatisfy(isEquatable)
    }
  }

  /// Returns whether a type of the package, or a small type, conforms to a protocol.
  func conforms(_ type: SwiftType, to name: String) -> Bool {
    conformances[type.name]?.contains(name) == true
      || smallTypes.contains { $0.type == type && $0.protocols.contains(name) }
  }
}
