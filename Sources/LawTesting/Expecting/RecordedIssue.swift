import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Reports what is wrong, or a doubt, to the framework that runs the test.
///
/// Swift Testing counts an issue that a test of its own records. In an `XCTestCase` it drops the issue without a
/// word up to Swift 6.3. From 6.4 on it hands the issue on: as a failure, or as a warning where the package has
/// an older tools version. So outside of its tests the failure goes to XCTest, too, and may stand there twice.
/// It goes to both, because nobody says which one runs: a thread that a test of Swift Testing has started has no
/// current test, either, and there XCTest drops what it gets.
///
/// - Parameters:
///   - isWarning: Whether it is a doubt, which fails no test.
///   - isInTest: Whether Swift Testing runs what asked for it.
///   - sourceLocation: The line of the expectation. XCTest takes no line that is not a literal, so that the text
///     begins with it there.
func recordIssue(
  _ text: String, isWarning: Bool = false, isInTest: Bool = Test.isRunning,
  at sourceLocation: SourceLocation
) {
  if RepeatedTest.isRunning { return }  // Its parent reports.
  ReplayReport.current?.append(issue: text)
  VerdictReport.current?.append(issue: text, at: sourceLocation)
  if isWarning {
    recordWarning(text, isInTest: isInTest, at: sourceLocation)
    return
  }
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  #if canImport(XCTest)
    if !isInTest { XCTFail("\(sourceLocation.fileID):\(sourceLocation.line): \(text)") }
  #endif
}

/// Swift Testing knows warnings since Swift 6.3, and XCTest has none: they are printed instead.
private func recordWarning(_ text: String, isInTest: Bool, at sourceLocation: SourceLocation) {
  #if compiler(>=6.3)
    if isInTest {
      Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
      return
    }
  #endif
  print(text)
}

extension Test {
  /// Whether Swift Testing runs this code, in a test or in the child process of an exit test.
  static var isRunning: Bool {
    #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD)
      if ExitTest.current != nil { return true }
    #endif
    return current != nil
  }
}
