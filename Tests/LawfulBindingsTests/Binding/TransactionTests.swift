import LawfulBindings
import Testing

// Whose transaction reaches the base is what NestedTransactions is judged for, and through which
// derivations it does is what EveryDerivation is judged for.

@Suite struct `A transaction` {
  let base = Recorder(Row(id: "x"))

  @Test func `is empty unless somebody sets one`() {
    base.binding.isOn.wrappedValue = true
    #expect(base.writes.map(\.transaction) == [HeadlessTransaction()])
  }

  @Test func `is replaced as a whole`() {
    let outer = HeadlessTransaction(animation: "slow", disablesAnimations: true)
    withHeadlessTransaction(outer) { base.binding.animation("fast").isOn.wrappedValue = true }
    #expect(base.writes.first?.transaction == HeadlessTransaction(animation: "fast"))
  }

  @Test func `ends with its closure`() {
    withHeadlessAnimation("slow") {}
    base.binding.isOn.wrappedValue = true
    #expect(base.animations == [nil])
  }
}
