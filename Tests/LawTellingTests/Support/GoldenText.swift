import Foundation
import TestSupport

/// Returns the text of a file of `Fixtures/Reports`.
///
/// If `BINDING_LAWS_RECORD` is set, a given text is first written to the file.
func goldenText(
  _ name: String, recording text: String? = nil, as kind: String = "txt"
) throws -> String {
  let file = packageRoot.appendingPathComponent("Fixtures/Reports/\(name).\(kind)")
  if ProcessInfo.processInfo.environment["BINDING_LAWS_RECORD"] != nil, let text {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  return try String(contentsOf: file, encoding: .utf8)
}
