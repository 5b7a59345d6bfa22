import TestSupport

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `An unreadable token` {
  @Test func `is one with a changed letter`() throws {
    let token = try token()
    for place in token.indices where token[place] != "/" {
      for letter in "0AZ" where letter != token[place] {
        var changed = token
        changed.replaceSubrange(place...place, with: String(letter))
        expectRefusal(changed)
      }
    }
  }

  @Test func `is one that is cut off, or has more at its end`() throws {
    let token = try token()
    for count in 0..<token.count { expectRefusal(String(token.prefix(count))) }
    for more in ["0", "00", "/", "é", "U"] { expectRefusal(token + more) }
  }

  @Test func `is one of a later version, and its error says so`() throws {
    let token = try token()
    let sentence = expectRefusal("v3" + token.dropFirst(2))
    #expect(sentence.hasPrefix("a newer version of this package wrote the token: it is v3"))
  }

  @Test func `is one whose case lies outside of the world`() throws {
    let world = try World(ErasingPages.model)
    var testCase = Case(start: 1)
    testCase.variables[.p] = 0
    let hostile = [OperationCode(.set, port: 1 << 30), OperationCode(.act)]
    for operation in hostile {
      testCase.operations = [operation]
      let token = Token(
        law: "get-set", system: "ErasingPages", sizes: world.sizes, reading: 0, testCase: testCase)
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
