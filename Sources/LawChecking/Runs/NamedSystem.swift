package import BindingLaws

/// A system that does not go by the name of its type.
package protocol NamedSystem: BindingSystem {
  /// What reports and tokens call it; holds no slash.
  static var name: String { get }
}

/// The names that more than one of the systems has that are judged together.
package enum SharedNames {
  /// Systems of these short names are called by their full ones.
  @TaskLocal package static var current: Set<String> = []

  /// The short names that several of these types have.
  package static func among(_ systems: [any BindingSystem.Type]) -> Set<String> {
    let types = Dictionary(grouping: systems) { $0.shortName }
    return Set(types.filter { Set($0.value.map(ObjectIdentifier.init)).count > 1 }.keys)
  }
}

extension BindingSystem {
  /// What reports and tokens call the system: the name of its type, and, where several systems have
  /// that, all that it is nested in.
  package static var displayName: String {
    SharedNames.current.contains(shortName) ? fullName : shortName
  }

  fileprivate static var shortName: String {
    (self as? any NamedSystem.Type)?.name ?? "\(self)".withPlainBlanks
  }

  /// Swift tells of the file that a private type is in by a number that is new in each run.
  private static var fullName: String {
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
