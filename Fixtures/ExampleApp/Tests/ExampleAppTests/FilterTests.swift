import Foundation
import LawTesting
import SwiftUI
import Testing

private enum Filter: CaseIterable { case unread, flagged, attached }

@Suite(.isShownInReadme) struct `The sample of the README` {
  @Test func `a filter clears itself alone`() {
    expect(.selection(of: Filter.self)) { source, filter in
      Binding(
        get: { source.value == filter },
        set: { source.value = $0 ? filter : nil })
    }
  }
}

/// The README shows the report of a test that fails.
private struct ReadmeTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
  ) async throws {
    let reported = Reported()
    try await withKnownIssue {
      try await run()
    } matching: { issue in
      reported.texts.append(issue.comments.first?.rawValue ?? "")
      return true
    }
    #expect(reported.texts.count == 1)
    let report = try #require(reported.texts.first)
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    #expect(readme.contains("\n```\n" + report + "\n```\n"), "\(report)")
  }

  private static let readme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")

  /// What issues say.
  private final class Reported: @unchecked Sendable {  // One test writes it.
    var texts: [String] = []
  }
}

extension Trait where Self == ReadmeTrait {
  fileprivate static var isShownInReadme: Self { Self() }
}
