import BindingLaws
import Testing

@testable import BindingGenerators

@Suite struct `A transition table` {
  /// The two states with one row: setting that row leads from each to each.
  static let oneRow = 2...3

  let table: ModelTable<RowsWorld>
  var transitions: TransitionTable { table.transitions }

  init() throws { table = ModelTable(try World(RowsWorld())) }

  @Test func `knows a transition once the model was asked for it`() {
    for state in Self.oneRow {
      for value in 0..<2 {
        let code = OperationCode(.set, port: 0, value: value)
        #expect(transitions.next(state, code) == nil)
        let next = table.next(state, code)
        #expect(table.base(of: next) == .init(count: 1, isOn: table.values[value]))
        #expect(transitions.next(state, code) == next)
      }
    }
  }

  @Test("stays in its state at", arguments: OperationKind.allCases.filter(\.isInert))
  func inert(_ kind: OperationKind) {
    for state in 0..<8 { #expect(transitions.next(state, OperationCode(kind)) == state) }
  }

  @Test func `leads to the state that a write names`() {
    for state in 0..<8 {
      #expect(transitions.next(1, OperationCode(.write, value: state)) == state)
    }
  }

  @Test func `numbers the bases of a case, and forgets them with their meaning`() throws {
    let table = ModelTable(try World(TextsWorld()))
    let numbers = [["a"], ["b"], ["a"]].map { table.number(ofBase: $0) }
    #expect(numbers == [0, 1, 0])
    #expect(table.transitions.isGiven(1))
    _ = table.newMeaning()
    #expect(!table.transitions.isGiven(0))
    #expect(table.number(ofBase: ["b"]) == 0)
  }

  @Test func `knows how many operands each operation has`() {
    #expect(transitions.operands(of: .set) == 2)
    #expect(transitions.operands(of: .write) == 8)
    #expect(transitions.operands(of: .act) == 2)
    #expect(transitions.operands(of: .get) == nil)
  }
}

@Suite struct `A part that is left out` {
  /// Returns the operations in random cases of a law about every moment, with these parts left out.
  private func operations(without parts: [Omissions.Part]) throws -> Set<OperationCode> {
    let space = try CaseSpace(.everyMoment, on: RowsWorld())
    parts.forEach { space.table.transitions.omissions.insert($0) }
    let drawn = (0..<200).compactMap { space.random($0).testCase }
    let cases = drawn.filter { !space.omits($0) }
    #expect(cases.count > 20)
    return Set(cases.flatMap(\.operations))
  }

  /// Returns cases that are drawn with nothing left out, and that this part would leave out.
  private func omitted(_ part: Omissions.Part) throws -> [LoadedCase] {
    let space = try CaseSpace(.everyMoment, on: RowsWorld())
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
    let space = try CaseSpace(.everyMoment, on: RowsWorld())
    space.table.transitions.omissions.insert(.actions)
    let drawn = (0..<200).compactMap { space.random($0).testCase }
    #expect(drawn.count > 20)
    #expect(!drawn.contains { $0.operations.contains { $0.kind == .act } })
  }
}
