import TestSupport

@testable import LawChecking

@Suite struct `A range of random cases` {
  @Test("is the same alone as among others", arguments: [0, 100, 999])
  func parts(_ middle: Int) throws {
    let whole = try cases(0..<1_000)
    #expect(whole.count == 1_000)
    #expect(try cases(0..<middle) + cases(middle..<1_000) == whole)
  }

  @Test func `finds the case of a number, whatever is run before it`() throws {
    let law = Law.coherent
    let found = try #require(try verdict(on: law, 0..<2_000).counterexample?.foundAtCase)
    let alone = try verdict(on: law, found - 1..<found)
    #expect(alone.kind == .broken)
    #expect(alone.counterexample?.foundAtCase == found)
    #expect(try alone.counterexample?.trace == verdict(on: law, 0..<2_000).counterexample?.trace)
    #expect(try verdict(on: law, 0..<found - 1).kind == .upheld)
  }

  @Test func `is drawn again for each law`() throws {
    let others = try cases(0..<100, Law.conforms).map(\.operations)
    #expect(try cases(0..<100).map(\.operations) != others)
  }

  @Test func `has longer cases than a check`() throws {
    let lengths = try cases(0..<1_000).map(\.operations.count)
    #expect(lengths.contains { $0 > 96 })
    #expect(lengths.count { $0 <= 24 } > 500)
  }

  @Test func `notes the pairs of operations that it made`() throws {
    let pairs = try #require(try verdict(on: .coherent, 0..<50).mix?.pairs)
    let more = try #require(try verdict(on: .coherent, 0..<5_00).mix?.pairs)
    #expect(pairs.count > 100)
    #expect(Set(pairs.numbers).isSubset(of: more.numbers))
    #expect(more.count > pairs.count)
  }

  @Test func `notes none in a check`() throws {
    let verdict = try #require(try check(LawfulPages.self, obeys: .setGet))
    #expect(verdict.mix?.pairs == nil)
  }

  private func options(_ range: Range<Int>) -> CheckOptions {
    CheckOptions().with(\.range, range).with(\.maximumLength, 192).withoutProof
  }

  private func cases(
    _ range: Range<Int>, _ law: Law = Law.historyIndependent
  ) throws -> [Case] {
    var options = options(range)
    let log = CaseKeeper()
    options.recorder = log
    _ = try check(LawfulPages.self, obeys: law, options: options)
    return log.cases
  }

  private func verdict(on law: Law, _ range: Range<Int>) throws -> Verdict {
    try #require(try check(FrozenPages.self, obeys: law, options: options(range)))
  }
}

/// A binding of the last page that was derived on the one before it goes on reading what was there.
private struct FrozenPages: BindingSystem {
  typealias Model = SelectionModel<Page>
  let source: Source<Page?>

  func binding(_ page: Page) -> Accessor<Bool> {
    let isFrozen = page == .c && source.value == .b
    return Accessor(
      get: { isFrozen ? false : source.value == page },
      set: { if $0 { source.value = page } else if source.value == page { source.value = nil } })
  }
}
