import LawfulBindings
import Testing

@Suite struct `A toggle state` {
  @Test(
    arguments: [
      ([], nil), ([.on, .on], .on), ([.off], .off), ([.on, .off], .mixed), ([.on, .mixed], .mixed),
      ([.mixed], .mixed),
    ] as [([ToggleState], ToggleState?)])
  func `folds its parts`(parts: [ToggleState], whole: ToggleState?) {
    #expect(ToggleState(folding: parts) == whole)
  }
}

@Suite struct `An aggregate of bindings` {
  @Test func `rejects what all its parts reject, and so does a pair`() {
    let whole = HeadlessBinding<ToggleState>(aggregating: [.constant(.off)])
    let flag = Recorder(false)
    #expect(!whole.accepts(.on))
    whole.zip(flag.binding).wrappedValue = (.on, true)
    #expect(flag.value == false)
  }

  @Test func `stays mixed over constants, and finds which reject (S39)`() {
    let sources = [Recorder(false).binding, .constant(false), .constant(true)]
    let state = HeadlessBinding(sources: sources, isOn: \.self)
    state.wrappedValue = .on
    #expect(state.wrappedValue == .mixed)
    #expect(sources.rejecting(true) == [1])
    #expect(sources.rejecting(false) == [2])
  }
}

@Suite struct `An empty aggregate` {
  @Test(arguments: [true, false]) func `reads and accepts what the policy says`(isOn: Bool) {
    let state = HeadlessBinding(
      sources: [HeadlessBinding<Row>](), isOn: \.isOn, isOnWhenEmpty: isOn)
    #expect(state.isOn.wrappedValue == isOn)
    #expect(state.isOn.accepts(isOn))
    #expect(!state.isOn.accepts(!isOn))
  }
}
