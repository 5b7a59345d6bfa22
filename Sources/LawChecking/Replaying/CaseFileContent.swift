package import Foundation

/// What a file says about a case: at its top, or in its counterexample.
package struct CaseFileContent {
  package let token: String?
  package let system: String?
  package let law: String?
  /// The trace, as the model foretells it where that is said.
  package let trace: [String]?

  /// `nil` when it is not JSON that says something about a case.
  package init?(_ data: Data) {
    guard let record = Self.record(data) ?? Self.firstLine(data) else { return nil }
    token = record.token ?? record.counterexample?.token
    trace = record.trace ?? record.counterexample?.foretold ?? record.counterexample?.trace
    (system, law) = (record.system, record.law)
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let mostLines = 300

  /// The first line that holds a token, where a file has a value a line.
  ///
  /// Only lines in which the word is found are read, and not too many of them: bad input has to be
  /// told in no time.
  private static func firstLine(_ data: Data) -> Record? {
    var rest = data[...]
    for _ in 0..<mostLines {
      guard let word = rest.range(of: Data("\"token\"".utf8)) else { return nil }
      let start = rest[..<word.lowerBound].lastIndex(of: lineEnd).map { $0 + 1 } ?? rest.startIndex
      let end = rest[word.upperBound...].firstIndex(of: lineEnd) ?? rest.endIndex
      let found = record(Data(rest[start..<end]))
      if let found, found.token ?? found.counterexample?.token != nil { return found }
      rest = rest[end...]
    }
    return nil
  }

  private static func record(_ data: Data) -> Record? {
    try? JSONDecoder().decode(Record.self, from: data)
  }

  private struct Record: Decodable {
    struct Counterexample: Decodable {
      let token: String?
      let trace: [String]?
      let foretold: [String]?
    }
    let token: String?
    let system: String?
    let law: String?
    let trace: [String]?
    let counterexample: Counterexample?
  }
}
