import Testing

@testable import LawfulBindings

@Suite struct `A binding` {
  let base = Recorder(Row(id: "x"))

  @Test func `projects itself`() {
    @HeadlessBinding(projectedValue: base.binding) var row: Row
    $row.isOn.wrappedValue = true
    #expect(row.isOn)
  }

  @Test func `accepts what its derivation accepts`() {
    let even = Recorder(0).binding
      .derive(get: { $0 }, accepts: { $1.isMultiple(of: 2) }, put: { $0 = $1 })
    #expect(even.accepts(4))
  }
}

@Suite struct `A constant` {
  let constant = HeadlessBinding.constant(Row(id: "x"))

  @Test func `rejects writes through each derivation`() {
    #expect(!constant.accepts(Row(id: "y")))
    #expect(!constant.isOn.accepts(true))
    #expect(!constant.isOn.negated.accepts(true))
  }
}
