import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `An owned binding` {
  let provider = Source(10)
  let owner = OwnedBinding(0)

  @Test func `reads and writes its own value without a provider (S13)`() {
    owner.binding.wrappedValue += 1
    #expect(owner.own == 1)
  }

  @Test func `held over a switch follows it both ways (S17)`() {
    let held = owner.binding
    owner.provided = provider.binding
    #expect(held.wrappedValue == 10)
    owner.provided = nil
    #expect(held.wrappedValue == 0)
  }

  @Test func `copies nothing when the provider goes`() {
    owner.provided = provider.binding
    owner.binding.wrappedValue = 11
    owner.provided = nil
    #expect(owner.binding.wrappedValue == 0)
    #expect(provider.value == 11)
  }

  @Test func `hands transactions on`() {
    owner.provided = provider.binding
    owner.binding.animation("own").wrappedValue = 11
    withHeadlessAnimation("ambient") { owner.binding.wrappedValue = 12 }
    #expect(provider.writes.map(\.transaction) == ["own", "ambient"])
  }

  @Test func `rejects what the provider rejects`() {
    owner.provided = .constant(10)
    #expect(!owner.binding.accepts(11))
  }
}
