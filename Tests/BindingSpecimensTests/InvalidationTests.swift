import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A law of invalidation` {
  @Test("is obeyed by a subscript of a binding that stays:", arguments: LawSet.invalidation)
  func obeyed(_ law: Law) throws {
    #expect(try check(SelectionBySubscript.self, obeys: law)?.kind == .upheld)
  }

  @Test("is broken exactly if it is declared so by", arguments: JudgedSystem.invalidation)
  func broken(_ system: JudgedSystem) throws {
    let specimen = try #require(allSpecimens.first { $0.name == system.name })
    let broken = try LawSet.invalidation.filter { law in
      try specimen.verdict(on: law, CheckOptions())?.kind == .broken
    }
    #expect(broken == specimen.breaks)
  }

  @Test("is judged only if it is named:", arguments: LawSet.invalidation)
  func named(_ law: Law) {
    #expect(!SelectionBySubscript.laws.contains(law))
    #expect(SelectionBySubscript.judgesOnRequest(law))
    #expect(LawSet.invalidation.asks(for: law, of: SelectionBySubscript.self, by: SelectionModel()))
    #expect(!LawSet.everything.asks(for: law, of: SelectionBySubscript.self, by: SelectionModel()))
  }

  @Test(
    "alone notices the fault",
    arguments: [
      ("made-anew", Law.sameAgain), ("made-anew-after-set", Law.sameAfterOthers),
      ("reads-on-deriving", Law.madeUnread),
    ])
  func power(_ fault: String, _ law: Law) throws {
    let power = try PowerCheck(
      SelectionBySubscript.self, laws: LawSet.invalidation.laws, options: CheckOptions())
    #expect(try power.findings(of: fault).map(\.law) == [law.id])
    let usual = try PowerCheck(
      SelectionBySubscript.self, laws: SelectionBySubscript.laws, options: CheckOptions())
    #expect(try usual.findings(of: fault).isEmpty)
  }

  @Test func `asks for the identity of a binding before its equality`() throws {
    #expect(try check(NumberedAnew.self, obeys: .sameAgain)?.kind == .broken)
    #expect(try check(EqualByReading.self, obeys: .sameAgain)?.kind == .upheld)
  }

  @Test func `has no evidence if all identities are nil`() throws {
    #expect(try check(NeverTold.self, obeys: .sameAgain)?.kind == .noEvidence)
  }

  @Test func `does not apply to bindings without identity and equality`() throws {
    #expect(try check(ReadWhenMade.self, obeys: .sameAgain) == nil)
    #expect(
      ReadWhenMade.reasonNotApplied(.sameAgain)
        == "nobody can tell whether two of its bindings are the same; see BindingIdentity")
  }

  @Test func `about reads does not apply to bindings that may be nil`() throws {
    #expect(try check(UnwrappedLast.self, obeys: .madeUnread) == nil)
    #expect(
      UnwrappedLast.reasonNotApplied(.madeUnread)
        == "its bindings may be nil, so that somebody has to look")
  }

  @Test func `about reads does not apply to a store`() throws {
    #expect(try check(PublishedFlag.self, obeys: .madeUnread) == nil)
    #expect(
      PublishedFlag.reasonNotApplied(.madeUnread) == "reads of its store are not counted")
  }
}

/// A flag in bindings whose types say, in some way, which of them are the same.
private protocol ToldFlag: BindingSystem where Model == CellModel<Bool>, Derived: ToldBinding {
  var source: Source<Bool> { get }
}

private protocol ToldBinding: BindingProtocol<Bool> {
  init(_ source: Source<Bool>)
  var source: Source<Bool> { get }
}

extension ToldBinding {
  var wrappedValue: Bool {
    get { source.value }
    nonmutating set { source.value = newValue }
  }
}

extension ToldFlag {
  static var model: CellModel<Bool> { CellModel() }
  func binding(_ port: SinglePort) -> Derived { Derived(source) }
}

/// A binding that equals all that read the same, and has an identity of its own.
private struct NumberedBinding: ToldBinding, BindingIdentity, Equatable {
  private final class Mark {}
  let source: Source<Bool>
  private let mark = Mark()
  init(_ source: Source<Bool>) { self.source = source }
  static func == (one: Self, other: Self) -> Bool { one.source.base == other.source.base }
  static func identity(of binding: Self) -> (any Equatable)? { ObjectIdentifier(binding.mark) }
}

/// A flag whose bindings have a new identity each time.
private struct NumberedAnew: ToldFlag {
  typealias Derived = NumberedBinding
  let source: Source<Bool>
}

/// A binding that equals all that read the same.
private struct ReadBinding: ToldBinding, Equatable {
  let source: Source<Bool>
  init(_ source: Source<Bool>) { self.source = source }
  static func == (one: Self, other: Self) -> Bool { one.source.base == other.source.base }
}

/// A flag whose bindings are equal if they read the same.
private struct EqualByReading: ToldFlag {
  typealias Derived = ReadBinding
  let source: Source<Bool>
}

/// A binding whose identity is nil.
private struct UntoldBinding: ToldBinding, BindingIdentity {
  let source: Source<Bool>
  init(_ source: Source<Bool>) { self.source = source }
  static func identity(of binding: Self) -> (any Equatable)? { nil }
}

/// A flag whose bindings all have nil for an identity.
private struct NeverTold: ToldFlag {
  typealias Derived = UntoldBinding
  let source: Source<Bool>
}
