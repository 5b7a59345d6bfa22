import TestSupport

@testable import LawChecking

/// Large families of tiny machines, most of which are honest except for a few entries.
///
/// Tables drawn as a whole go wrong at once, and would test almost nothing.
enum Families {
  /// Alters a table, so that one entry is wrong with the last of all memories.
  ///
  /// A wrong base is drawn, and is now and then the right one.
  ///
  /// One entry leads to each memory from the memory before it, and `moves` entries lead from any memory to
  /// any other.
  static func corrupt(
    _ table: BehaviourTable, moves: Int, using random: inout SplitMix64
  ) -> BehaviourTable {
    var wrong = Cell(in: table, [.get, .set, .set, .render], using: &random)
    wrong.instance = table.instances - 1
    wrong.memory = table.memories - 1
    let operation = wrong.operation
    wrong.alter(table) { entry in
      switch operation {
      case .set: entry.base = (entry.base + 1 + random.below(table.bases)) % table.bases
      default: entry.reading = 1 - min(1, entry.reading)
      }
    }
    for instance in 1..<table.instances {
      move(table, { $0.instance = instance - 1 }, to: { $0.instance = instance }, using: &random)
    }
    for memory in 1..<table.memories {
      move(table, { $0.memory = memory - 1 }, to: { $0.memory = memory }, using: &random)
    }
    for _ in 0..<moves {
      let instance = random.below(table.instances)
      let memory = random.below(table.memories)
      if random.below(2) == 0 {
        move(table, { _ in }, to: { $0.instance = instance }, using: &random)
      } else {
        move(table, { _ in }, to: { $0.memory = memory }, using: &random)
      }
    }
    return table
  }

  /// Changes the memory after one entry.
  private static func move(
    _ table: BehaviourTable, _ choose: (inout Cell) -> Void,
    to change: (inout BehaviourTable.Entry) -> Void, using random: inout SplitMix64
  ) {
    let operations: [BehaviourTable.Operation] = [.get, .set, .set, .set, .render, .derive]
    var cell = Cell(in: table, operations, using: &random)
    choose(&cell)
    cell.alter(table, by: change)
  }

  /// The worlds of mixed machines, in the order of the numbers that are drawn.
  private enum MixedWorld: CaseIterable { case flag, optional, flags, tags }

  /// Returns a machine of one of several worlds, drawn by its number.
  static func mixed(_ number: Int) -> TableMachine {
    var random = SplitMix64(seed: UInt64(number))
    let instances = 1 + random.below(3)
    let memories = 1 + random.below(3)
    let world = MixedWorld.allCases[random.below(MixedWorld.allCases.count)]
    let table =
      switch world {
      case .flag: TinyWorlds.flag(instances: instances, memories: memories)
      case .optional: TinyWorlds.optional(instances: instances, memories: memories)
      case .flags: TinyWorlds.flags(instances: instances, memories: min(2, memories))
      case .tags: TinyWorlds.tags(2, instances: instances, memories: min(2, memories))
      }
    let moves = instances * memories > 1 ? random.below(4) : 0
    let corrupted = corrupt(table, moves: moves, using: &random)
    if random.below(16) == 0 { corrupted.captured = [.set] }
    if random.below(16) == 0 { corrupted.captured.insert(.get) }
    if random.below(16) == 0 { corrupted.beginnings[0] = random.below(instances) }
    let isPartial = random.below(2) == 0
    return TableMachine(corrupted, actions: random.below(2), hasTaps: random.below(2) == 0) {
      port, base in
      // An optional is gone in base 0, and so is the second of two flags in a partial world.
      switch world {
      case .optional: return base != 0
      case .flags: return base != 0 || port == 0 || !isPartial
      case .flag, .tags: return true
      }
    }
  }

  /// Returns a machine of one flag, whose instance remembers a bit and whose binding another.
  static func bothBits(_ number: Int) -> TableMachine {
    var random = SplitMix64(seed: UInt64(number))
    let table = TinyWorlds.flag(instances: 2, memories: 2)
    return TableMachine(corrupt(table, moves: random.below(5), using: &random))
  }
}

/// A position in a table, drawn at random.
private struct Cell {
  let operation: BehaviourTable.Operation
  let port: Int
  let value: Int
  let base: Int
  var instance: Int
  var memory: Int

  init(
    in table: BehaviourTable, _ operations: [BehaviourTable.Operation],
    using random: inout SplitMix64
  ) {
    operation = operations[random.below(operations.count)]
    port = random.below(table.ports)
    value = random.below(table.values)
    base = random.below(table.bases)
    instance = random.below(table.instances)
    memory = random.below(table.memories)
  }

  /// Changes the entry of a table at this position.
  func alter(_ table: BehaviourTable, by change: (inout BehaviourTable.Entry) -> Void) {
    var entry = table.entry(
      operation, port: port, value: value, seen: base, instance: instance, memory: memory)
    change(&entry)
    table.fill(
      operation, port: port, value: value, seen: base, instance: instance, memory: memory,
      with: entry)
  }
}

extension SplitMix64 {
  /// Draws a number below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }
}
