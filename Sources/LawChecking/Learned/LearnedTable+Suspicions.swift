import BindingLaws

/// Signs of a mistake in most cases, though bindings that always behave so are lawful.
extension LearnedTable {
  /// Whether no set of any value changes anything.
  package var neverChanges: Bool {
    let sets = sets.map(\.set)
    return sets.contains { !$0.isEcho }
      && sets.allSatisfy { $0.fate == .keeps || $0.fate == .refused }
  }

  /// The values that are never read where they were set, each with the value that is read instead.
  ///
  /// In every base in which a set of the value changes something, that other value is read.
  package var neverRead: [(port: String, value: String, reading: String)] {
    let places = sets.map { ValueAtPort(port: $0.port, value: $0.set.value) }.unique
    return places.compactMap { place in
      let found = sets.filter { $0.port == place.port && $0.set.value == place.value }.map(\.set)
      let readings = found.filter { $0.fate == .changes }.map(\.reads).unique
      guard readings.count == 1, let reading = readings[0], !found.contains(where: \.isEcho) else {
        return nil
      }
      return (place.port, place.value, reading)
    }
  }

  /// All sets, each with the name of its port.
  private var sets: [(port: String, set: SetOutcome)] {
    rows.flatMap(\.cells).flatMap { cell in cell.sets.map { (cell.port, $0) } }
  }
}

/// A value that is set at a port, both by name.
private struct ValueAtPort: Hashable {
  let port: String
  let value: String
}
