import TestSupport

@testable import LawChecking

@Suite struct `A timeline` {
  private func rows<System: BindingSystem>(
    _ system: System.Type, _ trace: String, readsForReports: Bool = true
  ) throws -> [Counterexample.Row] {
    let checker = try LocalChecker(system, options: CheckOptions())
    checker.subject.readsForReports = readsForReports
    let subject = try #require(checker.subject as? SystemSubject<System>)
    return subject.rows(subject.observedTrace(of: try subject.world.trace(reading: trace)))
  }

  @Test func `shows system and model side by side, and what was written`() throws {
    let rows = try rows(ErasingPages.self, "start .b; hold b; set a off")
    #expect(rows.map(\.line) == ["start .b", "hold b", "set a off"])
    #expect(rows.map(\.systemBase) == [".b", ".b", "nil"])
    #expect(rows.map(\.modelBase) == [".b", ".b", ".b"])
    #expect(rows.map(\.system).last == ["off", "off", "off"])
    #expect(rows.map(\.model).last == ["off", "on", "off"])
    #expect(rows.map(\.held).last == [nil, "off", nil])
    #expect(rows.map { $0.writes.map(\.base) } == [[], [], ["nil"]])
  }

  @Test func `shows bases, but no readings, if ports are not read for reports`() throws {
    let rows = try rows(ErasingPages.self, "start .b; hold b; set a off", readsForReports: false)
    #expect(rows.map(\.system) == Array(repeating: [.unseen, .unseen, .unseen], count: 3))
    #expect(rows.map(\.model) == rows.map(\.system))
    #expect(rows.map(\.held).last == [nil, .unseen, nil])
    #expect(rows.map(\.systemBase) == [".b", ".b", "nil"])
    #expect(rows.map(\.modelBase) == [".b", ".b", ".b"])
  }

  @Test func `shows an echo as the set that it made`() throws {
    let rows = try rows(LawfulPages.self, "start .b; echo b; echo a")
    #expect(rows.map(\.line) == ["start .b", "set b on", "set a off"])
  }

  @Test func `shows what happened, without what its own reads change`() throws {
    let rows = try rows(CountingReads.self, "start off; set value on")
    #expect(rows.map(\.systemBase) == ["off", "on"])
    #expect(rows.map(\.system) == [["off"], ["on"]])
  }
}

/// A flag that turns off when it is read a second time.
private struct CountingReads: ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  private let wasRead = Arm()

  init(source: Source<Bool>) { self.source = source }

  func get(_ port: SinglePort) -> Bool {
    if wasRead.isSet { source.value = false }
    wasRead.isSet = true
    return source.value
  }
}
