/// A type with few values, at which generic declarations are tried.
struct SmallType: Sendable {
  let type: SwiftType
  let protocols: Set<String>
}

private let compared: Set<String> = [
  "Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable", "Copyable", "Escapable",
  "SendableMetatype",
]
private let ordered: Set<String> = compared.union(["Comparable"])
private let counted: Set<String> = ordered.union([
  "Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable", "LosslessStringConvertible",
  "CustomStringConvertible", "ExpressibleByIntegerLiteral", "BitwiseCopyable", "CVarArg",
])
private let listed: Set<String> = compared.union([
  "Sequence", "Collection", "MutableCollection", "BidirectionalCollection",
  "RandomAccessCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
])

/// The first that conforms to all that is asked for is taken.
let smallTypes = [
  // An enum of three: all of it is tried. `supportText` declares those that Swift has not.
  SmallType(
    type: .named("SmallChoice", []),
    protocols: ordered.union(["CaseIterable", "RawRepresentable", "BitwiseCopyable"])),
  SmallType(type: .named("SmallRow", []), protocols: compared.union(["Identifiable"])),
  SmallType(
    type: .int,
    protocols: counted.union(["BinaryInteger", "SignedInteger", "FixedWidthInteger"])),
  SmallType(
    type: .named("Double", []),
    protocols: counted.union([
      "FloatingPoint", "BinaryFloatingPoint", "ExpressibleByFloatLiteral",
    ])),
  SmallType(
    type: .named("String", []),
    protocols: listed.subtracting(["ExpressibleByArrayLiteral", "MutableCollection"]).union([
      "StringProtocol", "Comparable", "CustomStringConvertible", "LosslessStringConvertible",
      "ExpressibleByStringLiteral", "TextOutputStream",
    ])),
  SmallType(type: .bool, protocols: compared.union(["ExpressibleByBooleanLiteral"])),
  SmallType(
    type: .named("SmallOptions", []),
    protocols: compared.union([
      "OptionSet", "SetAlgebra", "RawRepresentable", "ExpressibleByArrayLiteral",
    ])),
  SmallType(type: .named("EmptyView", []), protocols: ["View", "Sendable"]),
]

/// What stands beside the tests where they need it.
let supportText: [(name: String, text: String)] = [
  (
    "SmallChoice",
    """
    /// An enum of three, at which generic bindings are tried.
    enum SmallChoice: Int, CaseIterable, Comparable, Codable {
      case a, b, c
      static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }
    """
  ),
  (
    "SmallRow",
    """
    /// An element, or a whole with fields, at which generic bindings are tried.
    struct SmallRow: Identifiable, Hashable, Codable {
      var id: Int
      var isOn = false
      var isLate = false
    }
    """
  ),
  (
    "SmallOptions",
    """
    /// A set of options, at which generic bindings are tried.
    struct SmallOptions: OptionSet, Hashable, Codable {
      let rawValue: Int
      static let one = SmallOptions(rawValue: 1)
      static let two = SmallOptions(rawValue: 2)
    }
    """
  ),
]

/// Finds a small type for each generic parameter of a declaration.
struct GenericSolver {
  let library: Library
  /// The protocols that are asked of a parameter, or of a type that it has, such as `Value.Element`.
  private var protocols: [String: Set<String>] = [:]
  private var equations: [(SwiftType, SwiftType)] = []
  private(set) var solution: [String: SwiftType] = [:]

  /// - Parameter roots: What key paths lead from and to, which should be a whole and a field.
  init(
    _ library: Library, _ generics: [String], _ constraints: [SymbolGraph.Constraint],
    paths roots: [(root: SwiftType, leaf: SwiftType)]
  ) throws(Reason) {
    self.library = library
    for constraint in constraints {
      switch constraint.kind {
      case "conformance": protocols[constraint.lhs, default: []].insert(constraint.rhs)
      case "sameType":
        var left = Scanner(constraint.lhs)
        var right = Scanner(constraint.rhs)
        if let left = left.type(), let right = right.type() { equations.append((left, right)) }
      default: throw Reason(.unknown, "\(constraint.lhs) is a subclass of \(constraint.rhs)")
      }
    }
    // Equations name what is not free; a side that is a parameter alone follows from the other.
    let bound = Set(equations.map(\.0.name))
    for (root, leaf) in roots {
      let wanted = protocols[root.name] ?? []
      guard !bound.contains(root.name), wanted.isSubset(of: smallTypes[1].protocols) else {
        continue
      }
      if generics.contains(root.name) { solution[root.name] = .named("SmallRow", []) }
      if generics.contains(leaf.name), !bound.contains(leaf.name), leaf != root {
        solution[leaf.name] = .bool
      }
    }
    for name in generics where solution[name] == nil && !bound.contains(name) {
      solution[name] = try choice(for: name)
    }
    for _ in equations {  // One may need another.
      for (left, right) in equations
      where generics.contains(left.name) && solution[left.name] == nil {
        let type = apply(right)
        if !mentions(type, generics) { solution[left.name] = type }
      }
    }
    for name in generics where solution[name] == nil { solution[name] = try choice(for: name) }
  }

  private func mentions(_ type: SwiftType, _ generics: [String]) -> Bool {
    var isFound = false
    _ = type.mapNames { name, arguments in
      if generics.contains(where: { name == $0 || name.hasPrefix($0 + ".") }) { isFound = true }
      return .named(name, arguments)
    }
    return isFound
  }

  private func choice(for name: String) throws(Reason) -> SwiftType {
    let wanted = protocols[name] ?? []
    let small = smallTypes.first { small in
      let own = library.conformances[small.type.name] ?? []
      return wanted.isSubset(of: small.protocols.union(own))
    }
    if let small { return small.type }
    if wanted.isSubset(of: listed) { return .array(try element(of: name)) }
    if wanted.isSubset(of: compared.union(["SetAlgebra", "Sequence", "Collection"])) {
      return .set(try element(of: name))
    }
    if let own = library.conformances["Optional"], wanted.isSubset(of: own) {
      let inner = protocols.keys.sorted().first { $0.hasPrefix(name + ".") }
      return .optional(try inner.map { key throws(Reason) in try choice(for: key) } ?? .bool)
    }
    if wanted == ["ExpressibleByNilLiteral"] { return .optional(.named("SmallChoice", [])) }
    for (type, known) in library.conformances.sorted(by: { $0.key < $1.key })
    where wanted.isSubset(of: known) && library.types[type]?.generics.isEmpty == true {
      if !library.isPrivate(type) && library.types[type]?.kind != "protocol" {
        return .named(type, [])
      }
    }
    let known = wanted.sorted().joined(separator: " & ")
    throw Reason(.unknown, "no type that is known here conforms to \(known)")
  }

  private func element(of name: String) throws(Reason) -> SwiftType {
    if let equation = equations.first(where: { $0.0.name == name + ".Element" }) {
      return apply(equation.1)
    }
    return try choice(for: name + ".Element")
  }

  /// The type with the chosen ones in place of parameters.
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

/// Why a binding is not judged.
struct Reason: Error, Hashable {
  enum Kind: String, CaseIterable {
    case needsValue, isPrivate, needsScene, isStored, hasNoBase, unknown
  }
  let kind: Kind
  let words: String
  /// The type of which a value is needed.
  var type: String?

  init(_ kind: Kind, _ words: String, of type: String? = nil) {
    self.kind = kind
    self.words = words
    self.type = type
  }
}
