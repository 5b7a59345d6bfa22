import BindingLaws
import SwiftUI
import Testing

/// A store of the main actor over a source: that it compiles without a warning is the point.
@MainActor
struct Volume {
  let source: Source<Int>
  var level: Binding<Int> {
    Binding(get: { source.value }, set: { source.value = $0 })
  }
}

/// What a base may be as well: a value that is not `Sendable`.
struct Mixer {
  final class Channel {}
  var channel = Channel()
  var level = 0
}

struct `A source` {
  @Test @MainActor func `is bound on the main actor`() {
    let source = Source(3)
    Volume(source: source).level.wrappedValue = 5
    #expect(source.base == 5)
    #expect(source.writeCount == 1)
  }

  @Test func `is bound whatever it holds`() {
    let source = Source(Mixer())
    let mixer = Binding(get: { source.value }, set: { source.value = $0 })
    mixer.level.wrappedValue = 7
    #expect(source.base.level == 7)
  }
}
