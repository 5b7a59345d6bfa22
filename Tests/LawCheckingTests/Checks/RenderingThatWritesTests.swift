import LawChecking
import TestSupport

@Suite struct `A rendering that writes` {
  @Test(
    "breaks",
    arguments: [Law.renderingConforms, .renderingDistinguishes])
  func writing(_ law: Law) throws {
    let found = try #require(try check(ClearedByRendering.self, obeys: law))
    #expect(found.kind == .broken)
    #expect(found.counterexample?.system == "off")
  }
}

/// A lamp that goes out when it is rendered.
private struct ClearedByRendering: RenderedSystem, ModelledSystem {
  static let model = CellModel<Bool>()
  let source: Source<Bool>

  func tap(_ port: SinglePort) { source.value.toggle() }

  func rendering(_ port: SinglePort) -> String {
    let shown = "\(source.value)"
    if source.value { source.value = false }
    return shown
  }

  static func rendering(_ port: SinglePort, showing value: Bool, in base: Bool) -> String {
    "\(value)"
  }
}
