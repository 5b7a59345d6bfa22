/// A solver that finds a small type for each generic parameter of a declaration.
struct GenericSolver {
  let library: Library
  /// The protocols that each parameter, or an associated type such as `Value.Element`, has to conform to.
  private var protocols: [String: Set<String>] = [:]
  /// The pairs of types that have to be the same.
  private var equations: [(left: SwiftType, right: SwiftType)] = []
  /// The type of each parameter, by its name.
  private(set) var solution: [String: SwiftType] = [:]

  /// Solves the generic parameters of a declaration.
  ///
  /// - Parameter typeGenerics: The generic parameters of the type that has the declaration.
  init(_ declaration: Declaration, _ library: Library, _ typeGenerics: [String]) throws(Reason) {
    let symbol = declaration.symbol
    let generics = (typeGenerics + (symbol.swiftGenerics?.parameters?.map(\.name) ?? [])).unique
    // Symbol graphs leave this constraint out of `constraints`: only the text has it. A longer name may end in this
    // one, but then its type has to be a class, too, and none is found either.
    if let root = generics.first(where: { declaration.text.contains("\($0) : AnyObject") }) {
      throw Reason(.unknown, "\(root) has to be a class: write a test with one of yours")
    }
    let constraints =
      (symbol.swiftGenerics?.constraints ?? []) + (symbol.swiftExtension?.constraints ?? [])
      + (library.types[declaration.context]?.constraints ?? [])
    let paths = declaration.parameters.map(\.type).filter {
      $0.name.hasSuffix("KeyPath") && $0.arguments.count == 2
    }
    try self.init(library, generics, constraints.unique, paths: paths)
  }

  /// Solves generic parameters under constraints.
  ///
  /// - Parameter paths: The types of key paths, which should lead from a whole to a field.
  init(
    _ library: Library, _ generics: [String], _ constraints: [SymbolGraph.Constraint],
    paths: [SwiftType]
  ) throws(Reason) {
    self.library = library
    for constraint in constraints { try note(constraint) }
    // A parameter on the left of an equation is not free: it follows from the right.
    let bound = Set(equations.map(\.left.name))
    chooseRootsAndFields(of: paths, among: generics, except: bound)
    for name in generics where solution[name] == nil && !bound.contains(name) {
      solution[name] = try choice(for: name)
    }
    solveEquations(for: generics)
    for name in generics where solution[name] == nil { solution[name] = try choice(for: name) }
  }

  /// Notes a constraint as a protocol or as an equation.
  private mutating func note(_ constraint: SymbolGraph.Constraint) throws(Reason) {
    switch constraint.kind {
    case "conformance": protocols[constraint.lhs, default: []].insert(constraint.rhs)
    case "sameType":
      var left = Scanner(constraint.lhs)
      var right = Scanner(constraint.rhs)
      if let leftType = left.type(), let rightType = right.type() {
        equations.append((leftType, rightType))
      }
    default: throw Reason(.unknown, "\(constraint.lhs) is a subclass of \(constraint.rhs)")
    }
  }

  /// Chooses types for the roots and fields of key paths, if these are free parameters.
  private mutating func chooseRootsAndFields(
    of paths: [SwiftType], among generics: [String], except bound: Set<String>
  ) {
    for path in paths {
      let root = path.arguments[0]
      let leaf = path.arguments[1]
      let wanted = protocols[root.name] ?? []
      guard !bound.contains(root.name), wanted.isSubset(of: smallRow.protocols) else {
        continue
      }
      if generics.contains(root.name) { solution[root.name] = smallRow.type }
      if generics.contains(leaf.name), !bound.contains(leaf.name), leaf != root {
        solution[leaf.name] = .bool
      }
    }
  }

  /// Solves each equation whose right side is known.
  private mutating func solveEquations(for generics: [String]) {
    // The right side of one may need the solution of another. Each pass solves at least one, if any can be.
    for _ in equations {
      for (left, right) in equations
      where generics.contains(left.name) && solution[left.name] == nil {
        let type = apply(right)
        if !mentions(type, generics) { solution[left.name] = type }
      }
    }
  }

  /// Returns whether a type names one of these parameters, or an associated type of one.
  private func mentions(_ type: SwiftType, _ generics: [String]) -> Bool {
    type.names.contains { name in
      generics.contains { name == $0 || name.hasPrefix($0 + ".") }
    }
  }

  /// Returns a type that conforms to all protocols that a parameter needs.
  ///
  /// It is a small one if any will do, since a test tries few values of these. Else it is a list, a set or an optional
  /// of small ones, and at last a type of the package.
  private func choice(for name: String) throws(Reason) -> SwiftType {
    let wanted = protocols[name] ?? []
    if let type = smallType(for: wanted) { return type }
    if let type = try container(for: name, wanted) { return type }
    if let type = ownType(for: wanted) { return type }
    let names = wanted.sorted().joined(separator: " & ")
    throw Reason(.unknown, "no type that is known here conforms to \(names)")
  }

  /// Returns the first small type that conforms to some protocols, by itself or by what the package adds.
  private func smallType(for wanted: Set<String>) -> SwiftType? {
    smallTypes.first { candidate in
      let own = library.conformances[candidate.type.name] ?? []
      return wanted.isSubset(of: candidate.protocols.union(own))
    }?.type
  }

  /// Returns a list, a set or an optional of small types, if it conforms to some protocols.
  private func container(for name: String, _ wanted: Set<String>) throws(Reason) -> SwiftType? {
    if wanted.isSubset(of: listProtocols) { return .array(try element(of: name)) }
    // A set is a collection as well. Without an algebra, a list would have done.
    if wanted.isSubset(of: comparedProtocols.union(["SetAlgebra", "Sequence", "Collection"])) {
      return .set(try element(of: name))
    }
    if let own = library.conformances["Optional"], wanted.isSubset(of: own) {
      // Its wrapped type may have to conform to something, too, under a name such as `Value.Wrapped`.
      let inner = protocols.keys.sorted().first { $0.hasPrefix(name + ".") }
      return .optional(try inner.map { key throws(Reason) in try choice(for: key) } ?? .bool)
    }
    // Swift's own conformance, which the graph of a package does not have.
    if wanted == ["ExpressibleByNilLiteral"] { return .optional(.named("SmallChoice", [])) }
    return nil
  }

  /// Returns a type of the package that conforms to some protocols: the first by name, for the same tests each time.
  private func ownType(for wanted: Set<String>) -> SwiftType? {
    for (type, known) in library.conformances.sorted(by: { $0.key < $1.key })
    where wanted.isSubset(of: known) {
      guard let info = library.types[type], info.generics.isEmpty, info.kind != "protocol",
        !library.isPrivate(type)
      else { continue }
      return .named(type, [])
    }
    return nil
  }

  /// Returns the type of the elements of a parameter that is a collection.
  private func element(of name: String) throws(Reason) -> SwiftType {
    if let equation = equations.first(where: { $0.left.name == name + ".Element" }) {
      return apply(equation.right)
    }
    return try choice(for: name + ".Element")
  }

  /// Returns the type with the chosen types in place of the parameters.
  func apply(_ type: SwiftType) -> SwiftType {
    type.mapNames { name, arguments in
      if let known = solution[name] { return known }
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count > 1, var type = solution[parts[0]] else { return .named(name, arguments) }
      for part in parts.dropFirst() {
        guard let member = library.member(part, of: type) else {
          return .named("\(type.text).\(part)", arguments)
        }
        type = member
      }
      return type
    }
  }
}
