import BindingLaws
import Testing

@testable import BindingGenerators

@Suite struct `A transition table` {
  /// The two states with one row: setting that row leads from each to each.
  static let oneRow = 2...3

  let table: ModelTable<RowsModel>
  var transitions: TransitionTable { table.transitions }

  init() throws { table = ModelTable(try World(RowsModel())) }

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
    let table = ModelTable(try World(TextsModel()))
    let numbers = [["a"], ["b"], ["a"]].map { table.number(ofBase: $0) }
    #expect(numbers == [0, 1, 0])
    #expect(table.transitions.isOwn(1))
    _ = table.newMeaning()
    #expect(!table.transitions.isOwn(0))
    #expect(table.number(ofBase: ["b"]) == 0)
  }

  @Test func `knows how many operands each operation has`() {
    #expect(transitions.operands(of: .set) == 2)
    #expect(transitions.operands(of: .write) == 8)
    #expect(transitions.operands(of: .act) == 2)
    #expect(transitions.operands(of: .get) == nil)
  }
}
