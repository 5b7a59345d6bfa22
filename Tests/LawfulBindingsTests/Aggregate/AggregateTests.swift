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

  @Test func `becomes on by a tap unless it is on`() {
    let tapped = [ToggleState.off, .mixed, .on].map { state in
      var state = state
      state.toggle()
      return state
    }
    #expect(tapped == [.on, .on, .off])
  }
}

@Suite struct `An aggregate of bindings` {
  let first = Recorder(false)
  let second = Recorder(true)

  var sources: [HeadlessBinding<Bool>] { [first.binding, second.binding] }

  @Test(arguments: [false, true], [false, true])
  func `is uniform if its sources are (S36)`(one: Bool, two: Bool) {
    first.value = one
    second.value = two
    let state = HeadlessBinding(sources: sources, isOn: \.self).wrappedValue
    #expect(state == (one == two ? ToggleState(one) : .mixed))
  }

  @Test func `writes each source once`() {
    HeadlessBinding(sources: sources, isOn: \.self).wrappedValue = .on
    #expect(first.writes.map(\.value) == [true])
    #expect(second.writes.map(\.value) == [true])
  }

  @Test func `writes its sources in order`() {
    var order: [Int] = []
    let sources = (0..<3).map { number in
      HeadlessBinding(get: { false }, set: { _ in order.append(number) })
    }
    HeadlessBinding(sources: sources, isOn: \.self).wrappedValue = .on
    #expect(order == [0, 1, 2])
  }

  @Test func `rejects mixed`() {
    let state = HeadlessBinding(sources: sources, isOn: \.self)
    state.wrappedValue = .mixed
    #expect(first.writes.isEmpty)
    #expect(!state.accepts(.mixed))
  }

  @Test func `writes mixed to no part, not even to one that would take it`() {
    let part = Recorder(ToggleState.on)
    HeadlessBinding(aggregating: [part.binding]).wrappedValue = .mixed
    #expect(part.value == .on)
  }

  @Test func `turns everything on by a tap from mixed`() {
    HeadlessBinding(sources: sources, isOn: \.self).isOn.wrappedValue.toggle()
    #expect(first.value)
    #expect(second.value)
  }

  @Test func `bears a source that is named twice`() {
    let state = HeadlessBinding(sources: [first.binding, first.binding], isOn: \.self)
    state.wrappedValue = .on
    #expect(state.wrappedValue == .on)
  }

  @Test(arguments: [false, true])
  func `of a source and its negation is always mixed`(isOn: Bool) {
    let state = HeadlessBinding(sources: [first.binding, first.binding.negated], isOn: \.self)
    state.isOn.wrappedValue = isOn
    #expect(state.wrappedValue == .mixed)
  }

  @Test func `stays mixed with constants, which are named (S39)`() {
    let sources = [first.binding, .constant(false), .constant(true)]
    let state = HeadlessBinding(sources: sources, isOn: \.self)
    state.wrappedValue = .on
    #expect(state.wrappedValue == .mixed)
    #expect(sources.rejecting(true) == [1])
    #expect(sources.rejecting(false) == [2])
  }

  @Test func `of aggregates reads and writes every leaf`() {
    let inner = HeadlessBinding(sources: sources, isOn: \.self)
    let outer = HeadlessBinding(aggregating: [inner, HeadlessBinding(Recorder(true).binding)])
    #expect(outer.wrappedValue == .mixed)
    outer.wrappedValue = .off
    #expect(outer.wrappedValue == .off)
    #expect(!second.value)
  }
}

@Suite struct `An aggregate of elements` {
  let base = Recorder([Row(id: "x"), Row(id: "y", isOn: true)])

  var state: HeadlessBinding<ToggleState> { HeadlessBinding(sources: base.binding, isOn: \.isOn) }

  @Test func `writes every element in one write of the base (S34)`() {
    state.wrappedValue = .on
    #expect(base.value.map(\.isOn) == [true, true])
    #expect(base.writes.count == 1)
  }

  @Test func `follows its elements (S35)`() {
    let held = state
    #expect(held.wrappedValue == .mixed)
    base.value[0].isOn = true
    #expect(held.wrappedValue == .on)
    base.value.append(Row(id: "z"))
    #expect(held.wrappedValue == .mixed)
  }

  @Test func `rejects mixed`() {
    state.wrappedValue = .mixed
    #expect(base.writes.isEmpty)
  }
}

@Suite struct `An empty aggregate` {
  let empty = Recorder<[Row]>([])

  func aggregates(_ isOn: Bool) -> [HeadlessBinding<ToggleState>] {
    [
      HeadlessBinding(sources: empty.binding, isOn: \.isOn, isOnWhenEmpty: isOn),
      HeadlessBinding(sources: [HeadlessBinding<Row>](), isOn: \.isOn, isOnWhenEmpty: isOn),
    ]
  }

  @Test(arguments: [true, false]) func `reads and accepts what the policy says`(isOn: Bool) {
    for state in aggregates(isOn) {
      #expect(state.isOn.wrappedValue == isOn)
      #expect(state.isOn.accepts(isOn))
      #expect(!state.isOn.accepts(!isOn))
    }
  }

  @Test func `reads on by default`() {
    #expect(HeadlessBinding(sources: empty.binding, isOn: \.isOn).wrappedValue == .on)
    #expect(HeadlessBinding(aggregating: []).wrappedValue == .on)
  }
}
