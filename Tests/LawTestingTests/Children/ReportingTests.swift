import Foundation
import TestSupport

@testable import LawChecking
@testable import LawTesting

/// A flag whose bindings trap when they are read.
///
/// A law that only sets never reads them, but the table of a case does.
private struct DeadlyToReport: BindingSystem {
  static let model = FlagStartingOn()
  let source: Source<Bool>
  func binding(_ port: OnlyPort) -> MyBinding<Bool> {
    MyBinding(get: { Fatal.trap("nobody reads it") }, set: { _ in source.value = false })
  }
}

/// Three pages, of which the last traps when it is described.
///
/// The system misreads the last page.
private struct DeadlyToDescribe: BindingSystem {
  struct Page: Equatable, CustomStringConvertible {
    let number: Int
    var description: String { ["cover", "contents"][number] }
  }

  struct Model: ReferenceModel {
    var bases: [Page]? { (0...2).map(Page.init) }
    func accepts(_ value: Bool, at port: OnlyPort, in base: Page) -> Bool { false }
    func get(_ port: OnlyPort, in base: Page) -> Bool { base.number > 0 }
    func set(_ value: Bool, at port: OnlyPort, in base: Page) -> Page { base }
  }

  static let model = Model()
  let source: Source<Page>
  func binding(_ port: OnlyPort) -> MyBinding<Bool> {
    MyBinding(get: { source.value.number == 1 }, set: { _ in })
  }
}

/// A model of a flag that starts on.
private struct FlagStartingOn: ReferenceModel {
  var bases: [Bool]? { [true, false] }
  var starts: [Bool]? { [true] }
  func get(_ port: OnlyPort, in base: Bool) -> Bool { base }
  func set(_ value: Bool, at port: OnlyPort, in base: Bool) -> Bool { value }
  func outside(_ port: OnlyPort, setting value: Bool, in base: Bool) -> Bool { true }
}

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
  static func permits(_ base: Int) -> Bool { Fatal.trap("no base") }
}

/// The question to which base a set of 13 leads.
private enum AtThirteen: ModelQuestion {
  static func set(_ value: Int) -> Int { value == 13 ? Fatal.trap("unlucky") : value }
}

extension Law {
  /// A law that sets are carried out, which does not read what it sets.
  fileprivate static let arrives = Law(
    "arrives", "a set is written", "base(set(p, a, s)) = set(p, a, s)", Arrives())
}

private struct Arrives: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll([.p, .a], after: [.set(.p, .a)]) {
      Discrepancy(base: $1.base, expected: model.set($0.a, at: $0.p.port, in: $1.before), by: model)
    }
  }
}

@Suite struct `A child that survives a case and crashes at its report` {
  @Test func `reports it again without readings`() throws {
    let verdict = try #require(try childChecker(DeadlyToReport.self).verdict(on: .arrives))
    let found = try #require(verdict.counterexample)
    #expect(verdict.kind == .broken)
    #expect(found.trace == ["start on", "set cell on"])
    #expect(found.system == "off")
    #expect(found.rows.map(\.system) == [[.unseen], [.unseen]])
    #expect(found.rows.map(\.model) == [[.unseen], [.unseen]])
  }

  @Test(.inChildProcess) func `of the base is an issue, because total does not show the crash`() {
    let texts = issues { expect(DeadlyToDescribe.self, obeys: [.conforms, .total]) }
    #expect(texts.contains { $0.contains("crashed, and total does not show it") })
  }

  @Test(.inChildProcess) func `of the base is an issue in each repetition of a test`() {
    let texts = issues { for _ in 1...2 { expect(DeadlyToDescribe.self, obeys: [.conforms]) } }
    #expect(texts.count { $0.contains("crashed, and total does not show it") } == 2)
  }

  @Test("reports a named case without readings, too, shrinking:", arguments: [true, false])
  func named(_ isShrinking: Bool) throws {
    let name = CaseName.trace("start on; write off; write on; set cell on")
    let checker = try childChecker(DeadlyToReport.self)
    let replayed =
      try isShrinking
      ? checker.shrink(name, obeying: .arrives)
      : checker.replay(name, obeying: .arrives)
    #expect(replayed.verdict.kind == .broken)
    #expect(replayed.rows.count == (isShrinking ? 2 : 4))
  }
}

@Suite struct `A child that reports a long case` {
  @Test func `has the time of a case for each reading`() throws {
    var limits = ChildrenLimits()
    limits.child.processorTime = 150
    let checker = try childChecker(Dying<FailedPrecondition>.self, limits)
    let trace = "start 0" + String(repeating: "; set cell 1; get cell", count: 300)
    let replayed = try checker.replay(.trace(trace), obeying: .conforms)
    #expect(replayed.verdict.kind == .upheld)
    #expect(replayed.rows.count == 601)
  }
}

@Suite struct `A model that traps in a child` {
  /// The model traps at the first base, or while bases are drawn.
  @Test(
    "is reported to end before the first case, by",
    arguments: [
      (Misled<AtStart>.self, Law.arrives), (Misled<AtStart>.self, .ownTotal),
      (Misled<AtThirteen>.self, .setGet), (Misled<AtThirteen>.self, .ownTotal),
    ] as [(JudgedSystem.SystemType, Law)])
  private func early(_ system: JudgedSystem.SystemType, _ law: Law) throws {
    let verdict = try #require(try childChecker(system).verdict(on: law))
    #expect(verdict.kind == (law == .ownTotal ? .crashed : .gaveUp))
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

private enum Fatal {
  /// Traps where a value is expected.
  static func trap<Value>(_ reason: String) -> Value { fatalError(reason) }
}
