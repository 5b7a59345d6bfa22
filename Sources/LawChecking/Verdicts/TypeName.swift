import BindingLaws

extension BindingSystem {
  /// The name of its type, without what the type is nested in.
  static var shortName: String { "\(self)".withPlainBlanks }

  /// The same with all that the type is nested in.
  ///
  /// Swift marks the file that a private type is in with a number that is new in each run.
  static var fullName: String {
    var parts = String(reflecting: self).split(separator: "(unknown context at $")
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].drop { $0 != "." }.dropFirst()
    }
    return parts.joined().withPlainBlanks
  }
}

extension String {
  /// Swift keeps the blanks of a name in backticks as no-break spaces, which nobody types.
  fileprivate var withPlainBlanks: String {
    utf8.allSatisfy { $0 < 128 } ? self : replacing("\u{A0}", with: " ")
  }
}
