import ArgumentParser
import BindingLaws
import BindingSpecimens

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the systems and what they declare.",
    discussion: "Example: binding-laws list --json")

  @Flag(help: "Print a JSON array.")
  var json = false

  func run() throws {
    if json {
      print(try allSpecimens.map(SpecimenRecord.init).jsonLine)
    } else {
      for specimen in allSpecimens { print(line(specimen)) }
    }
  }

  private func line(_ specimen: Specimen) -> String {
    [
      specimen.name.padded(to: 26), specimen.rows.joined(separator: " ").padded(to: 20),
      specimen.summary,
    ].joined(separator: "  ")
  }
}

/// A specimen as machines read it.
private struct SpecimenRecord: Encodable {
  let system: String
  let rows: [String]
  let family: String
  let lawful: Bool
  let ports: Int
  let breaks: [String]

  init(_ specimen: Specimen) {
    (system, rows, family) = (specimen.name, specimen.rows, specimen.family.rawValue)
    (lawful, ports) = (specimen.isLawful, specimen.portCount)
    breaks = specimen.breaks.map(\.id)
  }
}
