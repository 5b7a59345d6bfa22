import BindingLaws
import Testing

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `The cases of a law` {
  @Test("are drawn again from their draws, quantifying over", arguments: Quantified.allCases)
  func redrawing(_ law: Quantified) throws {
    try expectRedrawing(CaseSpace(law, on: RowsModel()))
    try expectRedrawing(CaseSpace(law, on: TextsModel()))
    try expectRedrawing(CaseSpace(law, on: StartsModel()))
    try expectRedrawing(CaseSpace(law, on: BasesModel()))
  }

  @Test("are drawn again from the draws that enumerate them, over", arguments: Quantified.allCases)
  func enumeration(_ law: Quantified) throws {
    try expectEnumeration(CaseSpace(law, on: RowsModel()))
    try expectEnumeration(CaseSpace(law, on: TextsModel()))
    try expectEnumeration(CaseSpace(law, on: StartsModel()))
    try expectEnumeration(CaseSpace(law, on: BasesModel()))
  }

  @Test("lose only later operations if drawing stops early, over", arguments: Quantified.allCases)
  func stopping(_ law: Quantified) throws {
    let space = try CaseSpace(law, on: TextsModel())
    for seed in 0..<100 {
      let (testCase, draws) = space.random(seed)
      guard let testCase else { continue }
      for end in 1...4 {
        let shorter = space.redrawn(draws, stoppingAfter: end)
        #expect(shorter?.operations == testCase.keepingFirst(end).operations)
        #expect(shorter?.variables == testCase.variables)
        #expect(shorter?.spelling.start == testCase.spelling.start)
      }
    }
  }

  @Test("are read from their own traces, quantifying over", arguments: Quantified.allCases)
  func reading(_ law: Quantified) throws {
    let space = try CaseSpace(law, on: RowsModel())
    for seed in 0..<100 {
      guard let testCase = space.random(seed).testCase, space.permitsStart(of: testCase) else {
        continue
      }
      let trace = space.trace(of: testCase).lines.joined(separator: "; ")
      #expect(try space.cases(written: trace, law: "law").contains(testCase), "\(trace)")
    }
  }

  @Test func `print the same trace after they are read from it`() throws {
    let space = try CaseSpace(.value, on: TextsModel())
    for seed in 0..<100 {
      guard let testCase = space.random(seed).testCase else { continue }
      let lines = space.trace(of: testCase).lines
      let read = try space.cases(written: lines.joined(separator: "; "), law: "law")[0]
      #expect(space.trace(of: read).lines == lines)
    }
  }

  @Test func `print the same trace after another case was drawn`() throws {
    let space = try CaseSpace(.everything, on: TextsModel())
    let testCase = try #require(space.random(3).testCase)
    let trace = space.trace(of: testCase).lines
    let other = try #require(space.random(4).testCase)
    let otherTrace = space.trace(of: other).lines
    #expect(otherTrace != trace)
    #expect(space.trace(of: testCase).lines == trace)
    #expect(space.trace(of: other).lines == otherTrace)
    let again = try #require(space.load(testCase.spelling))
    #expect(space.trace(of: again).lines == trace)
  }

  @Test func `are unsound with a part missing, superfluous or out of range`() throws {
    let space = try CaseSpace(.value, on: RowsModel())
    var testCase = Case(start: 2)
    testCase.variables[.p] = 0
    testCase.variables[.a] = 1
    #expect(try space.isSound(#require(space.load(testCase))))
    for edit in edits {
      var other = testCase
      edit(&other)
      #expect(try !space.isSound(#require(space.load(other))), "\(other)")
    }
  }

  /// Edits that make a case of another law, or of another world.
  private var edits: [(inout Case) -> Void] {
    [
      { $0.variables[.p] = nil }, { $0.variables[.a] = nil }, { $0.variables[.a] = 2 },
      { $0.variables[.t] = 0 }, { $0.variables[.q] = $0.variables[.p] }, { $0.start = 8 },
      { $0.variables[.p] = 6 }, { $0.ownValues = [.drawn([0])] },
      { $0.ownBases = [.drawn([0])] }, { $0.operations = [OperationCode(.set, value: 2)] },
      { $0.operations = [OperationCode(.get, port: 3)] },
      { $0.operations = [OperationCode(.write, value: 8)] },
      { $0.operations = [OperationCode(.act, value: 2)] },
    ]
  }

  private func expectRedrawing<Model>(_ space: CaseSpace<Model>) throws {
    var count = 0
    for seed in 0..<300 {
      guard let testCase = space.random(seed).testCase, space.speaks(of: testCase) else { continue }
      count += 1
      let draws = try #require(space.draws(of: testCase))
      #expect(space.isSound(testCase))
      #expect(space.redrawn(draws) == testCase, "\(Model.self)")
      #expect(space.redrawn(Draws(values: draws.values)) == testCase, "\(Model.self) without spans")
    }
    #expect(count > 20, "\(Model.self) permits hardly a case")
  }

  private func expectEnumeration<Model>(_ space: CaseSpace<Model>) throws {
    var enumerator = CaseEnumerator()
    space.stopsAtRefusal = true
    var count = 0
    for _ in 0..<300 {
      guard let next = enumerator.next else { break }
      var choices = Choices(replaying: Draws(values: next))
      let testCase = space.draw(from: &choices, within: space.everything)
      enumerator.advance(past: choices.draws)
      guard let testCase else { continue }
      count += 1
      #expect(space.draws(of: testCase).map { space.redrawn($0) } == testCase, "\(Model.self)")
      #expect(space.redrawn(choices.record) == testCase, "\(Model.self)")
    }
    #expect(count > 0, "\(Model.self) permits no case")
  }
}

extension CaseSpace {
  /// Whether a case has operations or, if it has none, the law speaks about its start.
  ///
  /// Drawing leaves out the operations that the model does not permit.
  fileprivate func speaks(of testCase: LoadedCase) -> Bool {
    !testCase.operations.isEmpty
      || isExpected(variables(of: testCase), at: table.base(of: start(of: testCase)))
  }
}
