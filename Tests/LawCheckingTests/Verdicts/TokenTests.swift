import TestSupport

@testable import BindingGenerators
@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A token` {
  @Test(
    "and the trace beside it replay to the counterexample that they came with, of",
    arguments: allSpecimens.filter { !$0.mayTrap && !$0.isLawful }.sample())
  func counterexamples(_ specimen: JudgedSystem) throws {
    for law in specimen.breaks { try expectReplay(specimen, law) }
  }

  @Test(
    "can be one of what was written down and not drawn",
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

  @Test func `of what was written down is shrunk to one that replays, too`() throws {
    let trace = "start \"\"; write \"x\"; set text \"far too long\""
    let checker = try LawChecker(ShortField.self)
    let small = try checker.shrink(.trace(trace), obeying: .setGet).verdict
    let token = try #require(small.counterexample?.token)
    let replayed = try checker.replay(.token(token), obeying: .setGet).verdict
    #expect(small.counterexample?.operations == 1)
    #expect(replayed.counterexample?.trace == small.counterexample?.trace)
  }

  @Test func `of a case that the model does not draw does not replay`() throws {
    var given = Case(start: 0)
    given.operations = [OperationCode(.set, port: 1, value: 1)]
    let world = try World(RowsModel())
    let token = Token(law: "conforms", system: "LawfulRows", sizes: world.sizes, given: given)
    let replayed = try LawChecker(LawfulRows.self)
      .replay(.token(token.description), obeying: .conforms)
    #expect(world.bases.listed.first == [])
    #expect(replayed.isRefused)
    #expect(replayed.rows.isEmpty)
  }

  @Test(
    "of a generated value replays while the generator draws as it did",
    arguments: [([0], false), ([0, 0], true)] as [([UInt64], Bool)])
  func generated(_ draws: [UInt64], isRefused: Bool) throws {
    var given = Case(start: 0)
    given.variables[.p] = 0
    given.variables[.a] = 0
    given.values = [.drawn(draws)]
    given.bases = [.drawn([0])]
    let sizes = try World(TextModel()).sizes
    let token = Token(law: "set-get", system: "TextField", sizes: sizes, given: given)
    let replayed = try LawChecker(TextField.self)
      .replay(.token(token.description), obeying: .setGet)
    #expect(replayed.isRefused == isRefused)
  }

  @Test(
    "is read for ever",
    arguments: [
      ("v1/conforms/ClearAnySelection/0C204001000J008003QDE", "start .a; set b off"),
      (
        "v1/disjoint-sets-commute/ClearAnySelection/0C2040001W00400100000SR1",
        "start nil; set b off; set a on"
      ),
      ("v1/get-set/ClearAnySelection/0C204002040000005BZ0", "start .b; set a off"),
      ("v1/set-local/ClearAnySelection/0C2040020M002000038KP", "start .b; set a off"),
    ])
  func literal(_ token: String, trace: String) throws {
    let specimen = try #require(allSpecimens.first { $0.name == "ClearAnySelection" })
    let named = try names(in: token)
    let law = try #require(allLaws.first { $0.id == named.law })
    let replayed = try specimen.checker().replay(.token(token), obeying: law)
    #expect(replayed.verdict.counterexample?.trace.joined(separator: "; ") == trace)
    #expect(replayed.verdict.counterexample?.token == token)
  }

  private func expectReplay(_ specimen: JudgedSystem, _ law: Law) throws {
    let options = CheckOptions(cases: 200).withoutProof
    guard let found = try specimen.verdict(on: law, options)?.counterexample else { return }
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

@Suite struct `An unreadable token` {
  @Test func `is one of which a letter was changed`() throws {
    let token = try token()
    for place in token.indices where token[place] != "/" {
      for letter in "0AZ" where letter != token[place] {
        var changed = token
        changed.replaceSubrange(place...place, with: String(letter))
        expectRefusal(changed)
      }
    }
  }

  @Test func `is one that was cut off, or has more at its end`() throws {
    let token = try token()
    for count in 0..<token.count { expectRefusal(String(token.prefix(count))) }
    for more in ["0", "00", "/", "é", "U"] { expectRefusal(token + more) }
  }

  @Test func `is one of a later version, which says so`() throws {
    let token = try token()
    let sentence = expectRefusal("v2" + token.dropFirst(2))
    #expect(sentence.hasPrefix("a newer version of this package wrote the token: it is v2"))
  }

  @Test func `is read with blanks around it`() throws {
    let token = try token()
    #expect(try Token("\n " + token + " \n") == Token(token))
  }

  @Test func `is one whose case is none of this world`() throws {
    let world = try World(ErasingPages.model)
    var given = Case(start: 1)
    given.variables[.p] = 0
    let hostile = [OperationCode(.set, port: 1 << 30), OperationCode(.act)]
    for operation in hostile {
      given.operations = [operation]
      let token = Token(
        law: "get-set", system: "ErasingPages", sizes: world.sizes, given: given)
      #expect(throws: TokenError.damaged) {
        try LawChecker(ErasingPages.self)
          .replay(.token(token.description), obeying: .getSet)
      }
    }
  }

  private func token() throws -> String {
    let found = try check(ErasingPages.self, obeys: .getSet)?.counterexample
    return try #require(found?.token)
  }

  @discardableResult private func expectRefusal(_ text: String) -> String {
    let error = #expect(throws: TokenError.self, "\(text)") { try Token(text) }
    let sentence = error?.description ?? ""
    #expect(!sentence.contains("\n"))
    #expect(sentence.count < 200)
    return sentence
  }
}

extension Counterexample {
  /// What is said of the case, no matter who found it.
  fileprivate var words: [String] {
    trace + variables + ports + predicted + [equation, otherSide ?? "", system, model, token ?? ""]
  }
}
