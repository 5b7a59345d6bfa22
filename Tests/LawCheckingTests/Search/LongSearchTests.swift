import TestSupport

@testable import LawChecking

@Suite struct `A long random search` {
  private static let options = CheckOptions(cases: 5_000).with(\.effort, .quick)

  @Test func `finds what many operations prepare, if cases may be that long`() throws {
    let options = Self.options.with(\.maximumLength, 200)
    let verdict = try #require(try check(WornPages.self, obeys: .coherent, options: options))
    #expect(verdict.kind == .broken)
  }

  @Test func `finds nothing that takes more operations than cases have`() throws {
    let verdict = try #require(try check(WornPages.self, obeys: .coherent, options: Self.options))
    #expect(verdict.kind == .upheld)
  }
}

/// A selection whose bindings drop sets once many sets were made since they were derived.
private struct WornPages: BindingSystem {
  static let model = SelectionModel<Page>()
  /// More sets than a case has operations by default, and fewer than the 200 of a long one.
  private static let most = CheckOptions().maximumLength + 6
  let source: Source<Page?>
  private let history = History()

  func binding(_ page: Page) -> Accessor<Bool> {
    let mark = history.sets
    return Accessor(
      get: { source.value == page },
      set: { isOn in
        history.sets += 1
        if history.sets - mark > Self.most { return }
        if isOn { source.value = page } else if source.value == page { source.value = nil }
      })
  }
}

/// The number of sets so far.
private final class History {
  var sets = 0
}
