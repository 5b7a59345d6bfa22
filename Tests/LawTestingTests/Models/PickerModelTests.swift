import LawTesting
import TestSupport

@Suite struct `A model of a picker over fields` {
  @Test func `lists every case of a type, and nil for mixed`() {
    let picked = SourcesModel<Level, Level?>(over: [\.self])
    #expect(picked.values == [.high, .low, nil])
  }
}
