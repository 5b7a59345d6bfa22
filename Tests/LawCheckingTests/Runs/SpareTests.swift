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

  @Test func `is left by the base that the system has come to`() throws {
    let log = Log()
    let checker = try LocalChecker(Labelled.self, options: CheckOptions())
    let runner = try #require(checker.runner(of: .conforms))
    let given = try runner.space.cases(written: "start 0; set value 1", law: "conforms")[0]
    Log.$current.withValue(log) { #expect(runner.run(given).discrepancy == nil) }
    #expect(log.events == ["init", "deinit"])
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

/// Tells when it is made and let go.
private final class Life {
  init() { Log.current.events.append("init") }
  deinit { Log.current.events.append("deinit") }
}

/// A flag that tells of its source, and when it is made and let go.
private struct Noted: BindingSystem {
  typealias Model = CellModel<Bool>

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

/// A number whose base carries something along from the first set on.
private struct Labelled: BindingSystem {
  struct Base: Equatable, CustomStringConvertible {
    var number = 0
    var life: Life?
    var description: String { "\(number)" }
    static func == (one: Base, other: Base) -> Bool { one.number == other.number }
  }

  enum Model: ReferenceModel {
    static var ports: [SinglePort] { SinglePort.allCases }
    static var bases: [Base]? { [Base(), Base(number: 1)] }
    static var values: [Int]? { [0, 1] }
    static func get(_ port: SinglePort, in base: Base) -> Int { base.number }
    static func set(_ value: Int, at port: SinglePort, in base: Base) -> Base {
      Base(number: value)
    }
  }

  let source: Source<Base>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    Accessor(
      get: { source.value.number }, set: { source.value = Base(number: $0, life: Life()) })
  }
}
