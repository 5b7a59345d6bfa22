import Foundation

extension Encodable {
  /// The value as JSON on one line, with keys in alphabetical order.
  ///
  /// `LinesOfJSON.md` says so, and the same value always has the same bytes. `VerdictFile` reads
  /// line by line.
  package var jsonLine: String { get throws { try json() } }

  /// The value as JSON for people: over several lines, indented.
  ///
  /// Recording compares kept fixtures by these bytes: the format has to stay.
  package var jsonText: String { get throws { try json(.prettyPrinted) + "\n" } }

  private func json(_ formatting: JSONEncoder.OutputFormatting = []) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
