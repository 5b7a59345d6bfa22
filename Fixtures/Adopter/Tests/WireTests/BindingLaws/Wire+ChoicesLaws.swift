// Written by `swift package binding-laws write-tests`. A test that you change, or whose marker you take away,
// is left alone.

import LawTesting
import Testing

@testable import Wires

// binding-laws: Wire.init(_:has:) d830df83
// Taken for a member of a set: `Set<SmallChoice>` and a `SmallChoice`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.init(_:has:) obeys its laws`() {
  expect(.members(of: SmallChoice.self)) { source, port in
    Wire<Bool>(Wire<Set<SmallChoice>>(read: { source.value }, write: { value, _ in source.value = value }), has: port)
  }
}

// binding-laws: Wire.init(_:is:) 24059a71
// Not a selection: start .a, set b off: get(a, set(b, off, .a)) = off, but the law requires on
// Held to what it does when it is new: `SmallChoice?`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.init(_:is:) obeys its laws`() {
  expect(bindingsOver: [nil, SmallChoice.a, SmallChoice.b, SmallChoice.c], at: [SmallChoice.a, SmallChoice.b, SmallChoice.c]) { (source: Source<SmallChoice?>, port: SmallChoice) in
    Wire<Bool>(Wire<SmallChoice?>(read: { source.value }, write: { value, _ in source.value = value }), is: port)
  }
}

// binding-laws: Wire.init(_:atFirst:) 220d8558
// Taken for a default: `SmallChoice?` and a `SmallChoice`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.init(_:atFirst:) obeys its laws`() {
  expect(.defaulted(to: SmallChoice.a, trying: [SmallChoice.a, SmallChoice.b, SmallChoice.c])) { source in
    Wire<SmallChoice>(Wire<SmallChoice?>(read: { source.value }, write: { value, _ in source.value = value }), atFirst: SmallChoice.a)
  }
}

// binding-laws: Wire.init(_:id:) 2257f88a
// Taken for an element by its identity: `[SmallRow]` and a `Int`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.init(_:id:) obeys its laws`() {
  expect(.elements([SmallRow(id: 1), SmallRow(id: 2, isOn: true)], \.isOn)) { source, port in
    Wire<SmallRow>(Wire<[SmallRow]>(read: { source.value }, write: { value, _ in source.value = value }), id: port).map { whole in Wire<Bool>(read: { whole.wrappedValue.isOn }, write: { value, _ in whole.wrappedValue.isOn = value }) }
  }
}

// binding-laws: Wire.init(_:placeOf:) 5d0e418c
// Taken for an element by its identity: `[SmallRow]` and a `Int`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.init(_:placeOf:) obeys its laws`() {
  expect(.elements([SmallRow(id: 1), SmallRow(id: 2, isOn: true)], \.isOn)) { source, port in
    Wire<SmallRow>(Wire<[SmallRow]>(read: { source.value }, write: { value, _ in source.value = value }), placeOf: port).map { whole in Wire<Bool>(read: { whole.wrappedValue.isOn }, write: { value, _ in whole.wrappedValue.isOn = value }) }
  }
}
