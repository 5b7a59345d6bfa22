import BindingLaws
import Testing

@testable import BindingGenerators

@Suite struct `A part that is left out` {
  /// Returns the operations in random cases of a law about every moment, with these parts left out.
  private func operations(without parts: [Omissions.Part]) throws -> Set<OperationCode> {
    let space = try CaseSpace(.everyMoment, on: RowsModel())
    parts.forEach { space.table.transitions.omissions.insert($0) }
    let drawn = (0..<200).compactMap { space.random($0).testCase }
    let cases = drawn.filter { !space.omits($0) }
    #expect(cases.count > 20)
    return Set(cases.flatMap(\.operations))
  }

  /// Returns cases that are drawn with nothing left out, and that this part would leave out.
  private func omitted(_ part: Omissions.Part) throws -> [LoadedCase] {
    let space = try CaseSpace(.everyMoment, on: RowsModel())
    let drawn = (0..<200).compactMap { space.random($0).testCase }
    space.table.transitions.omissions.insert(part)
    return drawn.filter(space.omits)
  }

  @Test func `may be all actions`() throws {
    #expect(try operations(without: []).contains { $0.kind == .act })
    #expect(try !operations(without: [.actions]).contains { $0.kind == .act })
    let omitted = try omitted(.actions)
    #expect(!omitted.isEmpty)
    #expect(omitted.allSatisfy { $0.operations.contains { $0.kind == .act } })
  }

  @Test func `may be an operation, through held and fresh bindings alike`() throws {
    let set = OperationCode(.set, port: 0, value: 1)
    let held = OperationCode(.set, port: 0, isHeld: true, value: 1)
    #expect(try operations(without: []).isSuperset(of: [set, held]))
    #expect(try operations(without: [.operation(held)]).isDisjoint(with: [set, held]))
    #expect(try omitted(.operation(held)).contains { $0.operations.contains(set) })
    #expect(try omitted(.operation(held)).contains { $0.operations.contains(held) })
  }

  @Test func `may be a base, which nothing then writes`() throws {
    let write = OperationCode(.write, value: 5)
    #expect(try operations(without: []).contains(write))
    #expect(try !operations(without: [.state(5)]).contains(write))
    #expect(try omitted(.state(5)).contains { $0.operations.contains(write) })
  }

  @Test func `is never drawn if it is all actions`() throws {
    let space = try CaseSpace(.everyMoment, on: RowsModel())
    space.table.transitions.omissions.insert(.actions)
    let drawn = (0..<200).compactMap { space.random($0).testCase }
    #expect(drawn.count > 20)
    #expect(!drawn.contains { $0.operations.contains { $0.kind == .act } })
  }
}
