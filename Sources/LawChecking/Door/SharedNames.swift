package import BindingLaws

/// What the systems are called that share their short names with others that are judged together.
package struct SharedNames: Sendable {
  /// The names in use: a command sets them for its systems, and a child for its own.
  @TaskLocal package static var current = SharedNames(among: [])

  private var names: [ObjectIdentifier: String] = [:]

  /// Names that distinguish these types: the full ones of those that share a short one.
  ///
  /// Private types of two files may share the full one, too, since Swift does not say which file is meant;
  /// they are numbered in the order of the list.
  package init(among systems: [any BindingSystem.Type]) {
    for namesakes in systems.grouped(by: { $0.shortName }) where namesakes.count > 1 {
      for types in namesakes.grouped(by: { $0.fullName }) {
        for (index, type) in types.enumerated() {
          let number = types.count == 1 ? "" : "#\(index + 1)"
          names[ObjectIdentifier(type)] = type.fullName + number
        }
      }
    }
  }

  /// One name that is known already.
  init(calling system: any BindingSystem.Type, _ name: String?) {
    names[ObjectIdentifier(system)] = name
  }

  fileprivate func name(of system: any BindingSystem.Type) -> String? {
    names[ObjectIdentifier(system)]
  }
}

extension [any BindingSystem.Type] {
  /// The types, each once, together with those of the same name: in order, but for the groups themselves.
  fileprivate func grouped(by name: (any BindingSystem.Type) -> String) -> [[Element]] {
    var seen: Set<ObjectIdentifier> = []
    let types = filter { seen.insert(ObjectIdentifier($0)).inserted }
    return Array<[Element]>(Dictionary(grouping: types, by: name).values)
  }
}

extension BindingSystem {
  /// What reports and tokens call the system: the name of its type, and, where several systems have
  /// that, all that it is nested in, and a number where that is not enough.
  ///
  /// Seeds of random cases are made of it: another name draws other cases.
  package static var displayName: String { SharedNames.current.name(of: self) ?? shortName }

  /// The same, or what was given in its place.
  package static func displayName(_ given: GivenName?) -> String { given?.text ?? displayName }

  fileprivate static var shortName: String {
    "\(self)".withPlainBlanks
  }

  /// Swift marks the file that a private type is in with a number that is new in each run.
  fileprivate static var fullName: String {
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
