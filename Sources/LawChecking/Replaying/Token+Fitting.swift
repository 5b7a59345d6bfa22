import BindingGenerators

extension Token {
  /// Refuses a token of another world.
  func requireFit(to sizes: [Int]) throws(ReplayError) {
    for (part, (old, new)) in zip(WorldPart.allCases, zip(self.sizes, sizes)) where old != new {
      throw .changed(part: part.rawValue, from: old, to: new)
    }
  }

  /// Refuses a token whose numbers now mean another trace.
  func requireReading(as trace: String) throws(ReplayError) {
    if reading != Token.reading(of: trace) { throw .otherCase(reads: trace) }
  }
}
