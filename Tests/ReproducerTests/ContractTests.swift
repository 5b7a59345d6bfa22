import BindingLaws
import BindingSpecimens
import Foundation
import Testing

@Suite struct `The contract for machines` {
  @Test func `holds for the list`() async throws {
    let systems = try listed()
    #expect(systems.count > 100)
    #expect(systems.allSatisfy { $0.ports > 0 })
    #expect(systems.allSatisfy { !$0.family.isEmpty })
    #expect(systems.allSatisfy { $0.lawful == $0.breaks.isEmpty })
    #expect(Set(systems.map(\.system)).count == systems.count)
  }

  @Test func `has every row of the seeds in the list`() async throws {
    let systems = try listed()
    let rows = (1...64).map { ($0 < 10 ? "S0" : "S") + "\($0)" }
    #expect(Set(systems.flatMap(\.rows)) == Set(rows))
  }

  @Test func `holds for the verdicts`() async throws {
    let lines = try await lines(of: ["check", "--cases", "20"] + someSpecimens)
    let verdicts = try lines.map { try decode(Judged.self, $0) }
    #expect(verdicts.count > 100)
    for verdict in verdicts where verdict.counterexample != nil {
      #expect(verdict.verdict != .upheld)
      #expect(verdict.verdict != .proved)
    }
  }

  @Test func `names every field even where there is nothing to say`() async throws {
    let line = try #require(
      try await lines(of: "check", "SelectionLinks", "--law", "get-set").first)
    let fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(fields?["counterexample"] is NSNull)
  }

  @Test func `says what cases were made of`() async throws {
    let line = try #require(
      try await lines(of: "check", "NestedAggregates", "--law", "history-independent").first)
    let mix = try #require(try decode(Judged.self, line).mix)
    #expect(mix.bases == 8)
    #expect(mix.operations["set", default: 0] > 50)
    let text = await CommandRun([
      "check", "NestedAggregates", "--law", "history-independent", "--statistics",
    ]).output
    #expect(text.contains("cases met the premise, "))
    #expect(text.contains("8 bases"))
  }

  @Test func `holds the smallest case`() async throws {
    let line = try #require(
      try await lines(of: "check", "ClearAnySelection", "--law", "get-set").first)
    let judged = try decode(Judged.self, line)
    let found = try #require(judged.counterexample)
    #expect(judged.verdict == .broken)
    #expect(judged.declared == .broken)
    #expect(judged.asDeclared)
    #expect(found.trace == ["start .b", "set a off"])
    #expect(found.operations == 1)
    #expect(found.minimal == .certain(true))
  }

  private func listed() throws -> [ListedSystem] {
    let run = try Reproducer("list", "--json")
    #expect(run.errors.isEmpty)
    return try JSONDecoder().decode([ListedSystem].self, from: Data(run.output.utf8))
  }

  private func lines(of arguments: String...) async throws -> [Substring] {
    try await lines(of: arguments)
  }

  private func lines(of arguments: [String]) async throws -> [Substring] {
    let run = await CommandRun(arguments + ["--json"])
    #expect(run.errors.isEmpty || run.errors.hasPrefix("binding-laws: warning: given up: "))
    return run.output.split(separator: "\n")
  }

  private func decode<T: Decodable>(_ type: T.Type, _ line: Substring) throws -> T {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }
}

/// The names of a sixteenth of all systems, of which none needs a child process.
let someSpecimens = allSpecimens.filter { !$0.mayTrap }.map(\.name).enumerated()
  .filter { $0.offset % 16 == 0 }.map(\.element)

/// A system as `list --json` prints it.
private struct ListedSystem: Decodable {
  let system: String
  let rows: [String]
  let family: String
  let lawful: Bool
  let ports: Int
  let breaks: [String]
}

/// A line of `check --json`.
private struct Judged: Decodable {
  enum Kind: String, Decodable {
    case upheld, proved, broken, impossible, flaky, crashed, skipped
    case gaveUp = "gave-up"
    case noEvidence = "no-evidence"
    case timedOut = "timed-out"
    case notJudged = "not-judged"
  }

  let system, law: String
  let verdict, declared: Kind
  let asDeclared: Bool
  let cases, executions: Int
  let seed: String
  let counterexample: Found?
  let mix: Mix?

  struct Mix: Decodable {
    let operations: [String: Int]
    let bases: Int?
    let refusals: Int
  }
}

private struct Found: Decodable {
  enum Minimality: Decodable, Equatable {
    case certain(Bool), unknown

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let isMinimal = try? value.decode(Bool.self) {
        self = .certain(isMinimal)
      } else if try value.decode(String.self) == "unknown" {
        self = .unknown
      } else {
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "neither")
      }
    }
  }

  let trace: [String]
  let operations: Int
  let equation, system, model: String
  let foundAtCase, simplifications: Int
  let minimal: Minimality
  let token: String
}
