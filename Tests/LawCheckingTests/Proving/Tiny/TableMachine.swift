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
  /// The base since which each port is held, or -1 if it is not held.
  let since: Cells<Int>
  private let memory: Cells<Int>
  /// The base and the memory of the instance.
  private let now: UnsafeMutablePointer<(base: Int, instance: Int)>

  init(_ table: BehaviourTable, shape: MachineShape) {
    self.table = table
    self.shape = shape
    since = Cells(repeating: -1, count: shape.ports)
    memory = Cells(repeating: 0, count: shape.ports)
    now = .allocate(capacity: 1)
    now.initialize(to: (0, 0))
  }

  deinit { now.deallocate() }

  var base: Int { now.pointee.base }
  var baseNumber: Int { base }

  func make(in base: Int, isHolding: Bool) -> Bool {
    now.pointee = (base, table.beginnings[base])
    var hasRead = table.readsWhenMade
    for port in 0..<shape.ports {
      since[port] = -1
      if isHolding && shape.isPresent(port, in: base) {
        if hold(port) { hasRead = true }
      }
    }
    return hasRead
  }

  func rewrite(_ base: Int) { now.pointee.base = base }

  func perform(_ input: Int) -> Observation {
    let step = shape.inputs[input]
    if step.kind == .act { return act(step) }
    if step.kind == .hold { return Observation(base: base, hasRead: hold(step.port)) }
    if step.isHeld {
      return use(step, seen: since[step.port], memory: &memory[step.port], hasRead: false)
    }
    let derived = derive(step.port)
    var memory = derived.memory
    return use(step, seen: base, memory: &memory, hasRead: derived.reads)
  }

  private func hold(_ port: Int) -> Bool {
    let derived = derive(port)
    since[port] = base
    memory[port] = derived.memory
    return derived.reads
  }

  private func derive(_ port: Int) -> BehaviourTable.Entry {
    let entry = table.entry(.derive, port, 0, seen: base, now.pointee.instance, 0)
    now.pointee.instance = entry.instance
    return entry
  }

  private func act(_ step: Input) -> Observation {
    let entry = table.entry(.act, 0, step.operand, seen: base, now.pointee.instance, 0)
    now.pointee = (entry.base < 0 ? base : entry.base, entry.instance)
    return Observation(base: base)
  }

  private func use(
    _ step: Input, seen: Int, memory: UnsafeMutablePointer<Int>, hasRead: Bool
  ) -> Observation {
    var found = Observation(base: base, hasRead: hasRead)
    switch step.kind {
    case .get: found.reading = 1 + carryOut(.get, step, 0, seen, memory, &found).reading
    case nil: found.reading = 1 + carryOut(.look, step, 0, seen, memory, &found).reading
    case .tap:
      let value = carryOut(.get, step, 0, seen, memory, &found).reading
      _ = carryOut(.set, step, 1 - min(1, value), seen, memory, &found)
    default: _ = carryOut(.set, step, step.operand, seen, memory, &found)
    }
    found.base = base
    return found
  }

  private func carryOut(
    _ operation: BehaviourTable.Operation, _ step: Input, _ value: Int, _ seen: Int,
    _ memory: UnsafeMutablePointer<Int>, _ found: inout Observation
  ) -> BehaviourTable.Entry {
    let isCaptured = table.isCaptured(operation)
    let entry = table.entry(
      operation, step.port, value, seen: isCaptured ? seen : base, now.pointee.instance,
      memory.pointee)
    now.pointee.instance = entry.instance
    memory.pointee = entry.memory
    if entry.reads && !isCaptured { found.hasRead = true }
    if entry.base >= 0 {
      now.pointee.base = entry.base
      found.writes = found.writes * (shape.bases + 1) + entry.base + 1
    }
    return entry
  }

  private var slotStates: Int { 1 + shape.bases * table.memories }

  /// The number of states, reachable or not.
  var states: Int {
    (0..<shape.ports).reduce(shape.bases * table.instances) { states, _ in states * slotStates }
  }

  /// The base, the memory of the instance and the memory of each held binding in one number.
  var state: Int {
    get {
      (0..<shape.ports).reversed().reduce(0) { rest, port in
        rest * slotStates + (since[port] < 0 ? 0 : 1 + since[port] * table.memories + memory[port])
      } * table.instances * shape.bases + now.pointee.instance * shape.bases + base
    }
    set {
      var rest = newValue
      now.pointee.base = rest % shape.bases
      rest /= shape.bases
      now.pointee.instance = rest % table.instances
      rest /= table.instances
      for port in 0..<shape.ports {
        let slot = rest % slotStates
        since[port] = slot == 0 ? -1 : (slot - 1) / table.memories
        memory[port] = slot == 0 ? 0 : (slot - 1) % table.memories
        rest /= slotStates
      }
    }
  }
}
