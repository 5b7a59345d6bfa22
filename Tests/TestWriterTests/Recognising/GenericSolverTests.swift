import Testing

@testable import TestWriter

@Suite struct `A generic declaration` {
  func solution(
    _ generics: [String], _ constraints: [(String, String, String)]
  ) throws -> [String: String] {
    let constraints = constraints.map {
      SymbolGraph.Constraint(kind: $0.0, lhs: $0.1, rhs: $0.2)
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
