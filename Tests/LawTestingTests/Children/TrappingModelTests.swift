import TestSupport

@testable import LawChecking
@testable import LawTesting

/// A cell whose model traps at one question.
private struct Misled<Question: ModelQuestion>: ModelledSystem {
  struct Model: ReferenceModel {
    var values: [Int]? { Array(0..<20) }
    func permits(_ base: Int) -> Bool { Question.permits(base) }
    func get(_ port: OnlyPort, in base: Int) -> Int { base }
    func set(_ value: Int, at port: OnlyPort, in base: Int) -> Int { Question.set(value) }
  }

  static var model: Model { Model() }
  let source: Source<Int>
}

/// A question at which a model may trap.
private protocol ModelQuestion {
  static func permits(_ base: Int) -> Bool
  static func set(_ value: Int) -> Int
}

extension ModelQuestion {
  static func permits(_ base: Int) -> Bool { true }
  static func set(_ value: Int) -> Int { value }
}

/// The question whether a base is permitted, which comes first.
private enum AtStart: ModelQuestion {
  static func permits(_ base: Int) -> Bool { fatalError("no base") }
}

/// The question to which base a set of 13 leads.
private enum AtThirteen: ModelQuestion {
  static func set(_ value: Int) -> Int {
    if value == 13 { fatalError("unlucky") }
    return value
  }
}

@Suite struct `A model that traps in a child` {
  /// The model traps at the first base, or while bases are drawn.
  @Test(
    "is reported to end before the first case, by",
    arguments: [
      (Misled<AtStart>.self, Law.arrives), (Misled<AtStart>.self, .totalOfUser),
      (Misled<AtThirteen>.self, .setGet), (Misled<AtThirteen>.self, .totalOfUser),
    ] as [(JudgedSystem.SystemType, Law)])
  private func early(_ system: JudgedSystem.SystemType, _ law: Law) throws {
    let verdict = try #require(try childChecker(system).verdict(on: law))
    // Only laws about ends report an end: others are given up.
    #expect(verdict.kind == (law == .totalOfUser ? .crashed : .gaveUp))
    #expect(verdict.counterexample == nil)
    #expect(verdict.remark?.contains("before the first case") == true, "\(verdict.remark ?? "")")
  }

  @Test(.inChildProcess) func `is reported once for all laws that it keeps from judging`() {
    let texts = issues { expect(Misled<AtStart>.self, obeys: .roundTrip) }
    let sentence = "Misled<AtStart> cannot be judged by 5 laws: its model "
    #expect(texts.count == 1, "\(texts)")
    #expect(texts.first?.hasPrefix(sentence) == true)
  }

  @Test("while a named case is read is a crash, shrinking:", arguments: [true, false])
  func named(_ isShrinking: Bool) throws {
    let name = CaseName.trace("start 0; set cell 13; set cell 1")
    let checker = try childChecker(Misled<AtThirteen>.self)
    let replayed =
      try isShrinking
      ? checker.shrink(name, obeying: .setGet)
      : checker.replay(name, obeying: .setGet)
    #expect(replayed.verdict.kind == .crashed)
    #expect(replayed.verdict.counterexample == nil)
  }
}
