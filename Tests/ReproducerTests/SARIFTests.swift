import Foundation
import Testing

@Suite struct `The SARIF log` {
  @Test func `names its version and its tool`() throws {
    let log = try Log(UnrulyCheck.ofAll.sarif)
    #expect(log.version == "2.1.0")
    #expect(log.schema.hasSuffix("sarif-2.1.0.json"))
    #expect(log.runs.map(\.tool.driver.name) == ["UnrulyReproducer"])
  }

  @Test func `has a rule for each broken law and a result for each surprise`() throws {
    let run = try #require(Log(UnrulyCheck.ofAll.sarif).runs.first)
    #expect(run.tool.driver.rules.map(\.id) == UnrulyCheck.laws)
    let found = run.results.map { "\($0.system ?? "") \($0.ruleId)" }
    let broken = UnrulyCheck.laws.dropLast().map { "\(UnrulyCheck.quoted) \($0)" }
    #expect(found == broken + ["Dying<Trap> total"])
    #expect(Set(run.results.compactMap { $0.partialFingerprints["systemAndLaw/v1"] }).count == 3)
    #expect(run.results.map(\.level).sorted() == ["error", "error", "note"])
  }

  @Test func `tells each mistake with the command that replays it`() throws {
    let results = try Log(UnrulyCheck.ofAll.sarif).runs.flatMap(\.results).filter {
      $0.level == "error"
    }
    #expect(results.count == 2)
    #expect(results.allSatisfy { $0.message.text.contains("run UnrulyReproducer replay 'v1") })
  }

  @Test func `is whole where all is as declared`() throws {
    let run = try #require(Log(UnrulyCheck(["Dying<Abort>"]).sarif).runs.first)
    #expect(run.results.isEmpty)
    #expect(run.tool.driver.rules.isEmpty)
  }
}

/// What the standard requires of a log, and what this one tells beyond that.
private struct Log: Decodable {
  struct Run: Decodable {
    let tool: Tool
    let results: [Result]
  }

  struct Tool: Decodable {
    struct Driver: Decodable {
      let name: String
      let rules: [Rule]
    }
    let driver: Driver
  }

  struct Message: Decodable {
    let text: String
  }

  struct Rule: Decodable {
    let id: String
    let shortDescription, fullDescription: Message
  }

  struct Result: Decodable {
    struct Location: Decodable {
      let logicalLocations: [Logical]
    }
    struct Logical: Decodable {
      let name: String
    }
    let ruleId, level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    var system: String? { locations.first?.logicalLocations.first?.name }
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema, version: String
  let runs: [Run]

  init(_ data: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}
