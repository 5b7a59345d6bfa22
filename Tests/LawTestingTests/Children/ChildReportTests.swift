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
    MyBinding(
      get: { () -> Bool in fatalError("nobody reads it") }, set: { _ in source.value = false })
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

  private var named: CaseName { .trace("start on; write off; write on; set cell on") }

  @Test func `reports a named case without readings, too`() throws {
    let replayed = try childChecker(DeadlyToReport.self).replay(named, obeying: .arrives)
    #expect(replayed.verdict.kind == .broken)
    #expect(replayed.rows.count == 4)
  }

  @Test func `shrinks a named case without readings, too`() throws {
    let shrunk = try childChecker(DeadlyToReport.self).shrink(named, obeying: .arrives)
    #expect(shrunk.verdict.kind == .broken)
    #expect(shrunk.rows.count == 2)
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
