import ArgumentParser
import BindingGenerators
import BindingLaws
import Foundation
import LawTelling

extension Registry {
  /// Returns the systems that these words choose, each once.
  ///
  /// Returns all of them if there are no words. A word is a name, a name with `*` or `?`, a row such as
  /// `S06`, or a family such as `selection`. The help of `ChosenSubjects` says so.
  func systems(_ words: [String]) throws -> [JudgedSystem] {
    if words.isEmpty { return systems }
    var chosen: Set<String> = []
    return try words.flatMap(chosenSystems).filter { chosen.insert($0.name).inserted }
  }

  /// Returns the systems that a word chooses.
  ///
  /// Throws an error with the name that may have been meant.
  private func chosenSystems(by word: String) throws -> [JudgedSystem] {
    if let system = knownSystem(word) { return [system] }
    let chosen = systems.filter { system in
      // A system without a family has an empty one.
      let isOfFamily = !word.isEmpty && system.family == word
      return system.rows.contains(word) || isOfFamily || fnmatch(word, system.name, 0) == 0
    }
    if !chosen.isEmpty { return chosen }
    // Commands begin in lower case, and types do not.
    let mayBeCommand = word.first?.isLowercase == true
    if !mayBeCommand { throw miss(.system, word, among: systems.map(\.name)) }
    let names = commands.compactMap { $0._commandName } + systems.map(\.name)
    throw miss(.commandOrSystem, word, among: names)
  }

  /// Returns the system of a name.
  ///
  /// Throws an error with the name that may have been meant.
  func system(_ name: String) throws -> JudgedSystem {
    if let system = knownSystem(name) { return system }
    throw miss(.system, name, among: systems.map(\.name))
  }

  /// Returns the system of a name, or nil if there is none.
  func knownSystem(_ name: String) -> JudgedSystem? { systems.first { $0.name == name } }

  /// Returns the laws of these ids, each once.
  ///
  /// Returns all of them if there are no ids.
  func laws(_ ids: [String]) throws -> [Law] {
    ids.isEmpty ? laws : try ids.unique.map(law)
  }

  /// Returns the law of an id: one for all systems, or one that only a system declares broken.
  ///
  /// Nil if there is none.
  func knownLaw(_ id: String) -> Law? {
    (laws + systems.flatMap(\.breaks)).first { $0.id == id }
  }

  /// Returns the law of an id.
  ///
  /// Throws an error with the id that may have been meant.
  func law(_ id: String) throws -> Law {
    if let law = knownLaw(id) { return law }
    throw miss(.law, id, among: laws.map(\.id))
  }

  /// Returns the failure that there is nothing of this name, with the name that may have been meant.
  func miss(_ kind: NamedKind, _ name: String, among names: [String]) -> Failure {
    // A user may leave out the type that a name is nested in, and its number.
    let meant = names.filter { ("." + $0.withoutNumber).hasSuffix("." + name) }
    if meant.count > 1 {
      return .usage("\"\(name)\" may be \(meant.joined(separator: " or ")); write one of them")
    }
    let hint = nearest(to: name, among: names).map { "did you mean \($0)?" }
    let advice = hint ?? "see \(program) \(kind.overview)"
    // A user may type any number of letters. Beginnings of 60 of them fit on a line with the words around.
    return .usage("no \(kind.rawValue) \"\(name.cut(to: 60))\"; \(advice)")
  }
}

extension String {
  /// The name without the number that distinguishes it from namesakes in other files.
  fileprivate var withoutNumber: Substring {
    guard let mark = lastIndex(of: "#"), Int(self[index(after: mark)...]) != nil else {
      return self[...]
    }
    return self[..<mark]
  }
}
