import Foundation
import TestSupport

@Suite struct `The contract for machines` {
  @Test func `holds for the list`() async throws {
    let systems = try listed()
    #expect(systems.count > 100)
    #expect(systems.allSatisfy { $0.ports.map { $0 > 0 } == true })
    #expect(systems.allSatisfy { !$0.family.isEmpty })
    #expect(systems.allSatisfy { $0.lawful == $0.breaks.isEmpty })
    #expect(Set(systems.map(\.system)).count == systems.count)
  }

  @Test func `has each of the rows S01 to S64 in the list`() async throws {
    let systems = try listed()
    let rows = (1...64).map { ($0 < 10 ? "S0" : "S") + "\($0)" }
    #expect(Set(systems.flatMap(\.rows)) == Set(rows))
  }

  private func listed() throws -> [ListedSystem] {
    let run = try Reproducer("list", "--json")
    #expect(run.errors.isEmpty)
    return try JSONDecoder().decode([ListedSystem].self, from: Data(run.output.utf8))
  }
}

/// The names of a sixteenth of all systems, of which none needs a child process.
let someSpecimens = allSpecimens.filter { !$0.mayTrap }.map(\.name).enumerated()
  .filter { $0.offset % 16 == 0 }.map(\.element)

/// A system as `list --json` prints it.
struct ListedSystem: Decodable {
  let system: String
  let rows: [String]
  let family: String
  let lawful: Bool
  /// The number of its ports.
  ///
  /// Nil if its model crashes when it is asked.
  let ports: Int?
  let breaks: [String]
}
