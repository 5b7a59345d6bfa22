import TestSupport

@Suite struct `A law whose program taps a control` {
  @Test func `is proved after cases that tapped`() throws {
    #expect(try check(PlainLamp.self, obeys: .tapSets)?.kind == .proved)
  }

  /// If a depth is asked for, no case runs ahead of the proof, so that only the program tells it of taps.
  ///
  /// A proof that does not ask the program meets taps that it has no patterns for, and stays open.
  @Test func `is proved before any case has run`() throws {
    let options = CheckOptions().with(\.exhaustiveDepth, 1)
    #expect(try check(PlainLamp.self, obeys: .tapSets, options: options)?.kind == .proved)
  }
}
