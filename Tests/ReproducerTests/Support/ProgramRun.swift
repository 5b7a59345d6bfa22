import Testing

/// What a program has said and how it ended.
protocol ProgramRun {
  var exitCode: Int32 { get }
  var output: String { get }
  var errors: String { get }
}

extension ProgramRun {
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
