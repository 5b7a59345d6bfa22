import Testing

/// A run of a program: its output, and how it ended.
protocol ProgramRun {
  var exitCode: Int32 { get }
  var output: String { get }
  var errors: String { get }
}

extension ProgramRun {
  /// Returns the text behind a label of a report, in its first line.
  func row(_ label: String) -> String? {
    let start = "  " + label + " "
    let line = output.split(separator: "\n").first { $0.hasPrefix(start) }
    // Labels have ten columns, after two blanks.
    return line.map { String($0.dropFirst(12)) }
  }

  /// Expects the program to have refused, without output, and with the reason in one line.
  func expectRefusal(
    _ code: Int32, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(exitCode == code, "\(output)\(errors)", sourceLocation: sourceLocation)
    #expect(output.isEmpty, sourceLocation: sourceLocation)
    #expect(errors.contains(words), "\(errors)", sourceLocation: sourceLocation)
    #expect(errors.count { $0 == "\n" } == 1, sourceLocation: sourceLocation)
  }
}
