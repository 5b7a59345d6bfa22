package import Foundation
package import LawChecking

/// Verdicts that were written down: a line each, as `check --json` prints them, or one alone over
/// several lines, as it is attached to a failure.
package struct VerdictFile {
  /// What the file holds, in its order.
  package let judgements: [Judgement]

  /// Reads all of a file.
  package init(_ data: Data) throws(VerdictFileError) {
    if let one = try? JSONDecoder().decode(Judgement.self, from: data) {
      judgements = [one]
      return
    }
    var judgements: [Judgement] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.allSatisfy(isBlank) {
      do {
        judgements.append(try JSONDecoder().decode(Judgement.self, from: Data(line)))
      } catch {
        throw VerdictFileError(line: number + 1, error)
      }
    }
    if judgements.isEmpty { throw .noVerdict }
    self.judgements = judgements
  }
}

/// Why a file of verdicts cannot be used.
package enum VerdictFileError: Error, Hashable, CustomStringConvertible {
  case noVerdict
  case noJSON(line: Int)
  case lacks(line: Int, key: String)
  case mistaken(line: Int, key: String)

  fileprivate init(line: Int, _ error: any Error) {
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

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .noVerdict: "holds no verdict; check --json writes them"
    case .noJSON(let line): "has no verdict in line \(line), which is no JSON; write it anew"
    case .lacks(let line, let key):
      "has no verdict in line \(line), which lacks \"\(key)\"; write it anew with check --json"
    case .mistaken(let line, let key):
      "has something else than it should in line \(line), \"\(key)\"; write it anew"
    }
  }
}

extension DecodingError.Context {
  /// The keys that lead there, such as `counterexample.rows`.
  fileprivate func path(to key: (any CodingKey)? = nil) -> String {
    let keys = codingPath.filter { $0.intValue == nil } + [key].compactMap(\.self)
    return keys.isEmpty ? "it" : keys.map(\.stringValue).joined(separator: ".")
  }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
