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

@Suite struct `Toggling all` {
  static let starts: [Set<String>] = [[], ["A"], ["X"], ["A", "B", "X"]]

  @Test(arguments: starts, [true, false])
  func `gives the same in place and as a copy (S29)`(start: Set<String>, isSelected: Bool) {
    var inPlace = start
    inPlace.toggleAll(["A", "B"], isSelected: isSelected)
    #expect(inPlace == start.togglingAll(["A", "B"], isSelected: isSelected))
  }
}
