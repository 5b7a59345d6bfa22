import Foundation
import TestSupport

@Suite struct `The list of systems in JSON` {
  @Test func `has each system once, and does not contradict itself`() async throws {
    let systems = try listed()
    #expect(systems.count > 100)
    #expect(systems.allSatisfy { $0.ports.map { $0 > 0 } == true })
    #expect(systems.allSatisfy { !$0.family.isEmpty })
    #expect(systems.allSatisfy { $0.lawful == $0.breaks.isEmpty })
    #expect(Set(systems.map(\.system)).count == systems.count)
  }

  @Test func `has each of the rows S01 to S64`() async throws {
    let systems = try listed()
    let rows = (1...64).map { ($0 < 10 ? "S0" : "S") + "\($0)" }
    #expect(Set(systems.flatMap(\.rows)) == Set(rows))
  }

  private func listed() throws -> [ListedSystem] {
    let run = try ProcessRun("list", "--json")
    #expect(run.errors.isEmpty)
    return try JSONDecoder().decode([ListedSystem].self, from: Data(run.output.utf8))
  }
}
