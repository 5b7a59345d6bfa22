import BindingGenerators
import BindingLaws

/// The operations of a trace as statements on a system, its bindings and its source.
///
/// An echo or a tap sets what the system read there, or the model if the system did not run. Each statement
/// is one line. `SystemWords` writes the rest. Members of `BindingSystem`, of stores and controls, and of
/// `BindingProtocol` stand here as text.
struct StandAloneSteps<Model: ReferenceModel> {
  private let trace: Trace<Model>
  private let run: ObservedTrace<Model>?
  private let table: ModelTable<Model>
  /// The state of the model before each operation, and after the last.
  private let states: [Int]
  /// The times at which a statement settles the store that no operation has asked for.
  private let settling: StoreSettling
  private let words: SystemWords

  /// - Parameter run: The trace as it ran on the system. Nil if it did not run.
  init(
    _ trace: Trace<Model>, of run: ObservedTrace<Model>?, _ space: CaseSpace<Model>,
    _ words: SystemWords, settling: StoreSettling
  ) {
    self.trace = trace
    self.run = run
    table = space.table
    self.words = words
    self.settling = settling
    states = space.states(along: trace.operations, from: table.state(of: trace.start))
  }

  var lines: [String] {
    var held: Set<Int> = []
    let settle = ["system.settle()"]
    let start = words.text(ofBase: trace.start, in: table)
    let making = words.making(start).map { statement in
      words.statement(statement, naming: trace.start, as: start)
    }
    return making + (settling == .asTraced ? [] : settle)
      + trace.operations.enumerated().flatMap { place, operation in
        statements(operation, at: place, &held)
          + (settling == .afterEachOperation ? settle : [])
      }
  }

  /// The trace with a plain set instead of each operation that reads first, and then sets what follows from
  /// that.
  var settingAtOnce: Trace<Model> {
    Trace(
      start: trace.start,
      operations: trace.operations.enumerated().map { place, operation in
        valueAfterRead(operation, at: place).map { .set($0, $1) } ?? operation
      })
  }

  /// Whether some operation of the trace has no statement.
  ///
  /// Such an operation is a tap on a reading that differs from that of a right binding: a right binding would
  /// set something else.
  var isUnspeakable: Bool {
    Model.Value.self != Bool.self
      && trace.operations.indices.contains { place in
        trace.operations[place].kind == .tap && misread(trace.operations[place], at: place) != nil
      }
  }

  /// Returns the handle that an echo or a tap reads first, if a right binding would read something else
  /// there.
  private func misread(
    _ operation: BindingOperation<Model>, at place: Int
  ) -> Handle<Model.Port>? {
    guard let handle = readFirst(by: operation), table.isPresent(handle.index, in: states[place]),
      !isSame(reading(handle, at: place), expected(handle, at: place))
    else { return nil }
    return handle
  }

  private func statements(
    _ operation: BindingOperation<Model>, at place: Int, _ held: inout Set<Int>
  ) -> [String] {
    if let (handle, value) = valueAfterRead(operation, at: place) {
      return ["_ = \(access(handle))", set(value, through: handle)]
    }
    if let handle = misread(operation, at: place) {
      let access = access(handle)
      let read = "read\(place + 1)"
      if operation.kind == .tap { return ["\(access).toggle()"] }
      // In two statements: Swift takes no `x.y = x.y`.
      return words.isOptional
        ? ["if let \(read) = \(access) { \(access) = \(read) }"]
        : ["let \(read) = \(access)", "\(access) = \(read)"]
    }
    return switch operation.step {
    case .now(.holdAll, _, _): present(at: place).map { hold($0, at: place, &held) }
    case .now(.settle, _, _): ["system.settle()"]
    case .now(_, _, .base(let base)): [write(base)]
    case .now(_, _, .action(let action)): [words.perform(swiftText(action))]
    case .now(_, let handle?, .value(let value)): [set(value, through: handle)]
    case .now(let kind, let handle?, _): [statement(kind, handle, at: place, &held)]
    // For laws about timing, which have these steps, `StandAloneTest` makes no test.
    case .now, .during, .task, .order: []
    }
  }

  private func set(_ value: Model.Value, through handle: Handle<Model.Port>) -> String {
    let written = words.text(ofValue: value, in: table)
    return words.statement("\(access(handle)) = \(written)", naming: value, as: written)
  }

  private func write(_ base: Model.Base) -> String {
    let written = words.text(ofBase: base, in: table)
    return words.statement(words.write(written), naming: base, as: written)
  }

  private func statement(
    _ kind: OperationKind, _ handle: Handle<Model.Port>, at place: Int, _ held: inout Set<Int>
  ) -> String {
    switch kind {
    case .tap: "system.tap(\(swiftText(handle.port)))"
    case .hold: hold(handle, at: place, &held)
    case .derive: "_ = \(words.binding(handle))"
    // A new kind that is no read needs a case.
    default: "_ = \(access(handle))"
    }
  }

  /// Returns what an echo sets, or a tap without a control, if a right binding sets it, too.
  private func valueAfterRead(
    _ operation: BindingOperation<Model>, at place: Int
  ) -> (Handle<Model.Port>, Model.Value)? {
    guard let handle = readFirst(by: operation), misread(operation, at: place) == nil
    else { return nil }
    let reading = reading(handle, at: place)
    return (handle, operation.kind == .tap ? table.model.tapped(reading) ?? reading : reading)
  }

  /// Returns the handle that an echo reads, or a tap without a control.
  private func readFirst(by operation: BindingOperation<Model>) -> Handle<Model.Port>? {
    guard let handle = operation.handle else { return nil }
    let isTap = operation.kind == .tap && (handle.isHeld || !words.isControl)
    return operation.kind == .echo || isTap ? handle : nil
  }

  /// Holds the binding of a port under the name that `SystemWords.access` uses.
  ///
  /// It is a variable if the port is held again later.
  private func hold(
    _ handle: Handle<Model.Port>, at place: Int, _ held: inout Set<Int>
  ) -> String {
    let isHeldAgain = trace.operations.dropFirst(place + 1).contains { $0.holds(handle) }
    let assignment = "held\(handle.index) = \(words.binding(handle))"
    let isNew = held.insert(handle.index).inserted
    if !isNew { return assignment }
    return (isHeldAgain ? "var " : "let ") + assignment
  }

  private func access(_ handle: Handle<Model.Port>) -> String { words.access(handle) }

  private func reading(_ handle: Handle<Model.Port>, at place: Int) -> Model.Value {
    run?.snapshots[place].reading(handle) ?? expected(handle, at: place)
  }

  private func expected(_ handle: Handle<Model.Port>, at place: Int) -> Model.Value {
    table.readings[states[place] * table.transitions.ports + handle.index]
  }

  private func present(at place: Int) -> [Handle<Model.Port>] {
    table.world.handles.filter { table.isPresent($0.index, in: states[place]) }
  }
}

extension BindingOperation {
  /// Whether it holds the binding of this port.
  fileprivate func holds(_ handle: Handle<Model.Port>) -> Bool {
    kind == .holdAll || kind == .hold && self.handle?.index == handle.index
  }
}
