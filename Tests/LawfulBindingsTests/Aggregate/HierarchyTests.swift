import LawfulBindings
import Testing

@Suite struct `A hierarchy of toggles` {
  static let left = SelectionTree.branch([.leaf("A"), .leaf("B")])
  static let root = SelectionTree.branch([left, .branch([.leaf("C"), .branch([])])])
  let base = Recorder<Set<String>>([])

  func state(of node: SelectionTree<String>) -> HeadlessBinding<ToggleState> {
    HeadlessBinding(selection: base.binding, of: node)
  }

  @Test(
    arguments: [
      (["A", "B", "X"], .on), (["X", "Y"], .off), (["A", "X"], .mixed), ([], .off),
    ] as [(Set<String>, ToggleState)])
  func `counts its leaves and nothing else (S27)`(selection: Set<String>, expected: ToggleState) {
    base.value = selection
    #expect(state(of: Self.left).wrappedValue == expected)
  }

  @Test(arguments: [ToggleState.on, .off], [["X"], ["X", "A"]] as [Set<String>])
  func `keeps foreign elements (S28)`(written: ToggleState, start: Set<String>) {
    base.value = start
    state(of: Self.root).wrappedValue = written
    #expect(base.value == (written == .on ? ["A", "B", "C", "X"] : ["X"]))
  }

  @Test func `turns a parent on with its last child (S30)`() {
    base.value = ["A"]
    state(of: .leaf("B")).wrappedValue = .on
    #expect(state(of: Self.left).wrappedValue == .on)
    #expect(state(of: Self.root).wrappedValue == .mixed)
  }

  @Test func `is on though a child is named twice`() {
    let twice = SelectionTree.branch([.leaf("A"), .leaf("A")])
    base.value = ["A"]
    #expect(state(of: twice).wrappedValue == .on)
  }

  @Test func `is off without leaves and cannot be turned on`() {
    let bare = state(of: .branch([]))
    #expect(bare.wrappedValue == .off)
    #expect(!bare.accepts(.on))
    #expect(bare.accepts(.off))
  }

  @Test func `lists its leaves from left to right`() {
    #expect(Self.root.leaves == ["A", "B", "C"])
  }
}

@Suite struct `Toggling all` {
  static let starts: [Set<String>] = [[], ["A"], ["X"], ["A", "B", "X"]]

  @Test(arguments: starts, [true, false])
  func `agrees in place and as a copy (S29)`(start: Set<String>, isSelected: Bool) {
    var inPlace = start
    inPlace.toggleAll(["A", "B"], isSelected: isSelected)
    #expect(inPlace == start.togglingAll(["A", "B"], isSelected: isSelected))
  }

  @Test(arguments: starts, [true, false])
  func `twice is the same as once`(start: Set<String>, isSelected: Bool) {
    let once = start.togglingAll(["A", "B"], isSelected: isSelected)
    #expect(once.togglingAll(["A", "B"], isSelected: isSelected) == once)
  }

  @Test(arguments: starts) func `on, then off, keeps the foreign elements`(start: Set<String>) {
    let after = start.togglingAll(["A", "B"], isSelected: true)
      .togglingAll(["A", "B"], isSelected: false)
    #expect(after == start.subtracting(["A", "B"]))
  }
}

@Suite struct `A disclosed selection` {
  let base = Recorder(DisclosedSelection(isShown: true, selection: ["A"]))

  @Test func `is hidden and shown again by its parent (S31)`() {
    let parent = HeadlessToggle("parent", isOn: base.binding.isShown)
    parent.tap()
    #expect(base.value.appearance == .hidden)
    #expect(parent.state == .off)
    parent.tap()
    #expect(base.value.appearance == .shownSome)
    #expect(parent.state == .on)
  }

  @Test func `shows what its children select (S32)`() {
    HeadlessBinding(base.binding.selection, contains: "A").wrappedValue = false
    #expect(base.value.appearance == .shownNone)
  }

  @Test func `keeps the selection while it is hidden`() {
    base.binding.isShown.wrappedValue = false
    #expect(base.value.selection == ["A"])
  }
}
