import Testing

/// The texts of the issues that are recorded meanwhile; they do not fail the test.
func issues(in body: () -> Void) -> [String] {
  recorded(in: body).map { $0.comments.first?.rawValue ?? "\($0)" }
}

/// The issues and warnings that are recorded meanwhile; they do not fail the test.
func recorded(in body: () -> Void) -> [Issue] {
  let log = Log()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    log.issues.append(issue)
    return true
  }
  return log.issues
}

private final class Log: @unchecked Sendable {
  var issues: [Issue] = []
}
