package import BindingLaws

/// The names of systems that are judged together, for those that share their short names.
package struct DisplayNames: Sendable {
  /// The names in use.
  ///
  /// A command sets them for its systems, and a child for its own.
  @TaskLocal package static var current = DisplayNames(among: [])

  /// The names of the types that need another one than their short name.
  private var names: [ObjectIdentifier: String] = [:]

  /// Makes names that distinguish these types: the full names of those that share a short one.
  ///
  /// Private types of two files may share the full one, too, since Swift does not say which file is meant.
  /// They are numbered in the order of the list.
  package init(among systems: [any BindingSystem.Type]) {
    var seen: Set<ObjectIdentifier> = []
    let types = systems.filter { seen.insert(ObjectIdentifier($0)).inserted }
    for (_, namesakes) in types.grouped(by: { $0.shortName }) where namesakes.count > 1 {
      for (fullName, types) in namesakes.grouped(by: { $0.fullName }) {
        for (index, type) in types.enumerated() {
          let number = types.count == 1 ? "" : "#\(index + 1)"
          names[ObjectIdentifier(type)] = fullName + number
        }
      }
    }
  }

  /// Takes one name that is known already.
  init(naming system: any BindingSystem.Type, as name: String?) {
    names[ObjectIdentifier(system)] = name
  }

  fileprivate func name(of system: any BindingSystem.Type) -> String? {
    names[ObjectIdentifier(system)]
  }
}

extension BindingSystem {
  /// The name of the system in reports and tokens.
  ///
  /// It is the name of its type. If several systems share that, it names all types around it, too, and a
  /// number if that is not enough. Seeds of random cases are made from it: another name draws other cases.
  package static var displayName: String { DisplayNames.current.name(of: self) ?? shortName }

  /// Returns the given name, or else the display name.
  package static func displayName(_ given: GivenName?) -> String { given?.text ?? displayName }
}
