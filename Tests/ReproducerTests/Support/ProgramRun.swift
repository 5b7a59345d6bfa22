import Testing

/// What a program has said and how it ended.
protocol ProgramRun {
  var exitCode: Int32 { get }
  var output: String { get }
  var errors: String { get }
}

extension ProgramRun {
  /// What a report says behind a label, in its first line.
  func row(_ label: String) -> String? {
    let start = "  " + label + " "
    let line = output.split(separator: "\n").first { $0.hasPrefix(start) }
    // Labels have ten columns, after two blanks.
    return line.map { String($0.dropFirst(12)) }
  }

  /// Expects that it has done nothing, and has said why in a line.
  func expectRefusal(
    _ code: Int32, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(exitCode == code, "\(output)\(errors)", sourceLocation: sourceLocation)
    #expect(output.isEmpty, sourceLocation: sourceLocation)
    #expect(errors.contains(words), "\(errors)", sourceLocation: sourceLocation)
    #expect(errors.count { $0 == "\n" } == 1, sourceLocation: sourceLocation)
  }
}
