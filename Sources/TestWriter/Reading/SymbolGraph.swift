import Foundation

/// The parts of a symbol graph that the tool reads.
///
/// `swift symbolgraph-extract` writes such files.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
      let preciseIdentifier: String?
    }
    struct Location: Decodable {
      struct Position: Decodable {
        let line: Int
        let character: Int
      }
      let uri: String
      let position: Position
    }
    struct Generics: Decodable {
      struct Parameter: Decodable { let name: String }
      let parameters: [Parameter]?
      let constraints: [Constraint]?
    }
    struct Extension: Decodable {
      let constraints: [Constraint]?
    }
    struct Availability: Decodable {
      struct Version: Decodable {
        let major: Int
        let minor: Int?
      }
      let domain: String?
      let introduced: Version?
    }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
    let location: Location?
    let swiftGenerics: Generics?
    let swiftExtension: Extension?
    let availability: [Availability]?
  }
  struct Constraint: Decodable, Hashable {
    let kind: String
    let lhs: String
    let rhs: String
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
  struct Module: Decodable { let name: String }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}

extension SymbolGraph.Symbol {
  /// Returns the declaration as one text, in which each known type has its whole name.
  func text(naming types: [String: [String]]) -> String {
    var text = ""
    for fragment in declarationFragments {
      guard fragment.kind == "typeIdentifier", let id = fragment.preciseIdentifier,
        let path = types[id], path.count > 1
      else {
        text += fragment.spelling
        continue
      }
      let outer = path.dropLast().joined(separator: ".") + "."
      if text.hasSuffix(outer) { text.removeLast(outer.count) }
      text += path.joined(separator: ".")
    }
    return text
  }

  /// Returns whether the symbol comes before another in the sources.
  ///
  /// Symbol graphs have another order.
  func isBefore(_ other: SymbolGraph.Symbol) -> Bool {
    let here = location?.position
    let there = other.location?.position
    return (
      location?.uri ?? "", here?.line ?? 0, here?.character ?? 0, identifier.precise
    ) < (
      other.location?.uri ?? "", there?.line ?? 0, there?.character ?? 0, other.identifier.precise
    )
  }

  /// The modules of the types that the declaration names.
  var modules: Set<String> { Set(declarationFragments.compactMap(\.module)) }
}

extension SymbolGraph.Symbol.Fragment {
  /// The module in an identifier such as `s:7SwiftUI7BindingV`.
  ///
  /// Nil if the identifier names none.
  var module: String? {
    guard let id = preciseIdentifier, id.hasPrefix("s:") else { return nil }
    let digits = id.dropFirst(2).prefix { $0.isNumber }
    guard let count = Int(digits) else { return nil }
    let name = id.dropFirst(2 + digits.count).prefix(count)
    return name.count == count ? String(name) : nil
  }
}
