package import BindingLaws

/// What systems are called that share their short names with others that are judged together.
package struct DisplayNames: Sendable {
  /// The names in use: a command sets them for its systems, and a child for its own.
  @TaskLocal package static var current = DisplayNames(among: [])

  private var names: [ObjectIdentifier: String] = [:]

  /// Names that distinguish these types: the full ones of those that share a short one.
  ///
  /// Private types of two files may share the full one, too, since Swift does not say which file is meant;
  /// they are numbered in the order of the list.
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

  /// One name that is known already.
  init(naming system: any BindingSystem.Type, as name: String?) {
    names[ObjectIdentifier(system)] = name
  }

  fileprivate func name(of system: any BindingSystem.Type) -> String? {
    names[ObjectIdentifier(system)]
  }
}

extension BindingSystem {
  /// What reports and tokens call the system: the name of its type, and, where several systems have
  /// that, all that it is nested in, and a number where that is not enough.
  ///
  /// Seeds of random cases are made of it: another name draws other cases.
  package static var displayName: String { DisplayNames.current.name(of: self) ?? shortName }

  /// The same, or what was given in its place.
  package static func displayName(_ given: GivenName?) -> String { given?.text ?? displayName }
}
