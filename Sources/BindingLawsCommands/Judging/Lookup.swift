import ArgumentParser
import BindingLaws
import BindingSpecimens

/// Finds systems and laws by name, and helps with close misses.
enum Lookup {
  /// The specimens of these names; all of them when there are none.
  static func specimens(_ names: [String]) throws -> [Specimen] {
    names.isEmpty ? allSpecimens : try names.map(specimen)
  }

  /// The specimen of a name.
  static func specimen(_ name: String) throws -> Specimen {
    if let specimen = allSpecimens.first(where: { $0.name == name }) { return specimen }
    throw miss("system", name, among: allSpecimens.map(\.name))
  }

  /// The laws of these ids; all of them when there are none.
  static func laws(_ ids: [String]) throws -> [any Law] {
    ids.isEmpty ? allLaws : try ids.map(law)
  }

  /// The law of an id.
  static func law(_ id: String) throws -> any Law {
    if let law = allLaws.first(where: { $0.id == id }) { return law }
    throw miss("law", id, among: allLaws.map(\.id))
  }

  private static func miss(_ kind: String, _ name: String, among names: [String]) -> ValidationError
  {
    let near = names.min { distance($0, name) < distance($1, name) }
    let hint = near.flatMap { distance($0, name) <= max(2, name.count / 3) ? $0 : nil }
    let advice = hint.map { "did you mean \($0)?" } ?? "see binding-laws list"
    return ValidationError("no \(kind) \"\(name)\"; \(advice)")
  }

  /// How many letters have to be inserted, removed or replaced (Levenshtein).
  private static func distance(_ one: String, _ other: String) -> Int {
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in other.enumerated() {
        let replaced = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
