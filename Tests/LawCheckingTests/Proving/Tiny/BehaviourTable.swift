import BindingLaws

/// The behaviour of a tiny machine: an entry for every operation, in every base, with every memory.
final class BehaviourTable {
  enum Operation: Int, CaseIterable { case get, set, render, derive, act }

  /// The effect of an operation.
  struct Entry: Equatable {
    var reading = 0
    /// The base that is written, or -1 for none.
    ///
    /// It is no optional, because machines read millions of entries in unoptimised code.
    var base = -1
    /// The memory of the instance afterwards.
    var instance = 0
    /// The memory of the binding afterwards.
    var memory = 0
    /// Whether the operation reads the base.
    ///
    /// Nobody fills that in: `finish` finds it from the entries of all bases.
    var reads = false
  }

  let bases: Int
  let ports: Int
  let values: Int
  /// The number of memories that an instance may have.
  let instances: Int
  /// The number of memories that a binding may have.
  let memories: Int
  /// The memory of a new instance, for each base.
  var beginnings: [Int]
  /// The operations that see the base in which their binding was derived.
  var captured: Set<Operation> = [] {
    didSet {
      for operation in Operation.allCases {
        capturedFlags[operation.rawValue] = captured.contains(operation)
      }
    }
  }
  /// The operations that read the base even if it makes no difference.
  var eager: Set<Operation> = []
  private let entries: Cells<Entry>
  /// `captured` by the numbers of the operations.
  ///
  /// A machine asks for each use, and a set would hash.
  private let capturedFlags: Cells<Bool>

  init(bases: Int, ports: Int, values: Int, instances: Int, memories: Int) {
    self.bases = bases
    self.ports = ports
    self.values = values
    self.instances = instances
    self.memories = memories
    beginnings = Array(repeating: 0, count: bases)
    let rows = Operation.allCases.count * ports * values * bases * instances * memories
    entries = Cells(repeating: Entry(), count: rows)
    capturedFlags = Cells(repeating: false, count: Operation.allCases.count)
  }

  /// Whether a new instance reads the base, because its memory depends on it.
  var readsWhenMade: Bool { beginnings.contains { $0 != beginnings[0] } }

  /// Whether an operation sees the base in which its binding was derived.
  func isCaptured(_ operation: Operation) -> Bool { capturedFlags[operation.rawValue] }

  /// Returns one entry, by default that of port 0, value 0 and memory 0.
  ///
  /// It takes no `Place`: machines ask millions of times, and unoptimised code would make one each time.
  func entry(
    _ operation: Operation, port: Int = 0, value: Int = 0, seen base: Int, instance: Int,
    memory: Int = 0
  ) -> Entry {
    let row = row(
      operation, port: port, value: value, base: base, instance: instance, memory: memory)
    return entries[row]
  }

  /// Fills one entry, by default that of port 0, value 0 and memory 0.
  func fill(
    _ operation: Operation, port: Int = 0, value: Int = 0, seen base: Int, instance: Int,
    memory: Int = 0, with entry: Entry
  ) {
    let row = row(
      operation, port: port, value: value, base: base, instance: instance, memory: memory)
    entries[row] = entry
  }

  /// Fills all entries of some operations.
  func fill(_ operations: Operation..., with entry: (Place) -> Entry) {
    for operation in operations {
      for port in 0..<ports {
        for value in 0..<values {
          for cell in 0..<bases * instances * memories {
            let place = Place(
              operation: operation, port: port, value: value, base: cell / memories / instances,
              instance: cell / memories % instances, memory: cell % memories)
            entries[place.row(of: self)] = entry(place)
          }
        }
      }
    }
  }

  /// Changes one entry.
  func change(_ place: Place, by change: (inout Entry) -> Void) {
    change(&entries[place.row(of: self)])
  }

  /// The position of an entry.
  struct Place {
    let operation: Operation
    let port: Int
    let value: Int
    /// The base that the operation sees.
    let base: Int
    /// The memory of the instance before.
    var instance: Int
    /// The memory of the binding before.
    var memory: Int

    fileprivate func row(of table: BehaviourTable) -> Int {
      table.row(
        operation, port: port, value: value, base: base, instance: instance, memory: memory)
    }
  }

  /// Finds which operations read the base, once the table is full.
  ///
  /// An operation does if its effect is another one in another base. Entries that differ in their bases alone are
  /// `stride` apart, as in `row`.
  func finish() {
    let stride = instances * memories
    for block in 0..<entries.count / (bases * stride) {
      let isEager = isEager(Operation.allCases[block / (ports * values)])
      for cell in 0..<stride {
        let first = block * bases * stride + cell
        let isBlind = (1..<bases).allSatisfy { entries[first + $0 * stride].isLike(entries[first]) }
        for base in 0..<bases { entries[first + base * stride].reads = !isBlind || isEager }
      }
    }
  }

  /// Whether an operation reads the base even if it makes no difference.
  ///
  /// To derive a binding that sees the base in which it was derived is to read it.
  private func isEager(_ operation: Operation) -> Bool {
    eager.contains(operation) || operation == .derive && !captured.isEmpty
  }

  /// Returns the number of an entry: memories of bindings change fastest, operations slowest.
  private func row(
    _ operation: Operation, port: Int, value: Int, base: Int, instance: Int, memory: Int
  ) -> Int {
    let block = (operation.rawValue &* ports &+ port) &* values &+ value
    return ((block &* bases &+ base) &* instances &+ instance) &* memories &+ memory
  }
}

extension BehaviourTable.Entry {
  /// Whether both entries have the same effect.
  func isLike(_ other: BehaviourTable.Entry) -> Bool {
    reading == other.reading && base == other.base && instance == other.instance
      && memory == other.memory
  }
}
