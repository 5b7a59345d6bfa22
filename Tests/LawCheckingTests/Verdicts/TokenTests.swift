import TestSupport

@testable import BindingGenerators
@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A token` {
  /// The draws of a value.
  struct DrawnValue: Sendable {
    let draws: [UInt64]
    /// Whether the generator refuses these draws, because it takes one number.
    let areRefused: Bool
  }

  @Test(
    "replays to its counterexample, and so does the trace, of",
    arguments: allSpecimens.filter { !$0.mayTrap && !$0.isLawful }.sample())
  func counterexamples(_ specimen: JudgedSystem) throws {
    let options = CheckOptions(cases: 200).withoutProof
    let found = try specimen.breaks.compactMap { law in
      try specimen.verdict(on: law, options)?.counterexample.map { (law: law, case: $0) }
    }
    #expect(!found.isEmpty)
    for broken in found { try expectReplay(of: broken.case, specimen, broken.law) }
  }

  @Test(
    "may hold values that were written and not drawn",
    arguments: [
      "start \"\"; set text \"far too long\"", "start \"é;\\\"\"; set text \"\\u{0}-----\"",
      "start \"abc\"; write \"a longer one\"; set text \"12345\"",
      "start \"\"; hold text; set text \"12345\"; write \"\"; set held text \"56789\"",
    ])
  func written(_ trace: String) throws {
    let checker = try LawChecker(ShortField.self)
    let typed = try checker.replay(.trace(trace), obeying: .setGet).verdict
    let token = try #require(typed.counterexample?.token)
    #expect(try Token(token).description == token)
    let replayed = try checker.replay(.token(token), obeying: .setGet).verdict
    #expect(replayed == typed)
  }

  @Test func `of written values shrinks to one that replays, too`() throws {
    let trace = "start \"\"; write \"x\"; set text \"far too long\""
    let checker = try LawChecker(ShortField.self)
    let small = try checker.shrink(.trace(trace), obeying: .setGet).verdict
    let token = try #require(small.counterexample?.token)
    let replayed = try checker.replay(.token(token), obeying: .setGet).verdict
    #expect(small.counterexample?.operations == 1)
    #expect(replayed.counterexample?.trace == small.counterexample?.trace)
  }

  @Test func `of a case that the model cannot draw is refused`() throws {
    var testCase = Case(start: 0)
    testCase.operations = [OperationCode(.set, port: 1, value: 1)]
    let world = try World(RowsModel())
    // Base 0 has no rows, so that port 1 is absent.
    #expect(world.bases.listed.first == [])
    let token = Token(
      law: "conforms", system: "LawfulRows", sizes: world.sizes, reading: 0, testCase: testCase)
    let replayed = try LawChecker(LawfulRows.self)
      .replay(.token(token.description), obeying: .conforms)
    #expect(replayed.isRefused)
    #expect(replayed.rows.isEmpty)
  }

  @Test(
    "of a generated value replays only while the generator accepts it",
    arguments: [
      DrawnValue(draws: [0], areRefused: false), DrawnValue(draws: [0, 0], areRefused: true),
    ])
  func generated(_ value: DrawnValue) throws {
    var testCase = Case(start: 0)
    testCase.variables[.p] = 0
    testCase.variables[.a] = 0
    testCase.ownValues = [.drawn(value.draws)]
    testCase.ownBases = [.drawn([0])]
    let sizes = try World(TextModel()).sizes
    let reading = Token.reading(of: "start \"\"; set text \"\"")
    let token = Token(
      law: "set-get", system: "TextField", sizes: sizes, reading: reading, testCase: testCase)
    let replayed = try LawChecker(TextField.self)
      .replay(.token(token.description), obeying: .setGet)
    #expect(replayed.isRefused == value.areRefused)
  }

  @Test(
    "is read for ever",
    arguments: [
      ("v2/conforms/ClearAnySelection/0C204076M81G2001400G004R0C", "start .a; set b off"),
      (
        "v2/disjoint-sets-commute/ClearAnySelection/0C20404XW80G03R00800200001R0T",
        "start nil; set b off; set a on"
      ),
      ("v2/get-set/ClearAnySelection/0C204044GR1G408000000J38", "start .b; set a off"),
      ("v2/set-local/ClearAnySelection/0C204044GR1G41800400004310", "start .b; set a off"),
    ])
  func literal(_ token: String, trace: String) throws {
    let specimen = try #require(allSpecimens.first { $0.name == "ClearAnySelection" })
    let named = try names(in: token)
    let law = try #require(allLaws.first { $0.id == named.law })
    let replayed = try specimen.checker().replay(.token(token), obeying: law)
    #expect(replayed.verdict.counterexample?.trace.joined(separator: "; ") == trace)
    #expect(replayed.verdict.counterexample?.token == token)
  }

  @Test func `is refused if the model lists its values in another order`() throws {
    let old = try Token(
      #require(try check(ErasingPages.self, obeys: .getSet)?.counterexample?.token))
    let token = copy(of: old, system: "MovedPages")
    let checker = try LawChecker(MovedPages.self)
    let trace = "start .c; set b off"
    #expect(throws: ReplayError.otherCase(reads: trace)) {
      try checker.replay(.token(token.description), obeying: .getSet)
    }
  }

  @Test func `runs in another order of values if it has the reading there`() throws {
    let old = try Token(
      #require(try check(ErasingPages.self, obeys: .getSet)?.counterexample?.token))
    let reading = Token.reading(of: "start .c; set b off")
    let token = copy(of: old, system: "MovedPages", reading: reading)
    let replayed = try LawChecker(MovedPages.self)
      .replay(.token(token.description), obeying: .getSet)
    #expect(replayed.verdict.kind == .upheld)
  }

  @Test func `with another reading is reported if its case is broken, too`() throws {
    let found = try #require(try check(ErasingPages.self, obeys: .getSet)?.counterexample)
    let old = try Token(#require(found.token))
    let token = copy(of: old, system: old.system, reading: old.reading &+ 1)
    let replayed = try LawChecker(ErasingPages.self)
      .replay(.token(token.description), obeying: .getSet)
    #expect(replayed.verdict.counterexample?.token == found.token)
  }

  @Test func `is read with blanks around it`() throws {
    let found = try #require(try check(ErasingPages.self, obeys: .getSet)?.counterexample)
    let token = try #require(found.token)
    #expect(try Token("\n " + token + " \n") == Token(token))
  }

  /// Returns a token of the same case, for a system or with a reading of its own.
  private func copy(of old: Token, system: String, reading: UInt16? = nil) -> Token {
    Token(
      law: old.law, system: system, sizes: old.sizes, reading: reading ?? old.reading,
      testCase: old.testCase)
  }

  private func expectReplay(of found: Counterexample, _ specimen: JudgedSystem, _ law: Law) throws {
    let checker = try specimen.checker()
    let trace = found.trace.joined(separator: "; ")
    let again = try checker.replay(.trace(trace), obeying: law).verdict.counterexample
    #expect(again?.trace == found.trace)
    #expect(again?.system == found.system)
    let token = try #require(found.token)
    let replayed = try #require(
      try checker.replay(.token(token), obeying: law).verdict.counterexample)
    #expect(replayed.words == found.words)
    #expect(replayed.rows == found.rows)
    #expect(replayed.test == found.test)
  }
}

extension Counterexample {
  /// The texts about the case, no matter who found it.
  fileprivate var words: [String] {
    trace + variables + ports + predicted + [equation, otherSide ?? "", system, model, token ?? ""]
  }
}

/// Pages whose tags are listed in another order than those of `ErasingPages`.
private struct MovedPages: ModelledSystem {
  static let model = SelectionModel(of: [TestSupport.Page.b, .c, .a])
  let source: Source<TestSupport.Page?>
}
