import LawTesting
import Testing

// The test of the system in the article "A reproducer of your own".

private struct DimmerBinding: BindingProtocol {
  let source: Source<Int>
  var wrappedValue: Int {
    get { source.value }
    nonmutating set { source.value = min(newValue, 11) }
  }
}

@Suite struct `A dimmer` {
  @Test func `stops at 11`() {
    expect(bindingOver: Int.self, storing: { min($0, 11) }) { source in
      DimmerBinding(source: source)
    }
  }
}
