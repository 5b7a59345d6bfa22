package import Foundation
package import LawChecking

/// A file of verdicts: a line each, as `check --json` prints them, or one over several lines, as tests attach
/// it.
///
/// `report --from` reads it, and prints an error after the path: the sentences begin with a verb.
package struct VerdictFile {
  /// The judgements in the file, in order.
  package let judgements: [Judgement]

  /// Reads a whole file.
  ///
  /// - Throws: An error that says why it cannot be used, and what to do.
  package init(_ data: Data) throws {
    if (try? JSONSerialization.jsonObject(with: data)) is [String: Any] {
      judgements = [try Self.judgement(data, line: nil)]
      return
    }
    var judgements: [Judgement] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.allSatisfy(isBlank) {
      judgements.append(try Self.judgement(Data(line), line: number + 1))
    }
    if judgements.isEmpty { throw VerdictFileError.noVerdict }
    self.judgements = judgements
  }

  /// Reads the judgement in a line, or in a whole file.
  private static func judgement(_ data: Data, line: Int?) throws(VerdictFileError) -> Judgement {
    do {
      return try JSONDecoder().decode(Judgement.self, from: data)
    } catch {
      throw VerdictFileError(line: line, error)
    }
  }
}

/// A reason why a file of verdicts cannot be used.
///
/// The description names the line if the file has several.
enum VerdictFileError: Error, Hashable, CustomStringConvertible {
  /// The file is empty.
  case noVerdict
  /// The text is no JSON.
  case noJSON(line: Int?)
  /// A key is missing.
  case lacks(line: Int?, key: String)
  /// A value is not what its key should have.
  case mistaken(line: Int?, key: String)

  fileprivate init(line: Int?, _ error: any Error) {
    self =
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        .lacks(line: line, key: context.path(to: key))
      case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
        .noJSON(line: line)
      case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context):
        .mistaken(line: line, key: context.path())
      default: .noJSON(line: line)
      }
  }

  /// The reason, and what to do.
  var description: String {
    switch self {
    case .noVerdict: "holds no verdict; check --json writes them"
    case .noJSON(let line): "holds no verdict\(inLine(line)): it is no JSON; write it again"
    case .lacks(let line, let key):
      "holds no verdict\(inLine(line)): it lacks \(key.debugDescription); check --json writes all there is"
    case .mistaken(let line, let key):
      "holds no verdict\(inLine(line)): \(key.debugDescription) is not what it should be; write it again"
    }
  }

  private func inLine(_ line: Int?) -> String { line.map { " in line \($0)" } ?? "" }
}

extension DecodingError.Context {
  /// Returns the keys that lead to the error, such as `counterexample.rows`.
  fileprivate func path(to key: (any CodingKey)? = nil) -> String {
    let keys = codingPath.filter { $0.intValue == nil } + [key].compactMap(\.self)
    return keys.isEmpty ? "it" : keys.map(\.stringValue).joined(separator: ".")
  }
}

/// Returns whether a byte is a space, a tab or the end of a line.
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
