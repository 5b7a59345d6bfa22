import Foundation

/// All declarations of a package that tests may see, and what is known of its types.
struct Library {
  struct TypeInfo {
    let path: String
    let kind: String
    let generics: [String]
    /// What it asks of its generic parameters, which its properties do not say again.
    let constraints: [SymbolGraph.Constraint]
    let module: String
    let isPrivate: Bool
  }

  /// A type of bindings, and how one is made of a getter and a setter.
  struct BindingType {
    let name: String
    let module: String
    let generics: [String]
    /// What it reads, in terms of its generic parameters.
    let value: SwiftType
    let isMainActor: Bool
    /// The call that makes one, and how many parameters the setter has; `nil` where none is known.
    var maker: Maker?
    var isConforming = false
    /// Whether it carries transactions, which a source does not get of a getter and a setter.
    var isTransactional = false
  }

  struct Maker {
    /// What stands behind the type, such as `.make`; empty for an initialiser.
    let function: String
    /// The labels, those of the getter and the setter.
    let labels: [String?]
    /// How many parameters the setter has; `nil` for SwiftUI's, which is made of a source.
    let setterInputs: Int
  }

  private(set) var declarations: [Declaration] = []
  private(set) var types: [String: TypeInfo] = [:]
  /// The protocols of a type, by name.
  private(set) var conformances: [String: Set<String>] = [:]
  private(set) var bindings: [String: BindingType] = [:]
  private var members: [String: [Declaration]] = [:]
  private var aliases: [String: SwiftType] = [:]

  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap { graph in graph.symbols.map { (graph.module.name, $0) } }
      .sorted { $0.1.isBefore($1.1) }
    // Types of the standard library that a package may have made to conform to a protocol of its own.
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
    findBindings()
  }

  private mutating func add(
    _ symbol: SymbolGraph.Symbol, _ module: String, _ paths: [String: [String]]
  ) {
    let declaration = Declaration(symbol, module: module, naming: paths)
    let name = declaration.name
    switch declaration.kind {
    case "struct", "class", "enum", "protocol":
      let isActor = declaration.text.contains("actor \(declaration.baseName)")
      types[name] = TypeInfo(
        path: name, kind: isActor ? "actor" : declaration.kind,
        generics: symbol.swiftGenerics?.parameters?.map(\.name) ?? [],
        constraints: symbol.swiftGenerics?.constraints ?? [], module: module,
        isPrivate: declaration.isPrivate)
    case "typealias":
      let parts = declaration.text.components(separatedBy: " = ")
      var scanner = Scanner(parts.count == 2 ? parts[1] : "")
      if let type = scanner.type() { aliases[name] = type }
    default:
      // What a macro writes has names that nobody can.
      if !declaration.text.contains("$s") { declarations.append(declaration) }
    }
  }

  func members(of type: String) -> [Declaration] { members[type] ?? [] }

  /// Whether the type, or what it stands in, is private.
  func isPrivate(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return parts.indices.contains { end in
      types[parts[...end].joined(separator: ".")]?.isPrivate == true
    }
  }

  // MARK: - Types of bindings

  private mutating func findBindings() {
    for (path, type) in types.sorted(by: { $0.key < $1.key }) {
      let found = members(of: path).first {
        $0.path.last == "wrappedValue" && $0.kind == "property"
      }
      guard let found, let value = found.result else { continue }
      let isSettable =
        found.accessors.contains("nonmutating set")
        || type.kind == "class" && found.isSettable
      if !isSettable || conformances[path]?.contains("View") == true { continue }
      var binding = BindingType(
        name: path, module: type.module, generics: type.generics, value: value,
        isMainActor: found.isMainActor)
      let conforms: Set<String> = ["BindingProtocol", "TransactionalBinding"]
      binding.isConforming = conformances[path]?.isDisjoint(with: conforms) == false
      binding.isTransactional = conformances[path]?.contains("TransactionalBinding") == true
      binding.maker = maker(of: binding)
      bindings[path] = binding
    }
    if types["Binding"] == nil {
      bindings["Binding"] = BindingType(
        name: "Binding", module: "SwiftUI", generics: ["Value"], value: .named("Value", []),
        isMainActor: false,
        maker: Maker(function: "", labels: ["get", "set"], setterInputs: 1), isConforming: true)
    }
  }

  /// An initialiser, or a static function, that takes a getter and a setter.
  private func maker(of binding: BindingType) -> Maker? {
    let own = SwiftType.named(binding.name, binding.generics.map { .named($0, []) })
    for candidate in members(of: binding.name) {
      let isMade = candidate.kind == "init" || candidate.isStatic && candidate.result == own
      let needed = candidate.parameters.filter { !$0.hasDefault }
      guard isMade, candidate.module == binding.module, !candidate.isPrivate, candidate.isFunction,
        needed.count == 2,
        case .function([], let read) = needed[0].type, read == binding.value,
        case .function(let inputs, .named("Void", [])) = needed[1].type.withVoid,
        inputs.first == binding.value
      else { continue }
      return Maker(
        function: candidate.kind == "init" ? "" : "." + candidate.baseName,
        labels: needed.map(\.label), setterInputs: inputs.count)
    }
    return nil
  }

  /// The type of bindings and the value, if the type is one.
  func binding(_ type: SwiftType) -> (type: BindingType, value: SwiftType)? {
    guard case .named(let name, let arguments) = resolved(type), let binding = bindings[name],
      arguments.count == binding.generics.count
    else { return nil }
    return (binding, binding.value.substituting(binding.generics, by: arguments))
  }

  // MARK: - Names of types

  /// The type without aliases.
  func resolved(_ type: SwiftType) -> SwiftType {
    type.mapNames { name, arguments in
      if let alias = aliases[name], alias != type { return resolved(alias) }
      let parts = name.split(separator: ".")
      if types[name] == nil, parts.count > 1, let last = parts.last {
        let outer = parts.dropLast().joined(separator: ".")
        if let member = member(String(last), of: .named(outer, [])) { return member }
      }
      return .named(name, arguments)
    }.withVoid
  }

  /// A type that another one has, such as the element of an array.
  func member(_ name: String, of type: SwiftType) -> SwiftType? {
    switch (type.name, name) {
    case ("Array", "Element"), ("Set", "Element"), ("Optional", "Wrapped"), ("Dictionary", "Key"):
      return type.arguments.first
    case ("Dictionary", "Value"): return type.arguments.last
    case ("Array", "Index"), ("SmallRow", "ID"), ("SmallChoice", "RawValue"),
      ("SmallOptions", "RawValue"), ("Int", "Stride"):
      return .int
    case ("SmallOptions", "Element"): return type
    case ("String", "Element"): return .named("Character", [])
    default: break
    }
    if let alias = aliases["\(type.name).\(name)"] { return resolved(alias) }
    // What a protocol of the package calls the value in an optional.
    if type.name == "Optional" { return type.arguments.first }
    if name != "ID" { return nil }
    return members(of: type.name).first { $0.name == "\(type.name).id" }?.result
  }

  /// Whether values of the type can be ports, as far as is known.
  func isHashable(_ type: SwiftType) -> Bool {
    if types[type.name] != nil { return conformances[type.name]?.contains("Hashable") == true }
    return isEquatable(type) && type.arguments.allSatisfy(isHashable)
  }

  /// Whether values of the type can be compared, as far as is known.
  func isEquatable(_ type: SwiftType) -> Bool {
    switch type {
    case .tuple(let parts): return parts.isEmpty
    case .function: return false
    case .named(let name, let arguments):
      let equatable: Set<String> = ["Equatable", "Hashable", "Comparable", "OptionSet"]
      if types[name] != nil { return conformances[name]?.isDisjoint(with: equatable) == false }
      if ["Any", "AnyView", "AnyObject", "Never"].contains(name) { return false }
      return arguments.allSatisfy(isEquatable)
    }
  }

  func conforms(_ type: SwiftType, to name: String) -> Bool {
    conformances[type.name]?.contains(name) == true
      || smallTypes.contains { $0.type == type && $0.protocols.contains(name) }
  }
}

extension SwiftType {
  /// `Void` in place of an empty tuple.
  var withVoid: SwiftType {
    switch self {
    case .tuple(let parts): parts.isEmpty ? .named("Void", []) : .tuple(parts.map(\.withVoid))
    case .function(let inputs, let output): .function(inputs.map(\.withVoid), output.withVoid)
    case .named(let name, let arguments): .named(name, arguments.map(\.withVoid))
    }
  }

  func substituting(_ names: [String], by types: [SwiftType]) -> SwiftType {
    mapNames { name, arguments in
      names.firstIndex(of: name).map { types[$0] } ?? .named(name, arguments)
    }
  }
}
