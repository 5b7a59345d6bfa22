import LawTesting
import Testing

/// A value with a generator, in a test that imports nothing else of this package.
private struct Volume: Equatable, Arbitrary {
  var level = 0
  static var arbitrary: Generator<Volume> {
    Generator<Int>.integer(in: 0...10).map { Volume(level: $0) }
  }
}

@Suite struct `A test with one import` {
  @Test func `generates values of its own`() {
    let verdicts = expect(bindingOver: Volume.self) { source in
      MyBinding(get: { source.value }, set: { source.value = $0 })
    }
    #expect(Set(verdicts.map(\.kind)) == [.upheld])
  }
}
