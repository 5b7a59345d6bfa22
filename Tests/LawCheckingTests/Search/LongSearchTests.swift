import TestSupport

@testable import LawChecking

@Suite struct `A long random search` {
  /// So many cases that some of them hold a binding, and set more than `WornPages` bears before they use it.
  ///
  /// At quick effort no proof begins, so that cases alone decide.
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
  /// The number of sets that a binding bears after it was derived.
  ///
  /// It is more than a case has operations by default, and far less than the 200 of a long one.
  private static let mostSets = CheckOptions().maximumLength + 6
  let source: Source<Page?>
  private let history = History()

  func binding(_ page: Page) -> Accessor<Bool> {
    let setsBefore = history.sets
    return Accessor(
      get: { source.value == page },
      set: { isOn in
        history.sets += 1
        if history.sets - setsBefore > Self.mostSets { return }
        if isOn {
          source.value = page
        } else if source.value == page {
          source.value = nil
        }
      })
  }
}

/// The number of sets so far.
private final class History {
  var sets = 0
}
