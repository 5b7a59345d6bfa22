import Foundation
import TestSupport

@Suite struct `The power of laws in the reproducer` {
  @Test func `is reported with the law and the trace that notice each fault`() throws {
    let run = try ProcessRun("power", "SelectionLinks", "--at-least", "1")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("SelectionLinks: power 1.00, 25 of 25 faults found\n"))
    #expect(run.output.contains(/writes-twice +set-once +[0-9]+ cases +start nil; set a on\n/))
    #expect(
      run.output.contains("  tap-lost                coherent "))
  }

  /// The power of one law that covers little, of which a half is asked for.
  private static let weak = Result {
    try ProcessRun("power", "CopiedFlag", "--law", "get-pure", "--at-least", "0.5", "--json")
  }

  @Test func `is a line of JSON a fault`() throws {
    let faults = try Self.weak.get().output.split(separator: "\n").map {
      try JSONDecoder().decode(Fault.self, from: Data($0.utf8))
    }
    #expect(faults.count == 15)
    #expect(faults.filter(\.found).map(\.fault) == ["writes-on-read", "writes-on-deriving"])
    #expect(Set(faults.compactMap(\.reason)) == ["no-law"])
    #expect(faults.first { $0.found }?.trace == ["start (left: off, right: off)", "get value"])
  }

  @Test func `ends with 1 if more is asked for`() throws {
    #expect(try Self.weak.get().exitCode == 1)
  }

  @Test func `calls nothing invisible that it did not compare`() throws {
    let run = try ProcessRun(
      "power", "UnguardedIndex", "--law", "get-pure", "--json", "--cases", "30")
    let missed = run.output.split(separator: "\n").filter { $0.contains("\"found\":false") }
    #expect(missed.contains { $0.contains("\"reason\":\"not-compared\"") })
    #expect(!missed.contains { $0.contains("\"reason\":\"invisible\"") })
  }

  @Test("cannot be asked to be", arguments: ["1.5", "-1", "much"])
  func share(_ share: String) async throws {
    let run = await CommandRun("power", "SelectionLinks", "--at-least", share)
    run.expectRefusal(64, "--at-least")
  }
}

/// A line of `power --json`.
private struct Fault: Decodable {
  let fault: String
  let found: Bool
  let trace: [String]?
  let reason: String?
}
