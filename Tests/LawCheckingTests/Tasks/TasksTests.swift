import Foundation
import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A case of tasks` {
  private let program = "start (left: off, right: off); task 1: set left on; task 2: set right on"

  private func replayed(_ name: CaseName) throws -> ReplayedCase {
    try LawChecker(LockedAccesses.self).replay(name, obeying: .linearizable)
  }

  @Test func `is tried in every order if it names none`() throws {
    let found = try #require(try replayed(.trace(program)).verdict.counterexample)
    #expect(found.trace.joined(separator: "; ") == program + "; order 1 2 2 1")
    #expect(found.system == "(left: on, right: off)")
    #expect(found.model == "(left: on, right: on)")
  }

  /// A set is lost unless one task has read and written before the other reads.
  @Test(
    "is tried only in the order that it names",
    arguments: [
      ("1 1 2 2", Verdict.Kind.upheld), ("2 2 1 1", .upheld), ("1 2 2 1", .broken),
      ("1 2 1 2", .broken), ("2 1 1 2", .broken),
    ])
  func order(_ order: String, _ kind: Verdict.Kind) throws {
    #expect(try replayed(.trace("\(program); order \(order)")).verdict.kind == kind)
  }

  @Test func `is predicted by the model once its order is complete`() throws {
    let rows = try replayed(.trace(program + "; order 1 1 2 2")).rows
    #expect(rows.count > 1)
    #expect(rows.map(\.model).last == ["on", "on"])
    #expect(rows.map(\.system).last == ["on", "on"])
    #expect(rows.map(\.model).dropLast().allSatisfy { $0 == ["off", "off"] })
  }

  /// Only linearizable runs sets at the same time, and one after the other they are right.
  @Test func `leaves the verdict of another law as it is`() throws {
    let options = CheckOptions().withoutProof
    let checker = try LawChecker(LockedAccesses.self, options: options)
    #expect(try checker.verdict(on: .linearizable)?.kind == .broken)
    #expect(try checker.verdict(on: .conforms)?.kind == .upheld)
  }

  @Test func `has a token, which holds the order`() throws {
    let found = try #require(
      try replayed(.trace(program + "; order 2 1 1 2")).verdict.counterexample)
    let token = try #require(found.token)
    let again = try #require(try replayed(.token(token)).verdict.counterexample)
    #expect(again.trace == found.trace)
    #expect(again.taskSteps == found.taskSteps)
  }

  @Test(
    "is refused if it cannot be read",
    arguments: [
      "start (left: off, right: off); task 4: set left on",
      "start (left: off, right: off); task 1 set left on",
      "start (left: off, right: off); task 1: set left on; order 1 9",
      "start (left: off, right: off); task 1: write (left: off, right: off)",
    ])
  func refusal(_ trace: String) throws {
    #expect(throws: (any Error).self) { try replayed(.trace(trace)) }
  }

  private static let fourOperations =
    "start (left: off, right: off); task 1: set left on; task 1: set left off; task 2: set left on; "
    + "task 3: set left off"

  @Test func `of four operations is tried in every order`() throws {
    let runner = try runner(LockedAccesses.self, .linearizable)
    let testCase = try runner.subject.cases(written: Self.fourOperations, .linearizable)[0]
    #expect(runner.run(testCase).discrepancy == nil)
    // Task 1 makes four accesses, and each of the others two: 8! / (4! 2! 2!) = 420 orders. In six more runs,
    // the three tasks follow each other.
    #expect(runner.notes.runs == 420 + 6)
    #expect(runner.notes.areWhole(upTo: 4))
  }

  @Test func `of five operations is tried in some orders`() throws {
    let runner = try runner(LockedAccesses.self, .linearizable)
    let five = Self.fourOperations + "; task 2: set left on"
    _ = runner.run(try runner.subject.cases(written: five, .linearizable)[0])
    #expect(!runner.notes.areWhole(upTo: 5))
  }

  @Test func `of gets alone upholds the law, whatever the order`() throws {
    let trace = "start (left: off, right: off); task 1: get left; task 2: get right"
    #expect(try replayed(.trace(trace)).verdict.kind == .upheld)
  }

  @Test func `with a reading that no order allows breaks the law`() throws {
    let checker = try LawChecker(TornReads.self)
    let found = try #require(try checker.verdict(on: .linearizable)?.counterexample)
    #expect(found.system.contains("got"))
  }

  @Test func `is written as the draws from which it was drawn`() throws {
    for drawn in try drawnCases() {
      #expect(drawn.subject.draws(of: drawn.testCase)?.values == drawn.draws)
    }
  }

  @Test func `is decoded as it was encoded`() throws {
    for spelling in try drawnCases().map(\.testCase.spelling) {
      #expect(Case(encoded: spelling.encoded) == spelling)
    }
  }

  @Test func `has more than one task if it is drawn`() throws {
    for testCase in try drawnCases().map(\.testCase) {
      #expect(Set(testCase.operations.map(\.task)).count > 1)
    }
  }

  private struct DrawnCase {
    let subject: any Subject
    let testCase: LoadedCase
    /// The draws from which the case was drawn.
    let draws: [UInt64]
  }

  /// Draws cases under 50 seeds, some of which draw none.
  private func drawnCases() throws -> [DrawnCase] {
    let cases = try (0..<50 as Range<UInt64>).compactMap { seed -> DrawnCase? in
      let subject = try runner(LockedAccesses.self, .linearizable).subject
      var choices = Choices(seed: Seed(seed), isRecording: true)
      guard let testCase = subject.draw(from: &choices, within: subject.everything) else {
        return nil
      }
      return DrawnCase(
        subject: subject, testCase: testCase, draws: choices.draws.map(\.value))
    }
    #expect(!cases.isEmpty)
    return cases
  }

  /// In an order of accesses, all tasks have entered before the first of them ends.
  ///
  /// So only tasks that follow each other break the law here.
  @Test func `may begin a task only after another has ended`() throws {
    let verdict = try #require(try check(ClosesBehindTheFirst.self, obeys: .linearizable))
    #expect(verdict.kind == .broken)
    let found = try #require(verdict.counterexample)
    #expect(found.operations == 2)
    // So there are no steps of tasks to show.
    #expect(found.taskSteps.isEmpty)
  }

  @Test func `that begins after another has ended is replayed by its token`() throws {
    let verdict = try check(ClosesBehindTheFirst.self, obeys: .linearizable)
    let token = try #require(verdict?.counterexample?.token)
    let checker = try LawChecker(ClosesBehindTheFirst.self)
    let again = try checker.replay(.token(token), obeying: .linearizable).verdict
    #expect(again.kind == .broken)
  }

  @Test func `whose tasks had to wait does not claim every order`() throws {
    let verdict = try #require(try check(LockedFlags.self, obeys: .linearizable))
    #expect(verdict.kind == .upheld)
    #expect(verdict.remark?.contains("not all in every order of their accesses") == true)
  }

  @Test func `of a system whose locks last for a set is never stuck`() throws {
    let checker = try LawChecker(LockedFlags.self)
    let trace = program + "; order 1 2 2 1"
    let replayed = try checker.replay(.trace(trace), obeying: .linearizable)
    #expect(replayed.verdict.kind == .upheld)
  }
}

/// Two flags behind a gate that closes when the first set has ended.
///
/// Tasks that entered before go on.
private struct ClosesBehindTheFirst: ConcurrentSystem, ModelledSystem {
  static let model = SidesModel()
  let source: Source<SidedFlags>
  private let gate = Gate()

  init(source: Source<SidedFlags>) { self.source = source }

  func set(_ isOn: Bool, at side: SidesModel.Port) {
    let mayEnter = gate.enter()
    source.update { if mayEnter { $0[keyPath: side.flag] = isOn } }
    gate.close()
  }
}

/// A gate that, once it is closed, lets in only threads that entered before.
private final class Gate: @unchecked Sendable {  // What changes is guarded by the lock.
  private let lock = NSLock()
  private var isClosed = false
  private var guests: Set<ObjectIdentifier> = []

  func enter() -> Bool {
    lock.withLock {
      if !isClosed { guests.insert(ObjectIdentifier(Thread.current)) }
      return guests.contains(ObjectIdentifier(Thread.current))
    }
  }

  func close() { lock.withLock { isClosed = true } }
}

/// Two flags that are set in two steps.
///
/// The first step writes the opposite of what is set.
private struct TornReads: ConcurrentSystem, ModelledSystem {
  static let model = SidesModel()
  let source: Source<SidedFlags>

  func set(_ isOn: Bool, at side: SidesModel.Port) {
    source.update { $0[keyPath: side.flag] = !isOn }
    source.update { $0[keyPath: side.flag] = isOn }
  }
}
