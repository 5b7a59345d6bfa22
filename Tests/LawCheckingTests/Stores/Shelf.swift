import TestSupport

@testable import BindingSpecimens

/// A lawful store that does not report its writes.
struct Shelf: HolderSystem {
  let holder = Holder(false)
}
