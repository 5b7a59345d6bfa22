import Foundation

/// An error of the compiler, as its output has it.
struct CompilerError {
  /// The path of the file.
  let path: String
  let line: Int
  let words: String

  /// Reads a line such as `/app/Tests/RowLaws.swift:12:5: error: …`.
  ///
  /// Nil for other lines.
  init?(_ text: String) {
    guard let mark = text.range(of: ": error: ") else { return nil }
    let place = text[..<mark.lowerBound].split(separator: ":")
    guard place.count == 3, let line = Int(place[1]) else { return nil }
    path = String(place[0])
    self.line = line
    words = String(text[mark.upperBound...])
  }
}

/// The failure to compile the tests for a reason that lies in no written test.
struct CompilerFailure: Error {
  /// The output of the compiler.
  let output: String
}
