// Written by `swift package binding-laws write-tests`. A test that you change, or whose marker you take away,
// is left alone.

import LawTesting
import Testing

@testable import Wires

// binding-laws: Wire.part(_:) 94cd0b69
// Taken for fields of a whole: `SmallRow` and a `WritableKeyPath<SmallRow, Bool>`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.part(_:) obeys its laws`() {
  expect(.fields(of: [SmallRow(id: 1), SmallRow(id: 2, isOn: true)], over: \SmallRow.isOn, \SmallRow.isLate)) { source, port in
    Wire<SmallRow>(read: { source.value }, write: { value, _ in source.value = value }).part(port)
  }
}

// binding-laws: Wire.quietPart(_:) 4e3e6d4b
// Taken for fields of a whole: `SmallRow` and a `WritableKeyPath<SmallRow, Bool>`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.quietPart(_:) obeys its laws`() {
  expect(.fields(of: [SmallRow(id: 1), SmallRow(id: 2, isOn: true)], over: \SmallRow.isOn, \SmallRow.isLate)) { source, port in
    Wire<SmallRow>(read: { source.value }, write: { value, _ in source.value = value }).quietPart(port)
  }
}

// binding-laws: Wire.opposite bc78b759
// Not a whole value: start off: get(value, off) = on, but the law requires off
// Not a negation: start off, set value off: get(value, set(value, off, off)) = on, but the law requires off
// Held to what it does when it is new: `Bool`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.opposite obeys its laws`() {
  expect(bindingsOver: [false, true]) { (source: Source<Bool>) in
    Wire<Bool>(read: { source.value }, write: { value, _ in source.value = value }).opposite
  }
}

// binding-laws: Wire.bounded(_:) f641ea6a
// Taken for a clamped value: `SmallChoice` and a `ClosedRange<SmallChoice>`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.bounded(_:) obeys its laws`() {
  expect(.clamped(to: SmallChoice.a...SmallChoice.c, trying: [SmallChoice.a, SmallChoice.b, SmallChoice.c])) { source in
    Wire<SmallChoice>(read: { source.value }, write: { value, _ in source.value = value }).bounded(SmallChoice.a...SmallChoice.c)
  }
}
