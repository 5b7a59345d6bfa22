import TestSupport

@Suite struct `A model` {
  @Test func `is checked on generated bases, too`() throws {
    let error = #expect(throws: BrokenOracle.self) {
      try check(ShortCounter.self, obeys: .setGet)
    }
    #expect(
      error?.description.hasPrefix("the model Model of ShortCounter breaks a law of models: ")
        == true)
  }

  @Test func `is blamed if the system follows it and the law breaks`() throws {
    let verdict = try #require(try check(ShownInTens.self, obeys: .getSet))
    #expect(verdict.kind == .broken)
    let words = verdict.report.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("model your model breaks it too, and the system does what the model says"))
    #expect(words.contains("areEquivalent"))
    #expect(words.contains("skip the law (in a test by `.skipping`)"))
  }

  @Test func `is not blamed if the system departs from it`() throws {
    let verdict = try #require(try check(ErasingPages.self, obeys: .getSet))
    #expect(verdict.kind == .broken)
    #expect(!verdict.report.contains("your model"))
  }
}

/// A counter whose model stores 8 for whatever is larger.
///
/// It lists no bases, so that only a generated one shows that.
private struct ShortCounter: ModelledSystem {
  struct Model: ReferenceModel {
    typealias Port = SinglePort
    func get(_ port: Port, in base: Int) -> Int { base }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { min(value, 8) }
    func outside(_ port: Port, setting value: Int, in base: Int) -> Int { 0 }
  }

  static let model = Model()
  let source: Source<Int>
}

/// A number that is shown in tens.
///
/// A set drops the ones, even a set of what is shown.
private struct ShownInTens: ModelledSystem {
  struct Model: ReferenceModel {
    typealias Port = SinglePort
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
