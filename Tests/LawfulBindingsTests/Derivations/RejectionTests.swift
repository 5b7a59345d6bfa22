import LawfulBindings
import Testing

/// Rejections that no specimen tries.
///
/// A specimen of what derivations accept, and systems of derivations, try the rest.
@Suite struct `A write that is rejected` {
  @Test func `is known beforehand, and writes nothing`() {
    expectRejection(of: 3, by: 0) {
      $0.derive(get: { $0 }, accepts: { $1.isMultiple(of: 2) }, put: { $0 = $1 })
    }
    expectRejection(of: (3, "b"), by: 1) { $0.zip(.constant("a")) }
    expectRejection(of: 5, by: [1, 2]) { HeadlessBinding($0, index: -1, default: 0) }
    expectRejection(of: .mixed, by: ToggleState.on) { HeadlessBinding(aggregating: [$0]) }
  }

  private func expectRejection<Base, Part>(
    of value: Part, by base: Base,
    _ derive: (HeadlessBinding<Base>) -> HeadlessBinding<Part>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let recorder = Recorder(base)
    let port = derive(recorder.binding)
    #expect(!port.accepts(value), sourceLocation: sourceLocation)
    port.wrappedValue = value
    #expect(recorder.writes.isEmpty, sourceLocation: sourceLocation)
  }
}
