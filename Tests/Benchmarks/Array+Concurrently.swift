extension Array where Element: Sendable {
  /// Returns the results of a body for all elements, in their order, and runs it on all cores.
  func concurrently<Result: Sendable>(
    _ body: @escaping @Sendable (Element) throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for (place, element) in enumerated() { group.addTask { (place, try body(element)) } }
      return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
