/// The functions by which a source reads, writes externally and waits for a system's own store.
@usableFromInline
package final class StoreMirror<Base> {
  /// Reads the store.
  fileprivate let read: () -> Base
  /// Writes the store externally.
  ///
  /// Nil if that is not possible.
  fileprivate let write: ((Base) -> Void)?
  /// Lets the store come to rest.
  fileprivate let settle: () -> Void
  /// Returns whether two bases of the store count as equal.
  fileprivate let isEqual: (Base, Base) -> Bool
  /// The receiver of the reports of the store.
  fileprivate let notes = StoreNotes<Base>()

  fileprivate init(
    read: @escaping () -> Base, write: ((Base) -> Void)?, settle: @escaping () -> Void,
    isEqual: @escaping (Base, Base) -> Bool
  ) {
    self.read = read
    self.write = write
    self.settle = settle
    self.isEqual = isEqual
  }

  deinit { notes.source = nil }
}

/// The receiver of a store's write reports, for as long as the source exists.
///
/// The notes hold the source weakly, because the store holds its listener, and the source holds the store.
/// `NotifyingStoreSystem` says the same about the reports that are ignored.
private final class StoreNotes<Base> {
  /// The source that mirrors the store.
  weak var source: Source<Base>?
  /// The base of the external write in progress.
  ///
  /// Reports are ignored until the store holds it, at the latest until the external write has ended.
  var externalBase: Base?

  /// Writes a reported base to the source, unless the report is about an external write.
  func note(_ base: Base, _ transaction: String?) {
    guard let source, let mirror = source.mirror else { return }
    guard let externalBase else {
      source.write(base, transaction: transaction)
      return
    }
    if mirror.isEqual(base, externalBase) { self.externalBase = nil }
  }
}

extension Source where Base: Equatable {
  /// Makes the source a mirror of a store, which from now on holds the base of the source.
  ///
  /// A store that already holds it is not written, so that the store is judged as it was made, too.
  ///
  /// - Parameters:
  ///   - read: Reads the store.
  ///   - write: Writes the store externally. Nil if that is not possible, and the store already holds the
  ///     base.
  ///   - settle: Lets the store come to rest.
  package func reflect(
    read: @escaping () -> Base, write: ((Base) -> Void)? = nil,
    settle: @escaping () -> Void = {}
  ) {
    let distinguishesZeroSigns = distinguishesZeroSigns ?? mayHoldSignedZero([present])
    mirror = StoreMirror(read: read, write: write, settle: settle) { base, other in
      distinguishesZeroSigns ? isSameWithZeroSign(base, other) : isSame(base, other)
    }
    if restsAlways { settle() }
    if mirror?.isEqual(read(), present) != true { put(present) }
    readStore()
  }

  /// Writes to the source what the store reports.
  ///
  /// - Parameter listen: Takes the closure that the store calls after each of its writes.
  func receiveReports(
    from listen: (@escaping (_ base: Base, _ transaction: String?) -> Void) -> Void
  ) {
    guard let notes = mirror?.notes else { return }
    notes.source = self
    listen(notes.note)
  }
}

extension Source {
  /// Writes the store externally, and notes only the writes that this causes in the store.
  ///
  /// - Parameter beforeRest: Called after the write, before the store has come to rest.
  @usableFromInline
  package func put(_ base: Base, beforeRest: (() -> Void)? = nil) {
    guard let mirror, let write = mirror.write else { return }
    let isChange = !mirror.isEqual(mirror.read(), base)
    mirror.notes.externalBase = base
    // What the store reports when a trace settles it counts as its own.
    defer { mirror.notes.externalBase = nil }
    write(base)
    beforeRest?()
    // A change may be reported as the store settles. A write that changes nothing need not be reported at all.
    if !isChange { mirror.notes.externalBase = nil }
    if restsAlways { mirror.settle() }
  }

  /// Lets the store come to rest, unless the trace decides that, and copies its base into the mirror.
  ///
  /// It is unknown what was read of a store, so all of it counts as read.
  @usableFromInline
  package func readStore() {
    guard let mirror else { return }
    if restsAlways { mirror.settle() }
    let base = mirror.read()
    counts.pointee.reads &+= 1
    if mirror.isEqual(base, cell.pointee) { cell.pointee = base } else { rewrite(base) }
  }

  /// Writes the base as a binding does: in the store, if there is one.
  package func overwrite(_ base: Base) {
    if let mirror { mirror.write?(base) } else { write(base) }
  }
}
