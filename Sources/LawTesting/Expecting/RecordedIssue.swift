import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Reports an issue to the framework that runs the test.
///
/// Swift Testing and XCTest each drop issues of the other's tests, and nothing says which one runs: a thread
/// that a test of Swift Testing has started has no current test, either. So outside of a Swift Testing test
/// the issue goes to both, and may be shown twice.
///
/// - Parameters:
///   - isInTest: Whether Swift Testing runs the caller.
///   - sourceLocation: The line of the expectation.
func recordIssue(
  _ text: String, isInTest: Bool = Test.isRunning, at sourceLocation: SourceLocation
) {
  if RepeatedTest.isRunning { return }  // Its parent reports.
  append(text, at: sourceLocation)
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  #if canImport(XCTest)
    // In an `XCTestCase`, Swift Testing drops the issue without a word up to Swift 6.3. From 6.4 on it hands
    // the issue on: as a failure, or as a warning if the package has an older tools version. XCTest takes no
    // line that is not a literal, so the text begins with the line.
    if !isInTest { XCTFail("\(sourceLocation.fileID):\(sourceLocation.line): \(text)") }
  #endif
}

/// Reports a doubt, which fails no test.
///
/// Swift Testing has warnings since Swift 6.3, and XCTest has none: without warnings, the doubt is printed.
///
/// - Parameters:
///   - isInTest: Whether Swift Testing runs the caller.
///   - sourceLocation: The line of the expectation.
func recordWarning(
  _ text: String, isInTest: Bool = Test.isRunning, at sourceLocation: SourceLocation
) {
  if RepeatedTest.isRunning { return }  // Its parent reports.
  append(text, at: sourceLocation)
  #if compiler(>=6.3)
    if isInTest {
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
      return
    }
  #endif
  print(text)
}

/// Appends the text to the files that the environment names for this run, if any.
private func append(_ text: String, at sourceLocation: SourceLocation) {
  ReplayReport.current?.append(issue: text)
  VerdictReport.current?.append(issue: text, at: sourceLocation)
}
