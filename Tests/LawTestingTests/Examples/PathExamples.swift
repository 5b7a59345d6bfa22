import LawTesting
import Testing

// What is pushed: what the article "Where your state lives" shows of paths, and tabs with one.

/// The screens that a stack of an app pushes.
enum Screen: CaseIterable { case list, detail, editor }

/// Whether a screen is on the stack; off pops it, and what it has pushed.
func isPushed(_ screen: Screen, on path: Source<[Screen]>) -> MyBinding<Bool> {
  MyBinding(
    get: { path.value.contains(screen) },
    set: { isOn in
      let place = path.value.firstIndex(of: screen)
      if isOn && place == nil { path.value.append(screen) }
      if !isOn, let place { path.value.removeSubrange(place...) }
    })
}

@Suite struct `A path` {
  @Test(.skipping(.disjointSetsCommute, because: "what was pushed last is on top"))
  func `pushes and pops`() {
    expect(
      bindingsOver: [[], [.list], [.list, .detail], [.list, .detail, .editor]], at: Screen.allCases
    ) { path, screen in isPushed(screen, on: path) }
  }

  @Test(.expecting(.getSet, .broken, because: "off pops the top, whichever screen is gone"))
  func `is found out where a late pop takes another screen`() {
    expect(bindingsOver: [[.list, .detail]], at: Screen.allCases, obeys: [.getSet]) {
      (path: Source<[Screen]>, screen) in
      MyBinding(
        get: { path.value.contains(screen) },
        set: { if $0 { path.value.append(screen) } else { _ = path.value.popLast() } })
    }
  }
}

/// A tab, and what is pushed in it; another tab starts with nothing pushed.
struct Tour: Equatable {
  var pane = Pane.general
  var path: [Screen] = []

  mutating func show(_ pane: Pane, popping isPopping: Bool) {
    if isPopping || pane != self.pane { self = Tour(pane: pane) }
  }
}

/// Whether a tab is shown, and whether something is pushed.
private enum TourPort: Hashable {
  case tab(Pane)
  case path
}

/// What tabs and a path are bound to; to select the tab again may pop the path.
private func expectTour(popping isPopping: Bool) {
  let starts = [Tour(), Tour(path: [.list])]
  expect(bindingsOver: starts, at: [TourPort.tab(.general), .tab(.sound), .path]) { tour, port in
    switch port {
    case .tab(let pane):
      MyBinding<Bool>(
        get: { tour.value.pane == pane },
        set: { if $0 { tour.value.show(pane, popping: isPopping) } })
    case .path:
      MyBinding<Bool>(
        get: { !tour.value.path.isEmpty }, set: { tour.value.path = $0 ? [.list] : [] })
    }
  }
}

@Suite struct `Tabs with a path` {
  @Test(.skipping(.setSet, because: "another tab pops the path"))
  func `keep the path where the tab stays`() { expectTour(popping: false) }

  @Test(
    .skipping(.setSet, because: "another tab pops the path"),
    .expecting(.getSet, .broken, because: "to select the tab again pops the path"))
  func `pop the path as a policy, which is said`() { expectTour(popping: true) }
}
