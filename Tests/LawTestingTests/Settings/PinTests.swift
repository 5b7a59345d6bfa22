import TestSupport

@testable import LawChecking
@testable import LawTesting

/// A case in which `ClearingButton` breaks `get-set`.
private let clearingToken = "v2/get-set/ClearingButton/0C20404BHG0G40800000166H"

@Suite struct `A pin` {
  @Test func `that still fails is reported as any failure`() throws {
    let token = try #require(Self.token(of: ClearingButton.self))
    let texts = Self.issues(pinning: token) {
      expect(ClearingButton.self, obeys: .getSet)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("ClearingButton breaks get-set") == true)
  }

  @Test(.replaying(clearingToken))
  func `that a trait names is run alone`() {
    let texts = LawTestingTests.issues { expect(ClearingButton.self, obeys: .getSet) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("  found     by running this case") == true)
  }

  @Test(.replaying(clearingToken))
  func `is all that is judged of its system`() {
    var pinned: [Verdict] = []
    var others: [Verdict] = []
    let texts = LawTestingTests.issues {
      pinned = expect(ClearingButton.self)
      others = expect(ColourButton.self)
    }
    #expect(pinned.map(\.law.id) == ["get-set"])
    #expect(others.count > 1)
    #expect(texts.count == 1)
  }

  @Test func `leaves unchanged what other traits expect`() async throws {
    let traits: [LawTrait] = [
      .expecting(.setGet, .broken, because: "of old"),
      .replaying(clearingToken),
    ]
    let found = try await recorded(within: traits) {
      expect(ClearingButton.self, obeys: [.getSet, .setGet])
    }
    #expect(found.count == 1)
    #expect(
      found.first?.comments.first?.rawValue.hasPrefix("ClearingButton breaks get-set") == true)
  }

  @Test func `that no longer fails is an issue`() throws {
    let token = try #require(Self.token(of: ClearingButton.self))
    let pin = Pin(try renamed(token, to: "ColourButton"))
    let texts = Self.issues(pinning: pin) { expect(ColourButton.self, obeys: .getSet) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("no longer fails: remove the trait .replaying") == true)
    #expect(texts.first?.contains("written for: start .green; ") == true, "\(texts)")
  }

  @Test func `of a case that the law refuses says why`() throws {
    let law = Law.disjointSetsCommute
    let verdict = try #require(Self.verdict(on: ClearingButton.self, law))
    let token = try Token(#require(verdict.counterexample?.token))
    // The law speaks about two different ports, and this case names one of them twice.
    var testCase = token.testCase
    testCase.variables[.q] = testCase.variables[.p]
    let reading = Token.reading(of: "start nil; set red off; set red on")
    let same = Token(
      law: law.id, system: token.system, sizes: token.sizes, reading: reading, testCase: testCase)
    let texts = Self.issues(pinning: same.description) {
      expect(ClearingButton.self, obeys: law)
    }
    #expect(texts.count == 1)
    let refusal = " did not reproduce: disjoint-sets-commute does not speak about"
    #expect(texts.first?.contains(refusal) == true)
  }

  @Test func `of a case that crashes is reported`() throws {
    let system = Dying<ArrayIndex>.self
    let verdict = try #require(Self.verdict(on: system, Law.totalOfUser))
    let token = try #require(verdict.counterexample?.token)
    let texts = Self.issues(pinning: token) { expect(system, obeys: .totalOfUser) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("crashed   set cell 13: trapped") == true)
  }

  @Test func `of a case longer than any searched one is reported`() throws {
    let token = try Self.longToken()
    let law = Law.conforms
    let texts = Self.issues(pinning: token) { expect(WearyButton<Nothing>.self, obeys: law) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("WearyButton<Nothing> breaks conforms:") == true)
  }

  @Test func `of such a long case that crashes is reported`() throws {
    let token = try renamed(Self.longToken(), to: "WearyButton<Collapse>")
    let law = Law.conforms
    let texts = Self.issues(pinning: token) { expect(WearyButton<Collapse>.self, obeys: law) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("WearyButton<Collapse> crashed on conforms") == true)
  }

  @Test func `that is cut off anywhere is complained about`() throws {
    let token = try #require(Self.token(of: ClearingButton.self))
    for length in 0..<token.count {
      #expect(Pin(String(token.prefix(length))).complaint != nil)
    }
  }

  @Test func `that is damaged is complained about`() throws {
    let token = try #require(Self.token(of: ClearingButton.self))
    #expect(Pin(token + "0").complaint?.hasSuffix("copy all of it") == true)
  }

  @Test func `of another version is complained about`() throws {
    let token = try #require(Self.token(of: ClearingButton.self))
    #expect(Pin("v9" + token.dropFirst(2)).complaint?.contains("version") == true)
  }

  @Test func `of a closure applies in another line, too`() throws {
    let token = try #require(Self.deaf()?.counterexample?.token)
    let texts = Self.issues(pinning: token) {
      expect(bindingOver: Bool.self) { MyBinding.deaf($0) }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("  found     by running this case") == true)
  }

  @Test func `of another system is complained about`() throws {
    let token = try #require(Self.token(of: ClearingButton.self))
    let pin = Pin(token)
    #expect(Self.issues(pinning: pin) { expect(ColourButton.self, obeys: .wellBehaved) }.isEmpty)
    #expect(
      pin.complaint?.hasSuffix("no expectation here judges ClearingButton by get-set") == true)
  }
}

extension `A pin` {
  private static func verdict<System: BindingSystem>(
    on system: System.Type, _ law: Law
  ) -> Verdict? {
    silently { LawTesting.expect(system, obeys: law) }
  }

  private static func token<System: BindingSystem>(of system: System.Type) -> String? {
    verdict(on: system, Law.getSet)?.counterexample?.token
  }

  /// Returns the first verdict with a counterexample on a binding that ignores sets.
  private static func deaf() -> Verdict? {
    silently { expect(bindingOver: Bool.self) { MyBinding.deaf($0) } }?
      .first { $0.counterexample != nil }
  }

  /// Returns the token of a case of 30 operations or more, of which a weary button needs 30 sets.
  ///
  /// Usual options would not find it: they try cases of at most 24 operations.
  private static func longToken() throws -> String {
    let options = CheckOptions().with(\.maximumLength, 60).with(\.usesShortlex, false).withoutProof
    let verdict = try check(WearyButton<Nothing>.self, obeys: .conforms, options: options)
    let found = try #require(verdict?.counterexample)
    try #require(found.operations >= 30)
    return try #require(found.token)
  }

  private static func issues(pinning token: String, _ body: () -> Void) -> [String] {
    issues(pinning: Pin(token), body)
  }

  private static func issues(pinning pin: Pin, _ body: () -> Void) -> [String] {
    var settings = CheckSettings()
    settings.pins = [pin]
    return CheckSettings.$current.withValue(settings) { LawTestingTests.issues(in: body) }
  }
}

/// Returns the token of the same case of another system.
private func renamed(_ token: String, to system: String) throws -> String {
  let token = try Token(token)
  return Token(
    law: token.law, system: system, sizes: token.sizes, reading: token.reading,
    testCase: token.testCase
  ).description
}
