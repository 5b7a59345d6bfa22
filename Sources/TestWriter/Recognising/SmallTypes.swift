/// A type with few values, at which generic declarations are tried.
struct SmallType: Sendable {
  let type: SwiftType
  /// The protocols to which the type conforms.
  let protocols: Set<String>
}

/// The protocols to which every small type conforms, except the view.
let compared: Set<String> = [
  "Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable", "Copyable", "Escapable",
  "SendableMetatype",
]
/// The protocols of a small type whose values have an order.
private let ordered: Set<String> = compared.union(["Comparable"])
/// The protocols of a small type of numbers.
private let counted: Set<String> = ordered.union([
  "Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable", "LosslessStringConvertible",
  "CustomStringConvertible", "ExpressibleByIntegerLiteral", "BitwiseCopyable", "CVarArg",
])
/// The protocols of a list.
let listed: Set<String> = compared.union([
  "Sequence", "Collection", "MutableCollection", "BidirectionalCollection",
  "RandomAccessCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
])

/// The small type that has an identity and fields.
let smallRow = SmallType(
  type: .named("SmallRow", []), protocols: compared.union(["Identifiable"]))

/// The small types, in the order in which the solver tries them.
///
/// The solver takes the first that conforms to all protocols that a parameter needs.
let smallTypes = [
  // An enum of three cases, all of which a test tries. `supportText` declares the types that Swift lacks.
  SmallType(
    type: .named("SmallChoice", []),
    protocols: ordered.union(["CaseIterable", "RawRepresentable", "BitwiseCopyable"])),
  smallRow,
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
