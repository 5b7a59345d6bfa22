import LawfulBindings
import Testing

@Suite struct `A transaction` {
  let base = Recorder(Row(id: "x"))

  @Test func `is empty unless somebody sets one`() {
    base.binding.isOn.wrappedValue = true
    #expect(base.writes.map(\.transaction) == [HeadlessTransaction()])
  }

  @Test func `reaches the base from its surroundings`() {
    withHeadlessAnimation("slow") { base.binding.isOn.wrappedValue.toggle() }
    #expect(base.animations == ["slow"])
  }

  @Test func `of the binding beats the surrounding one`() {
    withHeadlessAnimation("slow") { base.binding.animation("fast").isOn.wrappedValue = true }
    #expect(base.animations == ["fast"])
  }

  @Test func `nearest to the writer wins`() {
    base.binding.animation("far").isOn.animation("near").wrappedValue = true
    #expect(base.animations == ["near"])
  }

  @Test func `is replaced as a whole`() {
    let outer = HeadlessTransaction(animation: "slow", disablesAnimations: true)
    withHeadlessTransaction(outer) { base.binding.animation("fast").isOn.wrappedValue = true }
    #expect(base.writes.first?.transaction == HeadlessTransaction(animation: "fast"))
  }

  @Test func `without animation keeps the surrounding animation away`() {
    withHeadlessAnimation("slow") { base.binding.animation(nil).isOn.wrappedValue = true }
    #expect(base.animations == [nil])
  }

  @Test func `surrounds a setter that takes none`() {
    let closure = HeadlessBinding(
      get: { base.value.isOn }, set: { base.binding.isOn.wrappedValue = $0 })
    closure.animation("fast").wrappedValue = true
    #expect(base.animations == ["fast"])
  }

  @Test func `ends with its closure`() {
    withHeadlessAnimation("slow") {}
    base.binding.isOn.wrappedValue = true
    #expect(base.animations == [nil])
  }
}
