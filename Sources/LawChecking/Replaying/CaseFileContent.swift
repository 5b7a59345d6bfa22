package import Foundation

/// The content of a file about a case: a fixture, or a verdict as `check --json` writes it.
///
/// A fixture has it at its top, a verdict in its counterexample. Any of it may be missing; the reader of the
/// file decides what it needs.
package struct CaseFileContent {
  package let token: String?
  package let system: String?
  package let law: String?
  /// The trace, as the model predicts it if the file has that.
  package let trace: [String]?
  /// The format of the file, if it names one.
  package let format: Int?

  /// Reads a file.
  ///
  /// Nil if it is no JSON object, or if one of these names holds something else.
  package init?(_ data: Data) {
    guard let record = try? JSONDecoder().decode(Record.self, from: data) else { return nil }
    token = record.token ?? record.counterexample?.token
    trace = record.trace ?? record.counterexample?.predicted ?? record.counterexample?.trace
    system = record.system
    law = record.law
    format = record.format
  }

  private struct Record: Decodable {
    struct Found: Decodable {
      let token: String?
      let trace: [String]?
      let predicted: [String]?
    }
    let format: Int?
    let token: String?
    let system: String?
    let law: String?
    let trace: [String]?
    let counterexample: Found?
  }
}
