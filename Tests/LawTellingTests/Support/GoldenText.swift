import Foundation
import TestSupport

/// Returns the text of a file of `Fixtures/Reports`.
func goldenText(_ name: String) throws -> String {
  try String(contentsOf: goldenFile("\(name).txt"), encoding: .utf8)
}

/// Expects a text to be that of a file of `Fixtures/Reports`.
///
/// If `BINDING_LAWS_RECORD` is set, the text is written to the file before, so that the change is seen in
/// version control.
func expectGolden(
  _ text: String, in fileName: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = goldenFile(fileName)
  if ProcessInfo.processInfo.environment["BINDING_LAWS_RECORD"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, sourceLocation: sourceLocation)
}

private func goldenFile(_ name: String) -> URL {
  packageRoot.appendingPathComponent("Fixtures/Reports/\(name)")
}
