import Testing

@testable import TestWriter

@Suite struct `A generic declaration` {
  /// Returns the types at which a declaration with such generic parameters is tried.
  func solution(
    _ generics: [String], _ constraints: [(kind: String, lhs: String, rhs: String)]
  ) throws -> [String: String] {
    let constraints = constraints.map { constraint in
      SymbolGraph.Constraint(kind: constraint.kind, lhs: constraint.lhs, rhs: constraint.rhs)
    }
    let solver = try GenericSolver(recorded("Lens"), generics, constraints, paths: [])
    return solver.solution.mapValues(\.text)
  }

  @Test func `is tried at an enum of three if it asks for nothing`() throws {
    #expect(try solution(["T"], []) == ["T": "SmallChoice"])
  }

  @Test func `follows equations`() throws {
    let found = try solution(
      ["Value", "T"], [("sameType", "Value", "Set<T>"), ("conformance", "T", "Hashable")])
    #expect(found == ["T": "SmallChoice", "Value": "Set<SmallChoice>"])
  }

  @Test func `finds a collection for a collection`() throws {
    let found = try solution(
      ["Value"],
      [
        ("conformance", "Value", "MutableCollection"),
        ("conformance", "Value.Element", "Identifiable"),
      ])
    #expect(found == ["Value": "[SmallRow]"])
  }

  @Test func `is tried at a number if it counts`() throws {
    #expect(try solution(["T"], [("conformance", "T", "BinaryInteger")]) == ["T": "Int"])
  }

  @Test func `is explained if nothing conforms`() {
    #expect(throws: Reason.self) { try solution(["T"], [("conformance", "T", "Wonder")]) }
  }
}
