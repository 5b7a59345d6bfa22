extension BehaviourTable {
  /// The entries that are not those of another table, a line each: the operation; its port, its
  /// value, the base, what instance and binding remember; and what happens instead.
  func alterations(from honest: BehaviourTable) -> [String] {
    var lines: [String] = []
    for operation in Operation.allCases where operation != .act {
      for place in 0..<ports * values * bases * instances * memories {
        let memory = place % memories
        let instance = place / memories % instances
        let base = place / memories / instances % bases
        let value = place / memories / instances / bases % values
        let port = place / memories / instances / bases / values
        let cell = (port, value, base, instance, memory)
        let entry = entry(operation, port, value, seen: base, instance, memory)
        let expected = honest.entry(operation, port, value, seen: base, instance, memory)
        if !entry.isLike(expected) { lines.append("\(operation)\(cell): \(entry.text)") }
      }
    }
    return lines
  }
}

extension BehaviourTable.Entry {
  fileprivate var text: String { "read \(reading), write \(base), remember \(instance) \(memory)" }
}
