import ArgumentParser
import BindingLaws
import BindingGenerators
import LawTelling

extension Registry {
  /// The systems of these names; all of them when there are none.
  func systems(_ names: [String]) throws -> [JudgedSystem] {
    names.isEmpty ? systems : try names.map { try system($0, orCommands: true) }
  }

  /// The system of a name.
  ///
  /// - Parameter orCommands: Whether a command may have been meant, too.
  func system(_ name: String, orCommands: Bool = false) throws -> JudgedSystem {
    if let system = systems.first(where: { $0.name == name }) { return system }
    if orCommands && name.first?.isLowercase == true {
      let commands = RootCommand.configuration.subcommands.compactMap { $0._commandName }
      throw miss("command or system", name, among: commands + systems.map(\.name))
    }
    throw miss("system", name, among: systems.map(\.name))
  }

  /// The laws of these ids; all of them when there are none.
  func laws(_ ids: [String]) throws -> [Law] {
    ids.isEmpty ? laws : try ids.map(law)
  }

  /// All laws, and those of a system's own, which have to be judged by where they are declared broken.
  func laws(and declared: [Law]) -> [Law] {
    laws + declared.filter { law in !laws.contains { $0.id == law.id } }
  }

  /// The law of an id.
  func law(_ id: String) throws -> Law {
    if let law = laws.first(where: { $0.id == id }) { return law }
    throw miss("law", id, among: laws.map(\.id))
  }

  /// Why there is nothing of this name, and what may have been meant.
  func miss(_ kind: String, _ name: String, among names: [String]) -> Failure {
    let meant = names.filter { ("." + $0.withoutNumber).hasSuffix("." + name) }
    if meant.count > 1 {
      return .usage("\"\(name)\" may be \(meant.joined(separator: " or ")); write one of them")
    }
    let hint = nearest(to: name, among: names).map { "did you mean \($0)?" }
    let advice = hint ?? "see \(program) \(overview(of: kind))"
    return .usage("no \(kind) \"\(name.cut(to: 60))\"; \(advice)")
  }

  /// The command that shows what there is.
  private func overview(of kind: String) -> String {
    ["law": "list --laws", "command": "--help"][kind] ?? "list"
  }
}

extension String {
  /// A name without the number that distinguishes it from those of its namesakes in other files.
  fileprivate var withoutNumber: Substring {
    guard let mark = lastIndex(of: "#"), Int(self[index(after: mark)...]) != nil else {
      return self[...]
    }
    return self[..<mark]
  }
}
