import LawfulBindings
import Testing

@Suite struct `A hierarchy of toggles` {
  @Test func `is on if a child that is listed twice is on`() {
    let twice = SelectionTree.branch([.leaf("A"), .leaf("A")])
    #expect(Recorder(Set(["A"])).binding[all: twice].wrappedValue == .on)
  }

  @Test func `lists its leaves from left to right`() {
    let left = SelectionTree.branch([.leaf("A"), .leaf("B")])
    let root = SelectionTree.branch([left, .branch([.leaf("C"), .branch([])])])
    #expect(root.leaves == ["A", "B", "C"])
  }
}
