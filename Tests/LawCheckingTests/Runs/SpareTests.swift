import BindingGenerators
import BindingLaws
import Testing

@testable import LawChecking

@Suite(.serialized) struct `The room of a case` {
  private func run<System: BindingSystem>(_ system: System.Type) throws {
    let checker = try LocalChecker(system, options: CheckOptions())
    let runner = try #require(checker.runner(of: .conforms))
    for trace in ["start off; set value on", "start on; hold value; get value"] {
      let given = try runner.space.cases(written: trace, law: "conforms")[0]
      #expect(runner.run(given).discrepancy == nil)
    }
  }

  @Test func `is used again for the next, whose source is as new`() throws {
    let log = Log()
    try Log.$current.withValue(log) { try run(Noted.self) }
    #expect(Set(log.sources).count == 1)
    #expect(log.starts == [false, true])
    #expect(log.counts.allSatisfy { $0 == 0 })
  }

  @Test func `is not used again where somebody has kept the source`() throws {
    let log = Log()
    log.keeps = true
    try Log.$current.withValue(log) { try run(Noted.self) }
    #expect(log.kept.count == 2)
    #expect(log.kept[0] !== log.kept[1])
  }

  @Test func `is left by the system when its case ends`() throws {
    let log = Log()
    try Log.$current.withValue(log) { try run(Noted.self) }
    #expect(log.events == ["init", "deinit", "init", "deinit"])
  }
}

/// What happens to systems.
private final class Log: @unchecked Sendable {  // It lives on the thread of its test.
  @TaskLocal static var current = Log()
  var keeps = false
  var kept: [Source<Bool>] = []
  var sources: [ObjectIdentifier] = []
  var starts: [Bool] = []
  var counts: [Int] = []
  var events: [String] = []
}

/// A flag that tells of its source, and when it is made and let go.
private struct Noted: BindingSystem {
  typealias Model = CellModel<Bool>

  private final class Life {
    init() { Log.current.events.append("init") }
    deinit { Log.current.events.append("deinit") }
  }

  let source: Source<Bool>
  private let life = Life()

  init(source: Source<Bool>) {
    self.source = source
    let log = Log.current
    log.sources.append(ObjectIdentifier(source))
    log.counts += [source.readCount, source.writeCount, source.writes.count]
    log.starts.append(source.base)
    if log.keeps { log.kept.append(source) }
  }

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }
}
