import TestSupport

private enum Tab: CaseIterable { case home, search, inbox }

/// A flag that reads the opposite the first time in a process, as with a static cache that is empty.
private struct ReadCold: ModelledSystem {
  static let model = CellModel<Bool>()
  nonisolated(unsafe) static var isWarm = false
  let source: Source<Bool>

  func get(_ port: SinglePort) -> Bool {
    defer { Self.isWarm = true }
    return source.value == Self.isWarm
  }
}

/// A selection that drops the first set in a process, as if something had to be loaded before.
private struct SetCold: ModelledSystem {
  static let model = SelectionModel<Tab>()
  nonisolated(unsafe) static var isLoaded = false
  let source: Source<Tab?>

  func set(_ isOn: Bool, at tab: Tab) {
    if Self.isLoaded { source.value = Self.model.set(isOn, at: tab, in: source.value) }
    Self.isLoaded = true
  }
}

/// A flag that drops every set.
private struct Deaf: ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>
  func set(_ isOn: Bool, at port: SinglePort) {}
}

@Suite(.serialized) struct `A fault in the first use of a process` {
  private let words = "broken only the first time in a process, and in none of 3 later runs"

  @Test func `is flaky, with its trace, if a read is wrong`() throws {
    ReadCold.isWarm = false
    let checker = try LawChecker(ReadCold.self)
    let first = try #require(try checker.verdict(on: .setGet))
    #expect(first.kind == .flaky)
    #expect(first.remark == words)
    #expect(first.counterexample?.trace == ["start off", "set value on"])
    #expect(first.report.contains("is flaky on set-get: the same case ended in two ways"))
    let later = try [Law.getSet, .conforms, .fresh].map { try checker.verdict(on: $0)?.kind }
    #expect(!later.contains(.proved), "\(later)")
    #expect(!later.contains(.broken), "\(later)")
  }

  @Test func `is flaky if a set is lost`() throws {
    SetCold.isLoaded = false
    let verdict = try #require(try check(SetCold.self, obeys: .setGet))
    #expect(verdict.kind == .flaky)
    #expect(verdict.remark == words)
    #expect(verdict.counterexample?.operations == 1)
  }

  @Test func `is broken if it lasts, and no finding once it is over`() throws {
    #expect(try check(Deaf.self, obeys: .setGet)?.kind == .broken)
    ReadCold.isWarm = true
    #expect(try check(ReadCold.self, obeys: .setGet)?.kind == .proved)
  }
}
