import TestSupport

@testable import LawTesting

/// Returns the texts of the issues that a body records, which do not fail the test.
func issues(in body: () -> Void) -> [String] {
  recorded(in: body).map { $0.comments.first?.rawValue ?? "\($0)" }
}

/// Returns the result of a body, whatever issues it records.
func silently<Result>(_ body: () -> Result?) -> Result? {
  var result: Result?
  _ = issues { result = body() }
  return result
}

/// Returns the issues and warnings that a body records, which do not fail the test.
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

/// Returns the issues that a body records in the scopes of traits, the outermost first.
func recorded(within traits: [LawTrait], _ body: @escaping @Sendable () -> Void) async throws
  -> [Issue]
{
  let test = try #require(Test.current)
  let log = Log()
  var scoped: @Sendable () async throws -> Void = { body() }
  for trait in traits.reversed() {
    let inner = scoped
    scoped = { try await trait.provideScope(for: test, testCase: nil, performing: inner) }
  }
  let scopes = scoped
  try await withKnownIssue(isIntermittent: true) {
    try await scopes()
  } matching: { issue in
    log.issues.append(issue)
    return true
  }
  return log.issues
}

private final class Log: @unchecked Sendable {
  var issues: [Issue] = []
}

/// Returns the text of the one issue that a body records.
func onlyIssue(
  in body: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  let texts = issues(in: body)
  #expect(texts.count == 1, "\(texts)", sourceLocation: sourceLocation)
  return try #require(texts.first, sourceLocation: sourceLocation)
}
