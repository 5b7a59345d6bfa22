import Testing

/// The texts of the issues that are recorded meanwhile; they do not fail the test.
func issues(in body: () -> Void) -> [String] {
  let texts = Texts()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    texts.all.append(issue.comments.first?.rawValue ?? "\(issue)")
    return true
  }
  return texts.all
}

private final class Texts: @unchecked Sendable {
  var all: [String] = []
}
