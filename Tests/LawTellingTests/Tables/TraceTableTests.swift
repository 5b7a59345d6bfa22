import TestSupport

@testable import LawTelling

@Suite struct `A table of a replayed case` {
  /// The last step fits a line only if the table is wide.
  @Test(
    "has as many steps as the case, the heading in the first",
    arguments: [(80, false), (500, true)])
  func steps(width: Int, isLastInOneLine: Bool) throws {
    let replayed = try LawChecker(GrowingTitle.self).replay(
      .trace("start \"\"; hold value; set value \"b\"; set held value \"c\""), obeying: .setGet)
    let steps = replayed.steps(width: width)
    #expect(steps.count == 4)
    #expect(steps.first?.first?.text.hasPrefix("  trace") == true)
    #expect(steps.flatMap(\.self) == replayed.table(width: width))
    #expect((steps.last?.count == 1) == isLastInOneLine)
  }
}

/// A title that grows whenever it is set.
private struct GrowingTitle: BindingSystem {
  static let model = CellModel<String>()
  let source: Source<String>
  func binding(_: SinglePort) -> Title { Title(source: source) }

  struct Title: BindingProtocol {
    let source: Source<String>
    var wrappedValue: String {
      get { source.value }
      nonmutating set { source.value = newValue + String(repeating: " and so on", count: 8) }
    }
  }
}
