import BindingSpecimens
import TestSupport

@testable import LawChecking
@testable import LawTelling

/// A sentence of the row `what`, a case that shows it, and others that do not.
private struct SentenceCase: Sendable, CustomTestStringConvertible {
  typealias Broken = @Sendable () throws -> Verdict?

  let sentence: String
  let shows: Broken
  let others: [Broken]

  init(_ sentence: String, shows: @escaping Broken, not others: Broken...) {
    self.sentence = sentence
    self.shows = shows
    self.others = others
  }

  var testDescription: String { sentence }

  static let all = [
    SentenceCase(
      "nothing was written", shows: of("DroppedWrite", .setGet),
      not: of("HalfNegation", .getSet), { try check(DroppedByStore.self, obeys: .setGet) }),
    SentenceCase(
      "the set did not change the base", shows: { try check(DroppedByStore.self, obeys: .setGet) },
      not: of("DroppedWrite", .setGet), of("SnapshotSaved", .pendingSurvives)),
    SentenceCase(
      "on was written where off was set", shows: of("TogglingSetter", .getSet),
      not: of("DroppedWrite", .setGet), of("OneWayConversion", .getSet)),
    SentenceCase(
      "-273 was set, and what was written reads -546", shows: of("OneWayConversion", .getSet),
      not: of("TogglingSetter", .getSet), of("UnclampedWrite", .conforms)),
    SentenceCase(
      "the value that was set is not the value that was written",
      shows: { try check(UpperCased.self, obeys: .setGet) },
      not: of("TogglingSetter", .getSet), of("UnclampedWrite", .conforms)),
    SentenceCase(
      "-1 was written as it was set", shows: of("UnclampedWrite", .conforms),
      not: of("OneWayConversion", .getSet), of("ClearableRadio", .exactlyOneOn)),
    SentenceCase(
      "the set must change nothing, and the base changed",
      shows: of("ClearableRadio", .exactlyOneOn),
      not: of("UnclampedWrite", .conforms), of("FlippedStranger", .onlyOwnElement)),
    SentenceCase(
      "a port that was not set changed: b", shows: of("ClearAnySelection", .getSet),
      not: of("SetCounter", .getSet), of("TogglingSetter", .getSet)),
    SentenceCase(
      "setting what was read changed the base", shows: of("SetCounter", .getSet),
      not: of("ClearAnySelection", .getSet), of("HalfNegation", .getSet)),
    SentenceCase(
      #"the base has to be {"apple"} and is {"apple", "durian"}, and no port tells the difference"#,
      shows: of("FlippedStranger", .onlyOwnElement),
      not: of("SetCounter", .getSet), of("RemovedFalse", .getSet)),
    SentenceCase(
      "the base changed, and the reading did not", shows: of("UnpublishedSet", .setGet),
      not: of("LocalCopy", .writeThrough), of("AliasedParts", .conforms)),
    SentenceCase(
      "the base is right, and the reading of y is wrong",
      shows: of("AliasedParts", .conforms),
      not: of("UnpublishedSet", .setGet), of("FrozenCapture", .fresh)),
    SentenceCase(
      "the held binding reads what it read when it was made", shows: of("FrozenCapture", .fresh),
      not: of("UnpublishedSet", .setGet), of("CapturedWhole", .coherent)),
    SentenceCase(
      "held x reads what it read when it was made", shows: of("IndexResolvedOnce", .fresh),
      not: of("FrozenCapture", .fresh), of("CapturedWhole", .coherent)),
    SentenceCase(
      "it was written twice", shows: of("RepeatedWrite", .setOnce),
      not: of("WrittenInReverse", .eachMemberWrittenOnce), of("TogglingSetter", .getSet)),
    SentenceCase(
      "it was written 6 times", shows: of("WrittenTwice", .eachMemberWrittenOnce),
      not: of("RepeatedWrite", .setOnce), of("WrittenInReverse", .eachMemberWrittenOnce)),
    SentenceCase(
      "the read wrote", shows: of("WriteInGetter", .getPure),
      not: of("DefaultStoredOnDeriving", .derivePure),
      { try check(StoredWhenRead.self, obeys: .getPure) }),
    SentenceCase(
      "making the binding wrote", shows: of("DefaultStoredOnDeriving", .derivePure),
      not: of("WriteInGetter", .getPure), of("RepeatedWrite", .setOnce)),
    SentenceCase(
      "the read changed the base, and so it did at the start",
      shows: { try check(StoredWhenRead.self, obeys: .getPure) },
      not: of("WriteInGetter", .getPure), of("CacheNotInvalidated", .readTransparent)),
    SentenceCase(
      "what was read depends on an earlier read",
      shows: of("CacheNotInvalidated", .readTransparent),
      not: of("StaleCommit", .readTransparent), of("WriteInGetter", .getPure)),
    SentenceCase(
      "what happens depends on an earlier read", shows: of("StaleCommit", .readTransparent),
      not: of("CacheNotInvalidated", .readTransparent), of("TiredSetter", .setSet)),
    SentenceCase(
      "something still holds it, such as a cycle, or a Task for which `settle()` does not wait",
      shows: of("ObservesItself", .released), not: of("WeaklyHeld", .released)),
  ]

  private static func of(_ specimen: String, _ law: Law) -> Broken {
    {
      let specimen = try #require(allSpecimens.first { $0.name == specimen })
      return try specimen.checker().verdict(on: law)
    }
  }
}

@Suite struct `A sentence on what a case shows` {
  @Test("is printed only for a case that shows it:", arguments: SentenceCase.all)
  private func shown(_ example: SentenceCase) throws {
    #expect(try sentence(of: example.shows) == example.sentence)
    for other in example.others { #expect(try sentence(of: other) != example.sentence) }
  }

  private func sentence(of broken: SentenceCase.Broken) throws -> String? {
    let verdict = try #require(try broken())
    #expect(verdict.kind == .broken)
    return Cause(verdict).what
  }

  @Test("is missing if none is true of", arguments: ["UnanimatedToggle", "ChangingStyle"])
  func nothing(_ name: String) throws {
    let specimen = try #require(allSpecimens.first { $0.name == name })
    let broken = try specimen.verdicts().filter { $0.kind == .broken }
    #expect(!broken.isEmpty)
    #expect(broken.compactMap { Cause($0).what } == [])
  }

  @Test func `is missing for a set that has not landed`() throws {
    let specimen = try #require(allSpecimens.first { $0.name == "FirstKeystrokeWins" })
    let verdict = try #require(try specimen.checker().verdict(on: .deferredArrives))
    #expect(verdict.kind == .broken)
    #expect(Cause(verdict).what == nil)
  }

  @Test func `stands below a table that shows the base which changed`() throws {
    let specimen = try #require(allSpecimens.first { $0.name == "UnpublishedSet" })
    let verdict = try #require(try specimen.checker().verdict(on: .setGet))
    let table = verdict.report.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(
      table == [
        "    start off      ○  off   ○  off",
        "    set value on   ○  on    ●  on    ← first difference",
      ])
  }

  @Test func `says that the same happened at the start, where the table first differs`() throws {
    let verdict = try #require(try check(StoredWhenMade.self, obeys: .derivePure))
    #expect(
      Cause(verdict).what == "making the binding wrote, and so it did at the start")
  }

  @Test func `stands in the report, brief or not`() throws {
    let verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    let row = "\n  what      a port that was not set changed: b\n"
    #expect(verdict.report.contains(row))
    #expect(Report(Cause(verdict), isBrief: true).text.contains(row))
  }
}

/// A store that hides its writes, and ignores sets.
private struct DroppedByStore: StoreSystem {
  static let model = CellModel<Bool>()
  private final class Store { var isOn = false }
  private let store = Store()
  var base: Bool {
    get { store.isOn }
    nonmutating set { store.isOn = newValue }
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { store.isOn }, set: { _ in })
  }
}

/// A store that hides its writes, and turns itself on when it is read.
private struct StoredWhenRead: StoreSystem {
  static let model = CellModel<Bool>()
  private final class Store { var isOn = false }
  private let store = Store()
  var base: Bool {
    get { store.isOn }
    nonmutating set { store.isOn = newValue }
  }
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(
      get: {
        store.isOn = true
        return true
      }, set: { store.isOn = $0 })
  }
}

/// A number that is stored when its binding is made.
private struct StoredWhenMade: BindingSystem {
  static let model = CellModel<Int>()
  let source: Source<Int>
  func binding(_ port: SinglePort) -> Accessor<Int> {
    source.value = 1
    return Accessor(get: { source.value }, set: { source.value = $0 })
  }
}

/// A long text that is stored in capitals.
private struct UpperCased: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = String
    var bases: [String]? { ["THE FIRST OF TWO LONG LINES", "the second of two long lines"] }
  }
  static let model = Model()
  let source: Source<String>
  func set(_ value: String, at port: SinglePort) { source.value = value.uppercased() }
}
