package import Foundation

/// What a file says about a case: at its top, or in its counterexample.
package struct CaseFileContent {
  package let token: String?
  package let system: String?
  package let law: String?
  package let trace: [String]?

  /// `nil` when it is not JSON that says something about a case.
  package init?(_ data: Data) {
    guard let record = Self.record(data) ?? Self.firstLine(data) else { return nil }
    token = record.token ?? record.counterexample?.token
    trace = record.trace ?? record.counterexample?.trace
    (system, law) = (record.system, record.law)
  }

  /// The first line that holds a counterexample, where a file has a value a line.
  private static func firstLine(_ data: Data) -> Record? {
    data.split(separator: UInt8(ascii: "\n")).lazy.compactMap(record)
      .first { $0.token != nil || $0.counterexample != nil }
  }

  private static func record(_ data: Data) -> Record? {
    try? JSONDecoder().decode(Record.self, from: data)
  }

  private struct Record: Decodable {
    struct Counterexample: Decodable {
      let token: String?
      let trace: [String]?
    }
    let token: String?
    let system: String?
    let law: String?
    let trace: [String]?
    let counterexample: Counterexample?
  }
}
