/// A type with few values, at which generic declarations are tried.
///
/// `supportText` declares those that Swift lacks, and `Examples` has values and fields of them: change all together.
struct SmallType: Sendable {
  let type: SwiftType
  /// The protocols to which the type conforms.
  let protocols: Set<String>
  /// The associated types, by name.
  var members: [String: SwiftType] = [:]
}

/// The protocols to which every small type conforms, except the view.
let comparedProtocols: Set<String> = [
  "Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable", "Copyable", "Escapable",
  "SendableMetatype",
]
/// The protocols of a small type whose values have an order.
private let orderedProtocols: Set<String> = comparedProtocols.union(["Comparable"])
/// The protocols of a small type of numbers.
private let numberProtocols: Set<String> = orderedProtocols.union([
  "Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable", "LosslessStringConvertible",
  "CustomStringConvertible", "ExpressibleByIntegerLiteral", "BitwiseCopyable", "CVarArg",
])
/// The protocols of a list.
let listProtocols: Set<String> = comparedProtocols.union([
  "Sequence", "Collection", "MutableCollection", "BidirectionalCollection",
  "RandomAccessCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
])

/// The small type that has an identity and fields.
let smallRow = SmallType(
  type: .named("SmallRow", []), protocols: comparedProtocols.union(["Identifiable"]),
  members: ["ID": .int])

/// The small types, in the order in which the solver tries them.
///
/// The solver takes the first that conforms to all protocols that a parameter needs.
let smallTypes = [
  // An enum of three cases, all of which a test tries.
  SmallType(
    type: .named("SmallChoice", []),
    protocols: orderedProtocols.union(["CaseIterable", "RawRepresentable", "BitwiseCopyable"]),
    members: ["RawValue": .int]),
  smallRow,
  SmallType(
    type: .int,
    protocols: numberProtocols.union(["BinaryInteger", "SignedInteger", "FixedWidthInteger"]),
    members: ["Stride": .int]),
  SmallType(
    type: .named("Double", []),
    protocols: numberProtocols.union([
      "FloatingPoint", "BinaryFloatingPoint", "ExpressibleByFloatLiteral",
    ])),
  SmallType(
    type: .named("String", []),
    protocols: listProtocols.subtracting(["ExpressibleByArrayLiteral", "MutableCollection"]).union([
      "StringProtocol", "Comparable", "CustomStringConvertible", "LosslessStringConvertible",
      "ExpressibleByStringLiteral", "TextOutputStream",
    ]),
    members: ["Element": .named("Character", [])]),
  SmallType(type: .bool, protocols: comparedProtocols.union(["ExpressibleByBooleanLiteral"])),
  SmallType(
    type: .named("SmallOptions", []),
    protocols: comparedProtocols.union([
      "OptionSet", "SetAlgebra", "RawRepresentable", "ExpressibleByArrayLiteral",
    ]),
    members: ["RawValue": .int, "Element": .named("SmallOptions", [])]),
  SmallType(type: .named("EmptyView", []), protocols: ["View", "Sendable"]),
]
