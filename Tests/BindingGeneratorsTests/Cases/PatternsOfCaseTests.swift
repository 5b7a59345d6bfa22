import BindingLaws
import Testing

@testable import BindingGenerators

@Suite struct `A case with a SwiftUI pattern` {
  /// Returns the pattern of a case with these operations.
  ///
  /// The case starts in one of the last two bases, which have all rows.
  private func does(
    _ operations: OperationCode..., of law: Quantified = .nothing, whereOn isOn: Bool = false
  ) throws -> String? {
    let space = try CaseSpace(law, on: RowsModel())
    var testCase = Case(start: isOn ? 6 : 7)
    testCase.operations = operations
    return try space.patterns(in: #require(space.load(testCase))).first?.summary
  }

  private func set(_ value: Bool, isHeld: Bool = false) throws -> OperationCode {
    let values = try World(RowsModel()).values.listed
    return OperationCode(
      .set, port: 2, isHeld: isHeld, value: try #require(values.firstIndex(of: value)))
  }

  private let hold = OperationCode(.hold, port: 2)
  private let shrink = OperationCode(.act, value: 1)
  private let get = OperationCode(.get, port: 2, isHeld: true)

  @Test func `sets a selection to what is selected, and does nothing else`() throws {
    func doesOnSheet(settingTo values: Int...) throws -> String? {
      let space = try CaseSpace(.nothing, on: SheetModel())
      var testCase = Case(start: 1)
      testCase.operations = values.map { OperationCode(.set, port: 0, value: $0) }
      return try space.patterns(in: #require(space.load(testCase))).first?.summary
    }
    #expect(try doesOnSheet(settingTo: 1) == "a rebuilt list writes what it shows")
    #expect(try doesOnSheet(settingTo: 2) == nil)
    #expect(try doesOnSheet(settingTo: 2, 2) == nil, "one operation beside others")
    #expect(try does(set(false)) == nil, "a switch")
  }

  @Test func `sets off twice, from on, and does nothing else`() throws {
    let twice = "it writes nil, or off, twice when the screen of a link is dismissed"
    #expect(try does(set(false), set(false), whereOn: true) == twice)
    #expect(try does(set(false), set(false)) == nil)
    #expect(try does(set(true), set(false), whereOn: true) == nil)
    #expect(try does(set(false), set(false), shrink, whereOn: true) == nil, "it does not end so")
    #expect(try does(set(true), set(false), set(false)) == nil, "it does not begin so")
  }

  @Test func `reads a held binding of a row that is gone`() throws {
    let reads = "it reads the binding of a row after the row was removed"
    #expect(try does(hold, shrink, get) == reads)
    #expect(try does(hold, get, shrink) == nil)
    #expect(try does(hold, shrink) == nil, "a law that reads nothing")
    #expect(try does(hold, shrink, of: .everyMoment) == reads)
  }

  @Test func `writes a text through the binding of a row that is gone`() throws {
    let writes = "a text field in a row writes after the row was removed"
    let space = try CaseSpace(.nothing, on: NotesModel())
    var testCase = Case(start: 1)
    testCase.operations = [
      OperationCode(.hold, port: 0), OperationCode(.act, value: 0),
      OperationCode(.set, port: 0, isHeld: true, value: 0),
    ]
    let loaded = try #require(space.load(testCase))
    #expect(space.patterns(in: loaded).first?.summary == writes)
    #expect(try does(hold, shrink, set(true, isHeld: true)) == nil, "a switch")
  }

  @Test func `uses a binding that was held before another binding's set`() throws {
    let keeps =
      "a view that keeps a binding in a plain property uses it after changes from elsewhere"
    #expect(try does(hold, set(true), get) == keeps)
    #expect(try does(set(true), hold, get) == nil, "held afterwards")
    #expect(try does(hold, set(true, isHeld: true), get) == nil, "changed through itself")
  }
}
