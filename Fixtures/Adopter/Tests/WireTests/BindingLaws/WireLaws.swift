// Written by `swift package binding-laws write-tests`. A test that you change, or whose marker you take away,
// is left alone.

import LawTesting
import Testing

@testable import Wires

// binding-laws: Wire.init(read:write:) 166fde62
// Taken for a whole value: `SmallChoice` read as `SmallChoice`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.init(read:write:) obeys its laws`() {
  expect(CellModel<SmallChoice>()) { source in
    Wire<SmallChoice>(read: { source.value }, write: { value, _ in source.value = value })
  }
}

// binding-laws: Wire.because(_:) 5c881d31
// Taken for a whole value: `SmallChoice` read as `SmallChoice`.
@MainActor @Test(.skipping(.transactionReachesBase, because: "the source of this test gets none"), .skipping(.transactionTransparent, because: "the source of this test gets none")) func `Wire.because(_:) obeys its laws`() {
  expect(CellModel<SmallChoice>()) { source in
    Wire<SmallChoice>(read: { source.value }, write: { value, _ in source.value = value }).because("")
  }
}
