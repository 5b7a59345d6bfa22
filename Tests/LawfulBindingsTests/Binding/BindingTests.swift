import LawfulBindings
import Testing

@Suite struct `A binding` {
  let base = Recorder(Row(id: "x"))

  @Test func `reads what the base holds now`() {
    let held = base.binding.id
    base.value.id = "y"
    #expect(held.wrappedValue == "y")
  }

  @Test func `to a property keeps the rest of a base that has changed`() {
    let held = base.binding.isOn
    base.value.id = "y"
    held.wrappedValue = true
    #expect(base.value == Row(id: "y", isOn: true))
  }

  @Test func `to a property writes the base once`() {
    base.binding.isOn.wrappedValue = true
    #expect(base.writes.count == 1)
  }

  @Test func `projects itself`() {
    @HeadlessBinding(projectedValue: base.binding) var row: Row
    $row.isOn.wrappedValue = true
    #expect(row.isOn)
  }

  @Test func `with a setter of one parameter stores what is written`() {
    var stored = 0
    let binding = HeadlessBinding(get: { stored }, set: { stored = $0 })
    binding.wrappedValue = 7
    #expect(stored == 7)
  }

  @Test func `whose part is not accepted writes nothing`() {
    let even = Recorder(0).binding
      .derive(get: { $0 }, accepts: { $1.isMultiple(of: 2) }, put: { $0 = $1 })
    even.wrappedValue = 3
    #expect(even.wrappedValue == 0)
    #expect(!even.accepts(3))
    #expect(even.accepts(4))
  }
}

@Suite struct `A constant` {
  let constant = HeadlessBinding.constant(Row(id: "x"))

  @Test func `leaves every write out`() {
    constant.wrappedValue = Row(id: "y")
    #expect(constant.wrappedValue.id == "x")
  }

  @Test func `rejects writes through each derivation`() {
    #expect(!constant.accepts(Row(id: "y")))
    #expect(!constant.isOn.accepts(true))
    #expect(!constant.isOn.negated.accepts(true))
  }
}

@Suite struct `A state` {
  @Test func `is shared by its copies`() {
    let state = HeadlessState(wrappedValue: 0)
    let copy = state
    copy.wrappedValue = 1
    #expect(state.wrappedValue == 1)
  }

  @Test func `follows its projection`() {
    @HeadlessState var number = 0
    $number.wrappedValue = 2
    #expect(number == 2)
  }

  @Test func `knows the transaction of the last write`() {
    let state = HeadlessState(wrappedValue: 0)
    #expect(state.lastTransaction == nil)
    withHeadlessAnimation("slow") { state.wrappedValue = 1 }
    #expect(state.lastTransaction?.animation == "slow")
  }
}
