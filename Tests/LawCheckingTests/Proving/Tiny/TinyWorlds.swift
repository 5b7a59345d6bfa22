/// Tables of machines that remember nothing, from which others are made.
///
/// They have flags alone: the values are 0 for off and 1 for on. Where an instance or a binding may have several
/// memories, it keeps the one that it has.
enum TinyWorlds {
  /// Returns a table in which only the entries of reads and sets are missing.
  private static func withoutReadsAndSets(
    bases: Int, ports: Int, instances: Int, memories: Int
  ) -> BehaviourTable {
    let table = BehaviourTable(
      bases: bases, ports: ports, values: 2, instances: instances, memories: memories)
    table.fill(.render, .act) { .init($0) }
    table.fill(.derive) { .init(instance: $0.instance) }
    return table
  }

  /// Returns a table of one flag, whose base is its value.
  static func flag(instances: Int = 1, memories: Int = 1) -> BehaviourTable {
    let table = withoutReadsAndSets(
      bases: 2, ports: 1, instances: instances, memories: memories)
    table.fill(.get) { .init($0, reading: $0.base) }
    table.fill(.set) { .init($0, base: $0.value) }
    return table
  }

  /// Returns a table of two flags in one base, each in the bit with the number of its port.
  static func flags(instances: Int = 1, memories: Int = 1) -> BehaviourTable {
    let table = withoutReadsAndSets(
      bases: 4, ports: 2, instances: instances, memories: memories)
    table.fill(.get) { .init($0, reading: $0.base >> $0.port & 1) }
    table.fill(.set) { .init($0, base: $0.base & ~(1 << $0.port) | $0.value << $0.port) }
    return table
  }

  /// Returns a table of a selection of at most one tag, with a flag for each: base 0 is none.
  static func tags(_ count: Int, instances: Int = 1, memories: Int = 1) -> BehaviourTable {
    let table = withoutReadsAndSets(
      bases: count + 1, ports: count, instances: instances, memories: memories)
    table.fill(.get) { .init($0, reading: $0.base == $0.port + 1 ? 1 : 0) }
    table.fill(.set) { place in
      let tag = place.port + 1
      if place.value == 1 { return .init(place, base: tag) }
      // Off clears the selection of its own tag, and otherwise writes nothing.
      return .init(place, base: place.base == tag ? 0 : -1)
    }
    // A set to on has one effect in all bases. It reads nevertheless, as a set of a part of a value does.
    table.eager = [.set]
    return table
  }

  /// Returns a table of a flag that may be gone.
  ///
  /// It is gone in base 0, which a set of a held binding then writes back. It is off in base 1, and on in base 2.
  static func optional(instances: Int = 1, memories: Int = 1) -> BehaviourTable {
    let table = withoutReadsAndSets(
      bases: 3, ports: 1, instances: instances, memories: memories)
    table.fill(.get) { .init($0, reading: max(0, $0.base - 1)) }
    table.fill(.set) { .init($0, base: $0.base == 0 ? 0 : 1 + $0.value) }
    return table
  }

  /// Returns a machine of a flag that may be gone.
  static func optionalMachine() -> TableMachine {
    TableMachine(optional()) { _, base in base != 0 }
  }
}

extension BehaviourTable.Entry {
  /// Creates an entry that keeps the memories.
  init(_ place: BehaviourTable.Place, reading: Int = 0, base: Int = -1) {
    self.init(
      reading: reading, base: base, instance: place.instance, memory: place.memory)
  }
}
