import BindingLaws

extension BindingSystem {
  /// The name of the type, without the types around it.
  static var shortName: String { "\(self)".withPlainBlanks }

  /// The name of the type, with all types around it.
  ///
  /// Swift marks the file of a private type with a number that is new in each run.
  static var fullName: String {
    var parts = String(reflecting: self).split(separator: "(unknown context at $")
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].drop { $0 != "." }.dropFirst()
    }
    return parts.joined().withPlainBlanks
  }
}

extension String {
  /// The name with plain blanks.
  ///
  /// Swift keeps the blanks of a name in backticks as no-break spaces, which nobody types.
  var withPlainBlanks: String {
    utf8.allSatisfy { $0 < 128 } ? self : replacing("\u{A0}", with: " ")
  }
}
