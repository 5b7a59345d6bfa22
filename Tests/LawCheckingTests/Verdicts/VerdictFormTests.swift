import Foundation
import TestSupport

@testable import LawChecking

@Suite struct `A verdict as data` {
  @Test("is read as it was written, with", arguments: grounds)
  func roundTrip(_ grounds: Verdict.Grounds, remark: String) throws {
    var verdict = Verdict(
      system: "S", law: LawDescription(Law.getSet), kind: .upheld, seed: Seed(.max))
    verdict.grounds = grounds
    #expect(try verdict == reread(verdict))
    #expect(verdict.remark == remark)
  }

  @Test func `of a named case has no case number`() throws {
    let found = try check(ErasingPages.self, obeys: .getSet)?.counterexample
    let token = try #require(found?.token)
    let verdict = try replay(token, of: ErasingPages.self, obeying: .getSet)
    let again = try #require(verdict.counterexample)
    #expect(again.foundAtCase == nil)
    #expect(try verdict == reread(verdict))
  }

  @Test func `that lacks its law's title cannot be read`() throws {
    let verdict = Verdict(
      system: "S", law: LawDescription(Law.getSet), kind: .upheld, seed: Seed(1))
    let text = String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self)
    let data = Data(text.replacing("\"title\"", with: "\"name\"").utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Verdict.self, from: data) }
  }

  private func reread(_ verdict: Verdict) throws -> Verdict {
    try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(verdict))
  }
}

/// Grounds of every kind, with the words that readers see.
private let grounds: [(Verdict.Grounds, String)] = [
  (
    .proof(
      .init(
        k: 1, writes: .counted, heldStarts: true, bases: 4, inputs: 30, sequences: 6_012,
        leftOut: ["echo held"], evidence: 9_000)),
    "up to 1 operation of memory; 4 bases, 6012 sequences"
  ),
  (
    .proof(
      .init(
        k: 2, writes: .free, heldStarts: true, bases: 2, inputs: 10, sequences: 7_806, leftOut: [],
        evidence: 9_000)),
    "up to 2 operations of memory, external writes not counted; 2 bases, 7806 sequences"
  ),
  (
    .proof(
      .init(
        k: 1, writes: .counted, heldStarts: false, bases: 8, inputs: 30, sequences: 4_776,
        leftOut: [], evidence: 0)),
    "up to 1 operation of memory, nothing held at first; 8 bases, 4776 sequences"
  ),
  (
    .memory(.init(history: ["start off", "set it on", "echo it"], depth: 1)),
    "it remembers, though no case of this law shows it: after start off; set it on, the step "
      + "echo it is not what it is on a new system"
  ),
  (
    .exhaustion(.init(operations: 1, traces: nil, usesAllValues: true, othersBreak: true)),
    "all traces of up to 1 operation before the law's own; that longer ones break it is declared"
  ),
  (
    .exhaustion(.init(operations: 1, traces: 7, usesAllValues: true, othersBreak: true)),
    "the first 7 traces of up to 1 operation before the law's own; that others break it is declared"
  ),
  (
    .exhaustion(.init(operations: 2, traces: 7, usesAllValues: false)),
    "the first 7 traces of up to 2 operations before the law's own, with the simplest values"
  ),
  (
    .exhaustion(.init(operations: 0, traces: nil, usesAllValues: true, randomCases: 75)),
    "all traces of up to 0 operations before the law's own, and 75 random ones"
  ),
  (
    .premise(.init(met: 3, of: 800)),
    "the premise held in 3 of 800 cases; let the model list bases and values that meet it, if any can"
  ),
  (.timeBudget(.init(met: 3, of: 1000)), "the time budget ended after 3 of 1000 cases"),
  (
    .obstacle(.init(port: "a", fibres: [.init(value: "on", bases: 1)])),
    "no binding without memory can obey set-get, get-set and set-set at a: 1 base reads on"
  ),
  (.flakiness(.init(failures: 2, runs: 4)), "broken in the same way in 2 of 4 runs"),
  (
    .flakiness(.init(failures: 1, runs: 4, atFirst: true)),
    "broken only the first time in a process, and in none of 3 later runs"
  ),
  (
    .lateWrites,
    "a set lands later, when its system has ended: let `settle()` wait for it, in a StoreSystem or a "
      + "DeferredSystem"
  ),
  (
    .flakiness(.init(failures: 4, runs: 4)),
    "broken in each of 4 runs, but not when it was simplified"
  ),
  (
    .survival(.init(diagnosis: "timed out")),
    "timed out, but the same case alone survives in a new process"
  ),
  (
    .survival(.init(diagnosis: "timed out", alone: "aborted (SIGABRT)")),
    "timed out, but the same case alone ends otherwise in a new process: aborted (SIGABRT)"
  ),
  (
    .death(.init(operation: "set a off", diagnosis: "timed out", stoppedAfter: 9)),
    "set a off: timed out; simplifying stopped after 9 child processes"
  ),
  (.death(.init(operation: nil, diagnosis: "timed out")), "timed out before the first case"),
  (
    .death(.init(operation: nil, diagnosis: "timed out", runs: 3)),
    "timed out while the model was asked; list the values and bases that it takes (in a model of the library by "
      + "`trying:` and `over:`), or mend it"
  ),
  (.garbling, "it wrote over the notes of its child process"),
  (.neverSeen("a set that writes"), "no case showed a set that writes"),
  (
    .skipped(.init(reason: "it is a flag", outcome: .broken)),
    "it is a flag; it currently fails"
  ),
  (
    .skipped(.init(reason: "it is a flag", outcome: .notJudged)),
    "it is a flag; it does not apply"
  ),
  (.skipped(.init(reason: "it is a flag", outcome: nil)), "it is a flag"),
]
