import TestSupport

@testable import BindingSpecimens

extension Judged {
  /// Stores without external writes; `StoreTests` judges them.
  static let sealed = [
    // Only actions and sets lead to the fault.
    Judged(
      DroppingCounter.self, .conforms, comesTo: .broken,
      by: "start (count: 0, isOpen: off); act increment; set count 0"),
    Judged(
      FrozenCounter.self, .fresh, comesTo: .broken,
      by: "start (count: 0, isOpen: off); hold count; set count 1"),
    // The store does not begin in the base that it is given.
    Judged(AlwaysZero.self, .conforms, comesTo: .broken, by: "start (count: 1, isOpen: off)"),
  ]
}

@Suite struct `A store that cannot be written from outside` {
  @Test func `is upheld, and never proved, by each law`() throws {
    // Laws that write externally do not apply, nor do those about how a set writes. Many others do.
    let verdicts = try allLaws.compactMap { try check(CounterField.self, obeys: $0) }
    #expect(verdicts.count > 10)
    #expect(verdicts.filter { $0.kind != .upheld }.map(\.headline) == [])
  }

  @Test func `starts in the base of the case in a stand-alone test`() throws {
    let verdict = try #require(try check(DroppingCounter.self, obeys: .conforms))
    let test = try #require(verdict.counterexample?.test)
    #expect(test.contains("let system = DroppingCounter(startingIn: "), "\(test)")
  }

  @Test func `is not judged by laws that write externally, and says so`() throws {
    #expect(try check(CounterField.self, obeys: .setOnce) == nil)
    #expect(try check(SealedSwitch.self, obeys: .renderingDistinguishes) == nil)
    #expect(
      SealedSwitch.reasonNotApplied(.renderingDistinguishes)
        == "its store cannot be written externally; see StoreSystem")
    #expect(CounterField.reasonNotApplied(.setOnce) == "its store does not report its writes")
  }

  @Test func `is replayed by its token`() throws {
    let checker = try LawChecker(DroppingCounter.self)
    let token = try #require(try checker.verdict(on: .conforms)?.counterexample?.token)
    #expect(try checker.replay(.token(token), obeying: .conforms).verdict.kind == .broken)
  }

  @Test func `shows faults that are put around its bindings`() throws {
    let findings = try PowerCheck(
      CounterField.self, laws: CounterField.laws, options: CheckOptions(), children: nil,
      mayTrap: false
    ).findings()
    #expect(findings.contains { $0.fault == "second-set-lost" })
    #expect(findings.filter(\.isMissed).map(\.fault) == [])
  }
}

/// The state of a store that only actions change, by a reducer, as libraries have them.
private struct Counter: Equatable {
  var count = 0
  var isOpen = false
}

/// What a store of a counter is sent.
private enum CounterAction: Equatable {
  case increment
  case set(Int)
}

private struct CounterModel: ReferenceModel {
  enum Port: CaseIterable { case count }
  var bases: [Counter]? {
    (0...3).flatMap { [Counter(count: $0), Counter(count: $0, isOpen: true)] }
  }
  var values: [Int]? { [0, 1, 2, 3] }
  var actions: [CounterAction] { [.increment] }
  func get(_ port: Port, in base: Counter) -> Int { base.count }

  func set(_ value: Int, at port: Port, in base: Counter) -> Counter {
    Counter(count: value, isOpen: base.isOpen)
  }

  func apply(_ action: CounterAction, to base: Counter) -> Counter {
    var counter = base
    counterReducer(&counter, action)
    return counter
  }
}

private func counterReducer(_ counter: inout Counter, _ action: CounterAction) {
  switch action {
  case .increment: counter.count = min(3, counter.count + 1)
  case .set(let count): counter.count = count
  }
}

/// A counter over a store of a reducer.
private protocol CounterSystem: SealedStoreSystem where Model == CounterModel {
  var holder: Holder<Counter> { get }
  func send(_ action: CounterAction)
}

extension CounterSystem {
  static var model: Model { CounterModel() }

  var base: Counter { holder.value }
  func perform(_ action: CounterAction) { send(action) }
  func send(_ action: CounterAction) { counterReducer(&holder.value, action) }

  func binding(_ port: Model.Port) -> Accessor<Int> {
    Accessor(get: { holder.value.count }, set: { send(.set($0)) })
  }
}

/// A lawful counter.
private struct CounterField: CounterSystem {
  let holder: Holder<Counter>
  init(startingIn base: Counter) { holder = Holder(base) }
}

/// A counter whose reducer drops sets after an increment.
private struct DroppingCounter: CounterSystem {
  let holder: Holder<Counter>
  private let hasIncremented = Arm()
  init(startingIn base: Counter) { holder = Holder(base) }

  func send(_ action: CounterAction) {
    switch action {
    case .increment: hasIncremented.isSet = true
    case .set: if hasIncremented.isSet { return }
    }
    counterReducer(&holder.value, action)
  }
}

/// A counter whose bindings read the count from when they were derived.
private struct FrozenCounter: CounterSystem {
  let holder: Holder<Counter>
  init(startingIn base: Counter) { holder = Holder(base) }

  func binding(_ port: Model.Port) -> Accessor<Int> {
    let seen = holder.value.count
    return Accessor(get: { seen }, set: { send(.set($0)) })
  }
}

/// A counter that starts at 0, in whatever base it has to.
private struct AlwaysZero: CounterSystem {
  let holder: Holder<Counter>
  init(startingIn base: Counter) { holder = Holder(Counter(isOpen: base.isOpen)) }
}

/// A control over a store of one flag.
private struct SealedSwitch: SealedStoreSystem, ControlSystem {
  static let model = CellModel<Bool>()
  private let holder: Holder<Bool>
  init(startingIn base: Bool) { holder = Holder(base) }
  var base: Bool { holder.value }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { holder.value = $0 })
  }
  func tap(_ port: SinglePort) { holder.value.toggle() }
  func rendering(_ port: SinglePort) -> String { holder.value ? "on" : "off" }
}
