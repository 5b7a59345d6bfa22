import TestSupport

@testable import LawChecking

/// A text that each set of on doubles, so that thirty sets would make a gigabyte of it.
private struct Doubled: LearnedSystem {
  static var examples: [String] { ["a"] }
  static var values: [Bool]? { [true, false] }
  let source: Source<String>
  func binding(_: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value.count > 1 }, set: { if $0 { source.value += source.value } })
  }
}

private struct Table: Equatable {
  var title = ""
  var rows = [[1, 2]]
}

/// A table whose number of rows each set of on doubles.
private struct DoubledRows: LearnedSystem {
  static var examples: [Table] { [Table()] }
  static var values: [Bool]? { [true, false] }
  let source: Source<Table>
  func binding(_: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: { source.value.rows.count > 1 },
      set: { if $0 { source.value.rows += source.value.rows } })
  }
}

/// A flag that is on once its text has grown.
///
/// Each set doubles the text, even a set of off.
private struct DoubledEither: LearnedSystem {
  static var examples: [String] { ["a"] }
  static var values: [Bool]? { [true, false] }
  let source: Source<String>
  func binding(_: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value.count > 1 }, set: { _ in source.value += source.value })
  }
}

/// A long text with a flag.
private struct Letter: Equatable {
  var text = String(repeating: "a", count: 50_000)
  var isShown = false
}

/// The flag of a long text.
private struct ShownLetter: LearnedSystem {
  static var examples: [Letter] { [Letter()] }
  static var values: [Bool]? { [true, false] }
  let source: Source<Letter>
  func binding(_: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value.isShown }, set: { source.value.isShown = $0 })
  }
}

@Suite struct `A base that grows with each set` {
  /// Without a limit of what a base may hold, this runs out of memory.
  @Test(
    "is left out of cases once it holds too much",
    arguments: [Doubled.self, DoubledRows.self, DoubledEither.self]
      as [JudgedSystem.SystemType])
  private func bounded(_ system: JudgedSystem.SystemType) throws {
    let judged = JudgedSystem(system)
    let laws: [Law] = [.getSet, .readTransparent, .conforms]
    let verdicts = try laws.compactMap { try judged.verdict(on: $0) }
    #expect(verdicts.count == laws.count)
    #expect(!verdicts.contains { $0.kind == .proved })
  }

  @Test func `is named by the remark of a verdict`() throws {
    let verdict = try #require(try check(Doubled.self, obeys: .getPure))
    #expect(
      verdict.remark?.contains(
        "; no proof: a base of more than 10001 letters and elements, where no case goes, is reached, and the "
          + "model does not list it") == true)
  }

  @Test func `breaks a law nevertheless`() throws {
    #expect(try check(DoubledEither.self, obeys: .getSet)?.kind == .broken)
  }

  @Test func `may be as large as an example`() throws {
    #expect(try check(ShownLetter.self, obeys: .setGet)?.kind == .proved)
  }
}
