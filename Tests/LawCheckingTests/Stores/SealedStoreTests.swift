import TestSupport

@Suite struct `A store that cannot be written from outside` {
  @Test("upholds, and is not proved to", arguments: [Law.setGet, .conforms, .historyIndependent])
  func lawful(_ law: Law) throws {
    #expect(try check(CounterField.self, obeys: law)?.kind == .upheld)
  }

  @Test func `breaks no law`() throws {
    let verdicts = try allLaws.compactMap { try check(CounterField.self, obeys: $0) }
    #expect(verdicts.count > 10)
    #expect(verdicts.filter { $0.kind != .upheld }.map(\.headline) == [])
  }

  @Test func `is found out without an external write`() throws {
    let dropped = try check(DroppingCounter.self, obeys: .conforms)?.counterexample
    #expect(
      dropped?.trace.joined(separator: "; ")
        == "start (count: 0, isOpen: off); act increment; set count 0")
    let frozen = try check(FrozenCounter.self, obeys: .fresh)?.counterexample
    #expect(
      frozen?.trace.joined(separator: "; ")
        == "start (count: 0, isOpen: off); hold count; set count 1")
  }

  @Test func `is started in the base of the case, in a test that stands alone`() throws {
    let verdict = try #require(try check(DroppingCounter.self, obeys: .conforms))
    let test = try #require(verdict.counterexample?.test)
    #expect(test.contains("let system = DroppingCounter(startingIn: "), "\(test)")
  }

  @Test func `is not judged by laws that write externally, and says so`() throws {
    #expect(try check(CounterField.self, obeys: .setOnce) == nil)
    #expect(try check(SealedSwitch.self, obeys: .renderingDistinguishes) == nil)
    #expect(
      SealedSwitch.silence(of: .renderingDistinguishes)
        == "its store cannot be written externally; see StoreSystem")
    #expect(CounterField.silence(of: .setOnce) == "its store does not report its writes")
  }

  @Test func `that does not hold what it was started in is reported at the start`() throws {
    let verdict = try #require(try check(AlwaysZero.self, obeys: .conforms))
    #expect(verdict.counterexample?.trace == ["start (count: 1, isOpen: off)"])
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

// MARK: - A store of a reducer, as libraries have them

/// State that actions alone change.
private final class Store<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> Void

  init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    (self.state, self.reduce) = (state, reduce)
  }

  func send(_ action: Action) { reduce(&state, action) }

  /// A binding that reads a part of the state and sends what is set.
  func binding<Value>(
    get: @escaping (State) -> Value, send action: @escaping (Value) -> Action
  ) -> Accessor<Value> {
    Accessor(get: { get(self.state) }, set: { self.send(action($0)) })
  }
}

private struct Counter: Equatable {
  var count = 0
  var isOpen = false
}

private enum CounterAction: Equatable {
  case increment
  case set(Int)
}

private enum CounterModel: ReferenceModel {
  enum Port: CaseIterable { case count }
  static var bases: [Counter]? {
    (0...3).flatMap { [Counter(count: $0), Counter(count: $0, isOpen: true)] }
  }
  static var values: [Int]? { [0, 1, 2, 3] }
  static var actions: [CounterAction] { [.increment] }
  static func get(_ port: Port, in base: Counter) -> Int { base.count }

  static func set(_ value: Int, at port: Port, in base: Counter) -> Counter {
    Counter(count: value, isOpen: base.isOpen)
  }

  static func apply(_ action: CounterAction, to base: Counter) -> Counter {
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

/// A counter over such a store.
private protocol CounterSystem: SealedStoreSystem where Model == CounterModel {
  var store: Store<Counter, CounterAction> { get }
}

extension CounterSystem {
  var base: Counter { store.state }
  func perform(_ action: CounterAction) { store.send(action) }

  func binding(_ port: Model.Port) -> Accessor<Int> {
    store.binding(get: \.count, send: CounterAction.set)
  }
}

private struct CounterField: CounterSystem {
  let store: Store<Counter, CounterAction>
  init(startingIn base: Counter) { store = Store(base, reduce: counterReducer) }
}

/// A reducer that drops what is set after an increment, once.
private struct DroppingCounter: CounterSystem {
  private final class Memory {
    var hasIncremented = false
  }

  let store: Store<Counter, CounterAction>

  init(startingIn base: Counter) {
    let memory = Memory()
    store = Store(base) { counter, action in
      if case .set = action, memory.hasIncremented { return }
      if action == .increment { memory.hasIncremented = true }
      counterReducer(&counter, action)
    }
  }

}

/// A binding of the state that a view saw last.
private struct FrozenCounter: CounterSystem {
  let store: Store<Counter, CounterAction>
  init(startingIn base: Counter) { store = Store(base, reduce: counterReducer) }

  func binding(_ port: Model.Port) -> Accessor<Int> {
    let seen = store.state.count
    return Accessor(get: { seen }, set: { store.send(.set($0)) })
  }
}

/// It starts at 0, whatever it is asked for.
private struct AlwaysZero: CounterSystem {
  let store: Store<Counter, CounterAction>
  init(startingIn base: Counter) {
    store = Store(Counter(isOpen: base.isOpen), reduce: counterReducer)
  }
}

/// A control over a store of one flag.
private struct SealedSwitch: SealedStoreSystem, ControlSystem {
  typealias Model = CellModel<Bool>
  private let store: Store<Bool, Bool>
  init(startingIn base: Bool) { store = Store(base) { $0 = $1 } }
  var base: Bool { store.state }
  func binding(_ port: SinglePort) -> Accessor<Bool> { store.binding(get: \.self, send: \.self) }
  func tap(_ port: SinglePort) { store.send(!store.state) }
  func rendering(_ port: SinglePort) -> String { store.state ? "on" : "off" }
}
