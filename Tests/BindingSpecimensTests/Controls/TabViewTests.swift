import LawfulBindings
import TestSupport

@testable import BindingSpecimens

/// What else tabs do, `RequiredTabs`, `OwnTabs` and the parameters in `Shapes` show.
@Suite struct `A tab view` {
  @Test func `has no active tab under a foreign selection`() {
    let tabs = HeadlessTabView(selection: Source(Section.c).binding, tabs: [.a, .b])
    #expect(tabs.active == nil)
  }
}
