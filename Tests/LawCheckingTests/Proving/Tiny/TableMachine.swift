import TestSupport

@testable import LawChecking

/// A machine that does what a table says.
///
/// Its instance has one of `table.instances` memories, and each of its bindings one of `table.memories`. A
/// binding may also remember the base in which it was derived, and see that one instead of the current
/// base. The machine can be put into any of its states, so that all that it can ever do can be computed.
final class TableMachine: ProofMachine {
  let table: BehaviourTable
  let shape: MachineShape
  /// The base since which each port is held, or -1 if it is not held, as `Expectations` asks for it.
  let heldSince: Cells<Int>
  /// The memory of the held binding of each port.
  private let memory: Cells<Int>
  /// The base and the memory of the instance.
  ///
  /// They are behind a pointer, because Swift would check each access to a property, of which tests make
  /// millions.
  private let current: UnsafeMutablePointer<(base: Int, instance: Int)>

  init(_ table: BehaviourTable, shape: MachineShape) {
    self.table = table
    self.shape = shape
    heldSince = Cells(repeating: -1, count: shape.ports)
    memory = Cells(repeating: 0, count: shape.ports)
    current = .allocate(capacity: 1)
    current.initialize(to: (0, 0))
  }

  /// Creates a machine whose ports are always present.
  convenience init(_ table: BehaviourTable, hasTaps: Bool = true) {
    self.init(table, hasTaps: hasTaps) { _, _ in true }
  }

  /// Creates a machine whose ports are present in some bases.
  convenience init(
    _ table: BehaviourTable, actions: Int = 0, hasTaps: Bool = true,
    isPresent: (_ port: Int, _ base: Int) -> Bool
  ) {
    table.finish()
    self.init(
      table,
      shape: MachineShape(
        bases: table.bases, ports: table.ports,
        inputs: Array(
          ports: table.ports, values: table.values, actions: actions, hasTaps: hasTaps),
        isPresent: isPresent))
  }

  deinit { current.deallocate() }

  var base: Int { current.pointee.base }
  var baseNumber: Int { base }

  func make(in base: Int, isHolding: Bool) -> Bool {
    current.pointee = (base, table.beginnings[base])
    var hasRead = table.readsWhenMade
    for port in 0..<shape.ports {
      heldSince[port] = -1
      if !isHolding || !shape.isPresent(port, in: base) { continue }
      let reads = hold(port)
      hasRead = hasRead || reads
    }
    return hasRead
  }

  func rewrite(_ base: Int) { current.pointee.base = base }

  func perform(_ input: Int) -> Observation {
    let step = shape.inputs[input]
    if step.kind == .act { return act(step) }
    if step.kind == .hold { return Observation(base: base, hasRead: hold(step.port)) }
    if step.isHeld {
      return use(step, seen: heldSince[step.port], memory: &memory[step.port], hasRead: false)
    }
    let derived = derive(step.port)
    var memory = derived.memory
    return use(step, seen: base, memory: &memory, hasRead: derived.reads)
  }

  /// Holds a new binding, and returns whether deriving it has read the base.
  private func hold(_ port: Int) -> Bool {
    let derived = derive(port)
    heldSince[port] = base
    memory[port] = derived.memory
    return derived.reads
  }

  private func derive(_ port: Int) -> BehaviourTable.Entry {
    let entry = table.entry(.derive, port: port, seen: base, instance: current.pointee.instance)
    current.pointee.instance = entry.instance
    return entry
  }

  private func act(_ step: Input) -> Observation {
    let entry = table.entry(
      .act, value: step.operand, seen: base, instance: current.pointee.instance)
    current.pointee = (entry.base < 0 ? base : entry.base, entry.instance)
    return Observation(base: base)
  }

  /// Carries out an input that uses a binding.
  ///
  /// - Parameters:
  ///   - seen: The base in which the binding was derived.
  ///   - memory: The memory of the binding.
  ///   - hasRead: Whether deriving it for this input has read the base.
  private func use(
    _ step: Input, seen: Int, memory: UnsafeMutablePointer<Int>, hasRead: Bool
  ) -> Observation {
    var use = Use(seen: seen, memory: memory, found: Observation(base: base, hasRead: hasRead))
    // 0 means that nothing was read.
    switch step.kind {
    case .get: use.found.reading = 1 + carryOut(.get, at: step.port, in: &use).reading
    // An input without a kind is a rendering of the control.
    case nil: use.found.reading = 1 + carryOut(.render, at: step.port, in: &use).reading
    case .tap:
      let value = carryOut(.get, at: step.port, in: &use).reading
      _ = carryOut(.set, at: step.port, value: 1 - min(1, value), in: &use)
    // What is left of the inputs that use a binding are sets.
    default: _ = carryOut(.set, at: step.port, value: step.operand, in: &use)
    }
    use.found.base = base
    return use.found
  }

  /// A use of a binding.
  private struct Use {
    /// The base in which the binding was derived: captured operations see it instead of the current one.
    let seen: Int
    /// The memory of the binding.
    let memory: UnsafeMutablePointer<Int>
    var found: Observation
  }

  private func carryOut(
    _ operation: BehaviourTable.Operation, at port: Int, value: Int = 0, in use: inout Use
  ) -> BehaviourTable.Entry {
    let isCaptured = table.isCaptured(operation)
    let entry = table.entry(
      operation, port: port, value: value, seen: isCaptured ? use.seen : base,
      instance: current.pointee.instance, memory: use.memory.pointee)
    current.pointee.instance = entry.instance
    use.memory.pointee = entry.memory
    if entry.reads && !isCaptured { use.found.hasRead = true }
    if entry.base >= 0 {
      current.pointee.base = entry.base
      // Writes are the digits of a number to the base `shape.bases + 1`, in which 0 stands for none.
      use.found.writes = use.found.writes * (shape.bases + 1) + entry.base + 1
    }
    return entry
  }

  /// Whether an input is possible in the current state.
  func isPossible(_ input: Int) -> Bool {
    let port = shape.usedHeldPort[input]
    return port >= 0 ? heldSince[port] >= 0 : shape.isPossibleUnheld[base * shape.count + input]
  }

  /// The number of states of one port: it is not held, or held since a base with a memory.
  private var slotStates: Int { 1 + shape.bases * table.memories }

  /// The number of states, reachable or not.
  var states: Int {
    (0..<shape.ports).reduce(shape.bases * table.instances) { states, _ in states * slotStates }
  }

  /// The base, the memory of the instance and the memory of each held binding in one number.
  var state: Int {
    get {
      var number = 0
      for port in (0..<shape.ports).reversed() {
        let isHeld = heldSince[port] >= 0
        let slot = isHeld ? 1 + heldSince[port] * table.memories + memory[port] : 0
        number = number * slotStates + slot
      }
      number = number * table.instances + current.pointee.instance
      return number * shape.bases + base
    }
    set {
      var number = newValue
      current.pointee.base = number % shape.bases
      number /= shape.bases
      current.pointee.instance = number % table.instances
      number /= table.instances
      for port in 0..<shape.ports {
        let slot = number % slotStates
        heldSince[port] = slot == 0 ? -1 : (slot - 1) / table.memories
        memory[port] = slot == 0 ? 0 : (slot - 1) % table.memories
        number /= slotStates
      }
    }
  }
}
