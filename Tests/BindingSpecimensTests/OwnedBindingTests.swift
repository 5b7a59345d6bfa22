import LawfulBindings
import TestSupport

@testable import BindingSpecimens

@Suite struct `An owned binding` {
  private let own = Source(0)
  private let provider = Source(10)
  private let provided = Memory<HeadlessBinding<Int>>()
  private var owned: HeadlessBinding<Int> { .owned(own.binding) { provided.value } }

  @Test func `reads and writes its own value without a provider (S13)`() {
    owned.wrappedValue += 1
    #expect(own.value == 1)
  }

  @Test func `held over a switch follows it both ways (S17)`() {
    let held = owned
    provided.value = provider.binding
    #expect(held.wrappedValue == 10)
    provided.value = nil
    #expect(held.wrappedValue == 0)
  }

  @Test func `copies nothing when the provider goes`() {
    provided.value = provider.binding
    owned.wrappedValue = 11
    provided.value = nil
    #expect(owned.wrappedValue == 0)
    #expect(provider.value == 11)
  }

  @Test func `hands transactions on`() {
    provided.value = provider.binding
    owned.animation("own").wrappedValue = 11
    withHeadlessAnimation("ambient") { owned.wrappedValue = 12 }
    #expect(provider.writes.map(\.transaction) == ["own", "ambient"])
  }

  @Test func `rejects what the provider rejects`() {
    provided.value = .constant(10)
    #expect(!owned.accepts(11))
  }
}
