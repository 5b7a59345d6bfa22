import TestSupport

@testable import LawChecking

@Suite struct `A machine of a pool` {
  private let log = Log()

  /// Runs cases one after the other, and returns the machine that the pool gives after each.
  ///
  /// To give a machine is to make a system, too. So two systems are made for each case: one for its run, and one
  /// that stays where the case starts.
  @discardableResult
  private func machinesGiven<System: BindingSystem>(
    after system: System.Type,
    _ traces: [String] = ["start off; set value on", "start on; hold value; get value"]
  ) throws -> [any Machine] {
    let runner = try runner(system, .conforms)
    let cases = try traces.map { try runner.subject.cases(written: $0, .conforms)[0] }
    return Log.$current.withValue(log) {
      cases.map { testCase in
        #expect(runner.run(testCase).discrepancy == nil)
        let machine = runner.machine(of: testCase)
        runner.machines.releaseAll()
        return machine
      }
    }
  }

  @Test func `is used again for the next case, with a source as new`() throws {
    let machines = try machinesGiven(after: Noted.self)
    #expect(machines[0] === machines[1])
    #expect(log.starts == [false, false, true, true])
    #expect(Set(log.counts) == [0])
  }

  @Test func `is used again with a new source if somebody kept the old`() throws {
    log.keepsSources = true
    let machines = try machinesGiven(after: Noted.self)
    #expect(machines[0] === machines[1])
    #expect(Set(log.kept.map(ObjectIdentifier.init)).count == 4)
    // The first run has set its flag on. Its second system is off, as the first case starts.
    #expect(log.kept.map(\.present) == [true, false, true, true])
  }

  @Test func `has a new source, so that weak references find none`() throws {
    try machinesGiven(after: Relayed.self, ["start off; set value on", "start off; set value on"])
    #expect(log.observers.count == 4)
    #expect(log.observers.allSatisfy { $0.source == nil })
  }

  @Test func `forgets missing and held bindings`() throws {
    let runner = try runner(NilThoughPresent.self, .conforms)
    let testCase = try runner.subject.cases(written: "start on; hold value", .conforms)[0]
    #expect(runner.run(testCase).discrepancy != nil)
    let machine = runner.machine(of: try #require(runner.subject.load(Case(start: 0))))
    #expect(machine.missing == nil)
    #expect(machine.held == [])
  }

  @Test func `releases the system when its case ends`() throws {
    try machinesGiven(after: Noted.self, ["start off; set value on"])
    #expect(log.events == ["init", "deinit", "init", "deinit"])
  }

  @Test func `releases the base that the system has reached`() throws {
    let runner = try runner(Labelled.self, .conforms)
    let testCase = try runner.subject.cases(written: "start 0; set value 1", .conforms)[0]
    Log.$current.withValue(log) { #expect(runner.run(testCase).discrepancy == nil) }
    #expect(log.events == ["init", "deinit"])
  }
}

/// A log of what happens to systems.
private final class Log: @unchecked Sendable {  // It lives on the thread of its test.
  @TaskLocal static var current = Log()
  /// Whether sources are kept alive, in `kept`.
  var keepsSources = false
  var kept: [Source<Bool>] = []
  var observers: [Observer] = []
  /// The bases in which systems were made.
  var starts: [Bool] = []
  /// The numbers of reads and writes that sources had counted when systems were made.
  var counts: [Int] = []
  /// What happened to objects of systems, in order: `init` or `deinit`.
  var events: [String] = []
}

/// A weak reference to a source.
private struct Observer {
  weak var source: Source<Bool>?
}

/// An object that logs when it is made and released.
private final class Life {
  init() { Log.current.events.append("init") }
  deinit { Log.current.events.append("deinit") }
}

/// A flag that logs its source, and when it is made and released.
private struct Noted: ModelledSystem {
  static let model = CellModel<Bool>()

  let source: Source<Bool>
  private let life = Life()

  init(source: Source<Bool>) {
    self.source = source
    let log = Log.current
    log.counts += [source.readCount, source.writeCount, source.writes.count]
    log.starts.append(source.base)
    if log.keepsSources { log.kept.append(source) }
  }
}

/// A flag that, when it changes, toggles all sources that are still alive.
private struct Relayed: ModelledSystem {
  static let model = CellModel<Bool>()

  let source: Source<Bool>

  init(source: Source<Bool>) {
    self.source = source
    Log.current.observers.append(Observer(source: source))
  }

  func set(_ newValue: Bool, at port: SinglePort) {
    if newValue == source.value { return }
    for observer in Log.current.observers { observer.source?.value.toggle() }
  }
}

/// A number whose base holds an object from the first set on.
private struct Labelled: ModelledSystem {
  struct Base: Equatable, CustomStringConvertible {
    var number = 0
    var life: Life?
    var description: String { "\(number)" }
    static func == (one: Base, other: Base) -> Bool { one.number == other.number }
  }

  struct Model: ReferenceModel {
    var bases: [Base]? { [Base(), Base(number: 1)] }
    var values: [Int]? { [0, 1] }
    func get(_ port: SinglePort, in base: Base) -> Int { base.number }
    func set(_ value: Int, at port: SinglePort, in base: Base) -> Base {
      Base(number: value)
    }
  }

  static let model = Model()
  let source: Source<Base>

  func set(_ value: Int, at port: SinglePort) {
    source.value = Base(number: value, life: Life())
  }
}
