import LawTesting
import Testing

// The paths of the article "Where your state lives".

/// The screens that a stack of an app pushes.
enum Screen: CaseIterable { case list, detail, editor }

/// Returns a binding to whether a screen is on the stack: off pops it, and what it has pushed.
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
}
