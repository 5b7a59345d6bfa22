import TestSupport

@Suite struct `A model` {
  @Test func `is judged on drawn worlds, too`() throws {
    let error = #expect(throws: BrokenOracle.self) {
      try check(ShortCounter.self, obeys: .setGet)
    }
    #expect(
      error?.description.hasPrefix("the model Model of ShortCounter breaks a law of models: ")
        == true)
  }

  @Test func `is named where it breaks the law that a system breaks which does as it says`() throws
  {
    let verdict = try #require(try check(Rounded.self, obeys: .getSet))
    #expect(verdict.kind == .broken)
    let words = verdict.report.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("model your model breaks it too, and the system does what the model says"))
    #expect(words.contains("areEquivalent"))
    #expect(words.contains("skip the law (in a test by `.skipping`)"))
  }

  @Test func `is not named where the system does something else`() throws {
    let verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    #expect(verdict.kind == .broken)
    #expect(!verdict.report.contains("your model"))
  }

  @Test func `has no class as its base`() throws {
    let error = #expect(throws: SharedBase.self) {
      try check(Storing<Box>.self, obeys: .setGet)
    }
    #expect(
      error?.description
        == "Storing<Box> cannot be judged: the base Box of its model CellModel<Box> is a class or holds "
        + "one, which all runs would share; judge the class as a StoreSystem, or let the base hold its values; "
        + "objects that never change can be bound by an id")
  }

  @Test func `has no collection of classes as its base`() {
    #expect(throws: SharedBase.self) { try check(Storing<Box?>.self, obeys: .setGet) }
    #expect(throws: SharedBase.self) { try check(Storing<[[Box]]>.self, obeys: .setGet) }
    #expect(throws: SharedBase.self) { try check(Storing<[String: Box]>.self, obeys: .setGet) }
    #expect(throws: SharedBase.self) { try check(Storing<Set<Tag>>.self, obeys: .setGet) }
    #expect(throws: Never.self) { try check(Storing<[[String]]>.self, obeys: .setGet) }
  }
}

/// An object that is equal to itself alone.
private final class Tag: Hashable {
  static func == (one: Tag, other: Tag) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A counter whose model forgets what is beyond 8.
private struct ShortCounter: ModelledSystem {
  struct Model: ReferenceModel {
    enum Port: CaseIterable { case it }
    func get(_ port: Port, in base: Int) -> Int { base }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { min(value, 8) }
    func outside(_ port: Port, setting value: Int, in base: Int) -> Int { 0 }
  }

  static let model = Model()
  let source: Source<Int>
}

/// A number shown in tens, which drops the ones when it is set.
private struct Rounded: ModelledSystem {
  struct Model: ReferenceModel {
    enum Port: CaseIterable { case it }
    var bases: [Int]? { [0, 5, 10] }
    var values: [Int]? { [0, 10] }
    func get(_ port: Port, in base: Int) -> Int { base / 10 * 10 }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { value }
    func outside(_ port: Port, setting value: Int, in base: Int) -> Int { 0 }
  }

  static let model = Model()
  let source: Source<Int>

  func get(_ port: Model.Port) -> Int { source.value / 10 * 10 }
}

/// A number that all runs share.
private final class Box: Equatable {
  var number = 0
  static func == (one: Box, other: Box) -> Bool { one.number == other.number }
}
