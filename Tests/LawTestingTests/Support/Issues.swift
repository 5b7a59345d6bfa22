import TestSupport

@testable import LawTesting

/// The texts of the issues that are recorded meanwhile; they do not fail the test.
func issues(in body: () -> Void) -> [String] {
  recorded(in: body).map { $0.comments.first?.rawValue ?? "\($0)" }
}

/// What the body comes to, whatever it reports.
func silently<Result>(_ body: () -> Result?) -> Result? {
  var result: Result?
  _ = issues { result = body() }
  return result
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

/// The issues that are recorded meanwhile, in the scopes of traits, the outermost first.
func recorded(within traits: [LawTrait], _ body: @escaping @Sendable () -> Void) async throws
  -> [Issue]
{
  let test = try #require(Test.current)
  let log = Log()
  let scopes = traits.reversed().reduce({ @Sendable () async throws -> Void in body() }) {
    inner, trait in
    { @Sendable in try await trait.provideScope(for: test, testCase: nil, performing: inner) }
  }
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

/// The text of the one issue that is recorded meanwhile.
func onlyIssue(
  in body: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  let texts = issues(in: body)
  #expect(texts.count == 1, "\(texts)", sourceLocation: sourceLocation)
  return try #require(texts.first, sourceLocation: sourceLocation)
}

/// What judges a system in exit tests.
func childChecker<System: BindingSystem>(
  _ system: System.Type, _ limits: ChildrenLimits = ChildrenLimits(),
  _ options: CheckOptions = CheckOptions()
) throws -> LawChecker {
  try LawChecker(system, .children(limits, launch: ExitTestChild.run), options: options)
}
