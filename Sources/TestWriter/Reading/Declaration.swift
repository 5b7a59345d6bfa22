import Foundation

/// A declaration of a package, read from its symbol.
struct Declaration {
  /// A parameter of a function or a subscript.
  struct Parameter {
    /// The label in calls.
    ///
    /// Nil if there is none.
    let label: String?
    /// The type of the argument.
    let type: SwiftType
    /// Whether a call may leave the argument out.
    var hasDefault = false
    /// Whether a call may give any number of arguments.
    var isVariadic = false

    /// Returns a value as an argument for this parameter.
    func labelled(_ value: String) -> String { label.map { "\($0): \(value)" } ?? value }
  }

  let symbol: SymbolGraph.Symbol
  /// The module of the declaration.
  let module: String
  /// The text of the declaration, with whole names of types.
  let text: String
  /// The parameters of a function or a subscript.
  private(set) var parameters: [Parameter] = []
  /// The type that the declaration gives.
  ///
  /// Nil if the text does not say.
  private(set) var result: SwiftType?
  /// The place of the binding in the tuple that the declaration gives.
  ///
  /// Nil if it gives no tuple.
  private(set) var part: Int?
  /// The attributes and the modifiers.
  private(set) var attributes: Set<String> = []
  private(set) var isAsync = false
  private(set) var throwsErrors = false
  /// The text in braces after a property, such as `get set }`.
  ///
  /// Empty if there are no braces: then the property is stored, and by `var` it can be set.
  private(set) var accessors = ""

  /// The kind of the declaration, such as `method` or `type.property`.
  var kind: String { symbol.kind.identifier.replacingOccurrences(of: "swift.", with: "") }
  /// The names of the types around the declaration, and its own.
  var path: [String] { symbol.pathComponents }
  /// The name of the declaration in tables and tests.
  var name: String { path.joined(separator: ".") + (part.map { ".\($0)" } ?? "") }
  /// The name without parameters.
  var baseName: String { path.last.map { String($0.prefix { $0 != "(" }) } ?? "" }
  /// The name of the type that has the declaration.
  ///
  /// Empty if none has.
  var context: String { path.dropLast().joined(separator: ".") }
  /// Whether the declaration is a member of a type itself.
  var isStatic: Bool { kind.hasPrefix("type.") }
  var isFunction: Bool { ["method", "type.method", "init", "func", "func.op"].contains(kind) }
  var isProperty: Bool { kind == "property" || kind == "type.property" }
  var isSubscript: Bool { kind == "subscript" || kind == "type.subscript" }
  /// Whether the declaration is a property by `let`.
  private var isConstant: Bool { text.split(separator: " ").contains("let") }
  /// Whether the declaration is a stored property.
  var isStored: Bool { isProperty && (isConstant || accessors.isEmpty) }
  /// Whether a set of the property leaves the value that has it unchanged, as with `@State`.
  var hasNonmutatingSet: Bool { accessors.contains("nonmutating set") }
  /// Whether tests may set the property.
  ///
  /// `@Observable` gives that attribute to the storage behind its properties, which only the object itself sets.
  var isSettable: Bool {
    kind == "property" && !isConstant && (accessors.isEmpty || accessors.contains("set"))
      && !attributes.contains("ObservationIgnored")
  }
  var isPrivate: Bool { ["private", "fileprivate"].contains(symbol.accessLevel) }
  var isMainActor: Bool { attributes.contains("MainActor") }
  /// The address of the source file.
  var file: String { symbol.location?.uri ?? "" }
  /// Whether the declaration is an initialiser that may give nothing.
  var isFailable: Bool { kind == "init" && (text.contains("init?") || text.contains("init!")) }

  /// Reads a declaration from its symbol.
  ///
  /// - Parameter types: The path of each known type, by its identifier.
  init(_ symbol: SymbolGraph.Symbol, module: String, naming types: [String: [String]]) {
    self.symbol = symbol
    self.module = module
    text = symbol.text(naming: types)
    var scanner = Scanner(text)
    readModifiers(&scanner)
    if isProperty {
      readProperty(&scanner)
    } else if isFunction || isSubscript {
      readFunction(&scanner)
    }
  }

  /// The declaration, or one for each part of the tuple that it gives.
  var parts: [Declaration] {
    guard case .tuple(let types) = result else { return [self] }
    return types.indices.map { place in
      var declaration = self
      declaration.result = types[place]
      declaration.part = place
      return declaration
    }
  }

  /// Reads the attributes and the modifiers before the declaration.
  private mutating func readModifiers(_ scanner: inout Scanner) {
    let words = [
      "static", "class", "final", "override", "convenience", "required", "nonisolated", "prefix",
      "postfix", "mutating", "nonmutating", "weak", "unowned", "lazy", "dynamic", "indirect",
    ]
    while true {
      let found = scanner.attributes()
      attributes.formUnion(found)
      if let word = words.first(where: { scanner.accept($0) }) {
        attributes.insert(word)
        if scanner.accept("(") {
          scanner.skip(to: ")")
          _ = scanner.accept(")")
        }
      } else if found.isEmpty {
        return
      }
    }
  }

  /// Reads the type and the accessors of a property.
  private mutating func readProperty(_ scanner: inout Scanner) {
    guard scanner.accept("var") || scanner.accept("let"), scanner.word() != nil, scanner.accept(":")
    else { return }
    result = scanner.type()
    guard scanner.accept("{") else { return }
    accessors = text.split(separator: "{").last.map(String.init) ?? ""
  }

  /// Reads the parameters, the effects and the result of a function or a subscript.
  private mutating func readFunction(_ scanner: inout Scanner) {
    scanner.skip(to: "(")  // The name and the generic parameters. Neither has a `(`.
    guard scanner.accept("(") else { return }
    while !scanner.accept(")") && !scanner.isAtEnd {
      guard let parameter = parameter(&scanner) else { return }
      parameters.append(parameter)
      _ = scanner.accept(",")
    }
    isAsync = scanner.accept("async")
    throwsErrors = scanner.accept("throws")
    if scanner.accept("->") { result = scanner.type() }
  }

  /// Returns the next parameter.
  ///
  /// Nil if none can be read.
  private func parameter(_ scanner: inout Scanner) -> Parameter? {
    _ = scanner.attributes()
    guard let first = scanner.word() else { return nil }
    let second = scanner.word()
    guard scanner.accept(":"), let type = scanner.type() else { return nil }
    // A parameter of a subscript has a label only if two names are written.
    let label = isSubscript && second == nil ? nil : first
    var parameter = Parameter(label: label == "_" ? nil : label, type: type)
    parameter.isVariadic = scanner.accept("...")
    if scanner.accept("=") {
      parameter.hasDefault = true
      scanner.skip(to: ",)")
    }
    return parameter
  }
}
