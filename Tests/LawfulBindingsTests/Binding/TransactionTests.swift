import LawfulBindings
import Testing

// Two specimens show the rest: that the transaction reaches the base, and through which derivations it does.

@Suite struct `A transaction` {
  let base = Recorder(Row(id: "x"))

  @Test func `is empty unless somebody sets one`() {
    base.binding.isOn.wrappedValue = true
    #expect(base.writes.map(\.transaction) == [HeadlessTransaction()])
  }

  @Test func `is replaced as a whole by an inner one`() {
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
