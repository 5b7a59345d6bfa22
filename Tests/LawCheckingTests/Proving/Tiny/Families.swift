import TestSupport

@testable import LawChecking

/// Large families of tiny machines, most of which are honest except for a few entries.
///
/// Tables drawn as a whole go wrong at once, and would test almost nothing. The number of a machine is the seed of
/// its draws. So any other order or weight of draws makes other machines, and `TwoBitTests` counts some of these.
///
/// The weights are right as long as machines come out that remember at several depths: `CompletenessTests` fails if
/// they no longer do.
enum Families {
  /// Makes one entry wrong, which is met only with the last memories, and lets other entries lead to these memories.
  ///
  /// The last memories are those of the instance and of the binding. Where the entry writes another base, that is
  /// drawn, and is now and then the right one. Then one entry leads to each memory from the memory before it. At
  /// the end, some more entries lead from any memory to any other.
  ///
  /// - Parameter moves: The number of entries that lead from any memory to any other.
  private static func corrupt(
    _ table: BehaviourTable, moves: Int, using random: inout SplitMix64
  ) {
    var wrong = BehaviourTable.Place(in: table, [.get, .set, .set, .render], using: &random)
    wrong.instance = table.instances - 1
    wrong.memory = table.memories - 1
    table.change(wrong) { entry in
      switch wrong.operation {
      case .set: entry.base = (entry.base + 1 + random.below(table.bases)) % table.bases
      default: entry.reading = 1 - min(1, entry.reading)
      }
    }
    for instance in 1..<table.instances {
      move(
        table, from: { $0.instance = instance - 1 }, to: { $0.instance = instance }, using: &random)
    }
    for memory in 1..<table.memories {
      move(table, from: { $0.memory = memory - 1 }, to: { $0.memory = memory }, using: &random)
    }
    for _ in 0..<moves {
      let instance = random.below(table.instances)
      let memory = random.below(table.memories)
      if random.below(2) == 0 {
        move(table, to: { $0.instance = instance }, using: &random)
      } else {
        move(table, to: { $0.memory = memory }, using: &random)
      }
    }
  }

  /// Changes the memory after one entry, which is drawn.
  ///
  /// - Parameter choose: Chooses the memory before the entry, where any will not do.
  private static func move(
    _ table: BehaviourTable, from choose: (inout BehaviourTable.Place) -> Void = { _ in },
    to change: (inout BehaviourTable.Entry) -> Void, using random: inout SplitMix64
  ) {
    let operations: [BehaviourTable.Operation] = [.get, .set, .set, .set, .render, .derive]
    var place = BehaviourTable.Place(in: table, operations, using: &random)
    choose(&place)
    table.change(place, by: change)
  }

  /// The worlds of mixed machines, which are drawn by their places in this list.
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
    corrupt(table, moves: moves, using: &random)
    if random.below(16) == 0 { table.captured = [.set] }
    if random.below(16) == 0 { table.captured.insert(.get) }
    if random.below(16) == 0 { table.beginnings[0] = random.below(instances) }
    let isPartial = random.below(2) == 0
    let actions = random.below(2)
    let hasTaps = random.below(2) == 0
    return TableMachine(table, actions: actions, hasTaps: hasTaps) { port, base in
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
    let moves = random.below(5)
    corrupt(table, moves: moves, using: &random)
    return TableMachine(table)
  }
}

extension BehaviourTable.Place {
  /// Draws the position of an entry of one of some operations.
  fileprivate init(
    in table: BehaviourTable, _ operations: [BehaviourTable.Operation],
    using random: inout SplitMix64
  ) {
    let operation = operations[random.below(operations.count)]
    let port = random.below(table.ports)
    let value = random.below(table.values)
    let base = random.below(table.bases)
    let instance = random.below(table.instances)
    let memory = random.below(table.memories)
    self.init(
      operation: operation, port: port, value: value, base: base, instance: instance,
      memory: memory)
  }
}

extension SplitMix64 {
  /// Draws a number below a bound.
  ///
  /// It uses the upper 31 bits, which are never a negative number.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }
}
