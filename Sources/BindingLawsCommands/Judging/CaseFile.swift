import LawChecking
package import Foundation

/// A JSON file that names a case: a fixture, or what `check --json` and `replay --json` print.
struct CaseFile {
  let chosen: ChosenCase

  /// Reads a file.
  ///
  /// - Throws: `Failure.file` when it cannot be opened, `Failure.unreadable` when it names no case.
  init(path: String) throws {
    let content = try CaseFileContent(AtomicFile.read(path), path: path)
    if let token = content.token, !token.isEmpty {
      chosen = try ChosenCase(token: token)
    } else if let system = content.system, let law = content.law, let trace = content.trace {
      chosen = try ChosenCase(
        system: system, law: law, name: .trace(trace.joined(separator: "\n")))
    } else {
      throw Failure.unreadable("\(path) names no case: it has neither a token nor a trace")
    }
  }
}

/// What a file says about a case: at its top, or in its counterexample.
package struct CaseFileContent {
  let token: String?
  let system: String?
  let law: String?
  let trace: [String]?

  package init(_ data: Data, path: String) throws {
    guard let record = Self.record(data) ?? Self.firstLine(data) else {
      throw Failure.unreadable("\(path) is no fixture: it is not JSON with a token or a trace")
    }
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
