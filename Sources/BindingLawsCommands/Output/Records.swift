import BindingLaws
import LawChecking
import LawTelling

/// A system as `list --json` and `explain --json` print it.
///
/// The names of its properties are the keys. `CI/same` reads `system` of the list.
struct SystemRecord: Encodable {
  let system: String
  let rows: [String]
  let family: String
  let lawful: Bool
  /// The number of ports of the model, or nil if the model crashes.
  let ports: Int?
  /// The laws that the system is declared to break.
  let breaks: [String]
  /// The laws that are skipped, with the reasons.
  let skips: [String: String]
  /// The mistake that it makes, if it is a fault of the catalogue.
  let mistake: [String: String]?

  init(_ system: JudgedSystem, _ inventory: Inventory.Answer) {
    self.system = system.name
    rows = system.rows
    family = system.family
    lawful = system.isLawful
    ports = try? inventory.get().ports
    breaks = system.breaks.map(\.id)
    skips = system.skipReasons
    mistake = system.mistake?.record
  }
}

/// A law as `list --laws --json` and `explain --json` print it.
///
/// The names of its properties are the keys.
struct LawRecord: Encodable {
  let law: String
  let title: String
  let maths: String
  let family: String
  let tier: String
  let brokenBy: [String]
  /// The mistakes by which systems break the law.
  let mistakes: [[String: String]]

  init(_ law: Law) {
    self.law = law.id
    title = law.title
    maths = law.maths
    family = law.family
    tier = law.tier.rawValue
    brokenBy = Registry.current.systems.filter { $0.breaks.contains { $0.id == law.id } }
      .map(\.name)
    mistakes = Mistake.breaking(law).map(\.record)
  }
}

/// What new bindings of a system do, as `explain --table --json` prints it.
///
/// The names of its properties are the keys.
struct TableRecord: Encodable {
  let system: String
  let learned: LearnedTable
}

extension Mistake {
  /// The mistake and its fix in JSON.
  fileprivate var record: [String: String] { ["what": what, "fix": fix] }
}
