import TestSupport

@testable import BindingSpecimens

/// A second definition of what a system must do, compared with the system and its model.
@Suite struct `A second oracle` {
  @Test func `agrees on selections`() {
    #expect(disagreement(SelectionLinks.self, NaiveSelection.self) == nil)
    #expect(disagreement(RequiredTabs.self, NaiveTabs.self) == nil)
  }

  @Test func `agrees on memberships`() {
    #expect(disagreement(SetMembership.self, NaiveMembership.self) == nil)
  }

  @Test func `agrees on hierarchies`() {
    let starts: [Set<String>] = [[], ["A", "X"]]
    #expect(disagreement(SelectionHierarchy.self, NaiveHierarchy.self, from: starts) == nil)
    #expect(disagreement(PlainParent.self, NaiveParent.self) == nil)
  }

  @Test func `agrees on aggregates`() {
    #expect(disagreement(SourcesToggle.self, NaiveThreeItems.self) == nil)
    #expect(disagreement(NestedAggregates.self, NaiveNesting.self, from: [[], [.one]]) == nil)
    #expect(disagreement(ItemsToggle.self, NaiveItems.self) == nil)
  }

  @Test func `agrees on a control whose provider comes and goes`() {
    #expect(disagreement(SwitchedDisclosure.self, NaiveOwner.self) == nil)
    #expect(disagreement(SwitchedImage.self, NaiveOwner.self) == nil)
    #expect(disagreement(CopiedOnSwitch.self, NaiveOwner.self) != nil)
  }

  @Test func `disagrees with faulty systems`() {
    #expect(
      disagreement(ClearAnySelection.self, NaiveSelection.self)
        == ".a; set b off: the system leads to nil")
    #expect(
      disagreement(CountingParent.self, NaiveParent.self) == "{\"A\", \"X\"}: parent reads on")
    #expect(disagreement(ReplacedSet.self, NaiveMembership.self) != nil)
    #expect(disagreement(FirstReadsForAll.self, NaiveThreeItems.self) != nil)
  }
}
