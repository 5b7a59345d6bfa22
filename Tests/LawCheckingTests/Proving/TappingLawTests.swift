import TestSupport

@Suite struct `A law that taps` {
  /// The taps of its program are known before any case has run.
  @Test(arguments: [nil, 1] as [Int?])
  func `is proved if its program taps`(exhaustiveDepth: Int?) throws {
    let options = CheckOptions().with(\.exhaustiveDepth, exhaustiveDepth)
    #expect(try check(PlainLamp.self, obeys: .tapSets, options: options)?.kind == .proved)
  }
}
