import Foundation

/// Values of types, as Swift writes them.
struct Examples {
  let library: Library

  /// Returns some values of a type, simplest first.
  ///
  /// Empty if none is known.
  ///
  /// - Parameter depth: The number of levels that values may be nested, because a type may contain itself.
  func values(of type: SwiftType, depth: Int = 4) -> [String] {
    if depth == 0 { return [] }
    let type = library.resolved(type)
    switch type {
    case .tuple: return []
    case .function(let inputs, let output): return closure(inputs, output, depth).map { [$0] } ?? []
    case .named(let name, let arguments):
      if let binding = library.binding(type), binding.type.maker != nil {
        let sources = values(of: binding.value, depth: depth - 1).prefix(1)
        return sources.map { binding.text(over: "Source<\(binding.value.text)>(\($0))") }
      }
      return known(name) ?? composed(name, arguments, depth) ?? own(name, arguments, depth)
    }
  }

  /// Returns values of a type that needs no others: of a library, or one that written tests declare.
  private func known(_ name: String) -> [String]? {
    switch name {
    case "Bool": ["false", "true"]
    case "Int": ["0", "1", "2"]
    case "Double": ["0.0", "0.5", "1.0"]
    case "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float",
      "CGFloat", "Decimal":
      ["\(name)(0)", "\(name)(1)", "\(name)(2)"]
    case "String": ["\"\"", "\"a\"", "\"b\""]
    case "Substring", "Character": ["\(name)(\"a\")", "\(name)(\"b\")"]
    case "Date": ["Date(timeIntervalSince1970: 0)", "Date(timeIntervalSince1970: 60)"]
    case "URL":  // Tests may write to a temporary folder without loss.
      ["a", "b"].map { "FileManager.default.temporaryDirectory.appending(path: \"\($0)\")" }
    case "Data": ["Data()", "Data([1])"]
    case "UUID":
      (1...2).map { "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \($0)))" }
    case "Any": ["0", "1"]
    case "AnyHashable": ["AnyHashable(0)", "AnyHashable(1)"]
    case "Void": ["()"]
    case "EmptyView": ["EmptyView()"]
    case "Text": ["Text(\"a\")"]
    case "LocalizedStringKey": ["\"a\""]
    case "SmallChoice": ["SmallChoice.a", "SmallChoice.b", "SmallChoice.c"]
    case "SmallRow": ["SmallRow(id: 1)", "SmallRow(id: 2, isOn: true)"]
    case "SmallOptions": ["SmallOptions.one", "SmallOptions.two"]
    default: nil
    }
  }

  /// The beginnings of values above that need Foundation.
  ///
  /// A declaration need not name their types: a value may be inside of another.
  static let makersOfFoundation = ["Date(", "FileManager", "UUID(", "Data(", "Decimal("]

  /// Returns values of a generic type of the standard library, made of values of its arguments.
  private func composed(_ name: String, _ arguments: [SwiftType], _ depth: Int) -> [String]? {
    let inner = arguments.map { values(of: $0, depth: depth - 1) }
    guard let first = inner.first, let value = first.first else { return nil }
    switch name {
    case "Optional": return ["nil"] + first
    case "Array", "Set":
      return ["[]", "[\(value)]", "[\(first.prefix(2).joined(separator: ", "))]"].unique
    case "Dictionary":
      guard let content = inner[1].last else { return nil }
      return ["[:]", "[\(value): \(content)]"]
    case "ClosedRange": return first.count > 1 ? ["\(value)...\(first[first.count - 1])"] : nil
    case "Range": return first.count > 1 ? ["\(value)..<\(first[first.count - 1])"] : nil
    case "WritableKeyPath", "KeyPath", "ReferenceWritableKeyPath":
      return keyPaths(arguments[0], arguments[1])
    default: return nil
    }
  }

  // `SmallRow` is in no library: `supportText` declares it. `known` and these three functions know what it has.

  /// Returns the fields of a root type that have the leaf type, as key paths.
  func keyPaths(_ root: SwiftType, _ leaf: SwiftType) -> [String] {
    if root.name == "SmallRow" && leaf == .bool { return ["\\SmallRow.isOn", "\\SmallRow.isLate"] }
    let fields = library.members(of: root.name).filter { field in
      field.isSettable && !field.isPrivate && field.result.map(library.resolved) == leaf
    }
    let paths = fields.map { "\\\(root.text).\($0.baseName)" }
    return paths.isEmpty && root == leaf ? ["\\\(root.text).self"] : paths
  }

  /// Returns the fields by which an element can be judged, flags first.
  ///
  /// Its identity is not one of them.
  func fields(of element: SwiftType) -> [String] {
    if element.name == "SmallRow" { return ["\\.isOn"] }
    let fields = library.members(of: element.name).filter { field in
      guard field.isSettable, !field.isPrivate, field.baseName != "id", let type = field.result
      else { return false }
      return library.isEquatable(type) && values(of: type).count > 1
    }
    let sorted = fields.filter { $0.result == .bool } + fields.filter { $0.result != .bool }
    return sorted.map { "\\.\($0.baseName)" }
  }

  /// Returns the type of a field, or `Bool` if the field is unknown, as those of a `SmallRow` are.
  func type(of field: String, in whole: SwiftType) -> SwiftType {
    library.members(of: whole.name).first { $0.baseName == field }?.result ?? .bool
  }

  /// Returns values of a type of the package: its cases, its constants of its own type, or values that its
  /// initialisers make.
  ///
  /// They are few, which keeps the number of cases small.
  private func own(_ name: String, _ arguments: [SwiftType], _ depth: Int) -> [String] {
    guard let info = library.types[name], !library.isPrivate(name), info.kind != "protocol"
    else { return [] }
    let type = SwiftType.named(name, arguments)
    let members = library.members(of: name).filter { !$0.isPrivate }
    let cases = members.filter { $0.kind == "enum.case" }.compactMap { enumCase($0, name, depth) }
    if info.kind == "enum" { return Array(cases.prefix(4)) }
    let constants = members.filter { $0.kind == "type.property" && $0.result == type }
    if constants.count > 1 { return constants.prefix(3).map { "\(name).\($0.baseName)" } }
    let inits = members.filter { member in
      member.kind == "init" && isCallable(member, ofTypeWith: info.generics.count)
    }
    let valuesOfInits = inits.map { values(by: $0, type, info.generics, depth) }
    return valuesOfInits.max { $0.count < $1.count } ?? []
  }

  /// Returns whether a test can call an initialiser plainly: without `try`, `await`, a decoder, or generics of
  /// its own.
  private func isCallable(_ initialiser: Declaration, ofTypeWith generics: Int) -> Bool {
    if initialiser.isAsync || initialiser.throwsErrors || initialiser.isFailable { return false }
    let allGenerics = initialiser.symbol.swiftGenerics?.parameters?.count ?? 0
    let decodes = initialiser.parameters.contains { $0.type.name == "Decoder" }
    return allGenerics <= generics && !decodes
  }

  /// Returns a case with the first value of each of its payloads, or nil if one of them has none.
  private func enumCase(_ declaration: Declaration, _ name: String, _ depth: Int) -> String? {
    let text = declaration.text.components(separatedBy: "case ").last ?? ""
    guard let start = text.firstIndex(of: "(") else { return "\(name).\(declaration.baseName)" }
    var scanner = Scanner(String(text[start...]))
    _ = scanner.accept("(")
    var parts: [String] = []
    while !scanner.accept(")") && !scanner.isAtEnd {
      var ahead = scanner
      let label = ahead.word().flatMap { ahead.accept(":") ? $0 : nil }
      if label != nil { scanner = ahead }
      guard let type = scanner.type(), let value = values(of: type, depth: depth - 1).first
      else { return nil }
      parts.append((label.map { $0 + ": " } ?? "") + value)
      _ = scanner.accept(",")
    }
    return "\(name).\(declaration.baseName)(\(parts.joined(separator: ", ")))"
  }

  /// Returns the values that an initialiser makes.
  ///
  /// The first value leaves out the parameters that have a default. The others pass them.
  private func values(
    by initialiser: Declaration, _ type: SwiftType, _ generics: [String], _ depth: Int
  ) -> [String] {
    let inner = initialiser.parameters.map { parameter in
      values(of: parameter.type.substituting(generics, by: type.arguments), depth: depth - 1)
    }
    let isComplete = zip(initialiser.parameters, inner).allSatisfy { parameter, values in
      parameter.hasDefault || parameter.isVariadic || !values.isEmpty
    }
    if !isComplete { return [] }
    return (0..<3).map { round in
      let arguments = zip(initialiser.parameters, inner).compactMap {
        parameter, values -> String? in
        if values.isEmpty || parameter.isVariadic || parameter.hasDefault && round == 0 {
          return nil
        }
        return parameter.labelled(values[min(round, values.count - 1)])
      }
      return "\(type.text)(\(arguments.joined(separator: ", ")))"
    }.unique
  }

  /// Returns a closure that hands on its input if the types fit, and gives a fixed value otherwise.
  private func closure(_ inputs: [SwiftType], _ output: SwiftType, _ depth: Int) -> String? {
    let names = Array(repeating: "_", count: inputs.count).joined(separator: ", ")
    let start = inputs.isEmpty ? "{ " : "{ \(names) in "
    if output.name == "Void" { return inputs.isEmpty ? "{}" : "{ \(names) in }" }
    if inputs.count == 1 && (inputs[0] == output || output.wrapped == inputs[0]) { return "{ $0 }" }
    if output == .bool { return start + "true }" }
    return values(of: output, depth: depth - 1).first.map { start + $0 + " }" }
  }
}
