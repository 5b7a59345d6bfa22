import Testing

extension Test.Case {
  /// The text that tells the arguments of the running case from those of others, alike in each process.
  ///
  /// Empty if there are none, and nil if they cannot be read. Swift Testing makes identifiers of them, and
  /// numbers those that have the same. It shows them to nobody: a mirror reads them, so another version may
  /// hide them.
  static var currentArguments: String? {
    guard let current, current.isParameterized else { return "" }
    let mirror = Mirror(reflecting: current)
    guard
      let arguments = mirror.descendant("_kind", "parameterized", "arguments") as? [any Sendable],
      let number = mirror.descendant("_kind", "parameterized", "discriminator") as? Int
    else { return nil }
    let identifiers = arguments.compactMap { argument in
      Mirror(reflecting: argument).descendant("id", "bytes") as? [UInt8]
    }
    guard identifiers.count == arguments.count else { return nil }
    let texts = identifiers.map { String(decoding: $0, as: UTF8.self).debugDescription }
    return texts.joined(separator: ", ") + " \(number)"
  }
}
