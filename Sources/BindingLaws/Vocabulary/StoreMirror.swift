/// A store that is not the checker's: how it is looked at, written externally, and waited for.
@usableFromInline
package final class StoreMirror<Base> {
  fileprivate let read: () -> Base
  /// `nil` where nobody can.
  fileprivate let write: ((Base) -> Void)?
  fileprivate let settle: () -> Void
  fileprivate let isEqual: (Base, Base) -> Bool
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

/// Where a store notes its writes, for as long as somebody wants to know.
///
/// It holds no source: a store holds whom it notifies, and a source the store. What it passes over,
/// `NotifyingStoreSystem` says, too.
private final class StoreNotes<Base> {
  weak var source: Source<Base>?
  /// What the world writes: nothing is noted that the store reports until it holds that.
  var worldsBase: Base?

  func note(_ base: Base, _ transaction: String?) {
    guard let worldsBase else {
      source?.write(base, transaction: transaction)
      return
    }
    if source?.mirror?.isEqual(base, worldsBase) != false { self.worldsBase = nil }
  }
}

extension Source where Base: Equatable {
  /// Makes the source a mirror of a store, which from now on holds what the source held.
  ///
  /// A store that holds that already is left as it was made, so that this is judged, too.
  ///
  /// - Parameters:
  ///   - read: Looks at the store.
  ///   - write: Writes the store externally; `nil` where nobody can, and the store holds that already.
  ///   - settle: Lets the store come to rest.
  package func reflect(
    read: @escaping () -> Base, write: ((Base) -> Void)? = nil,
    settle: @escaping () -> Void = {}
  ) {
    let distinguishesZeroSigns = distinguishesZeroSigns ?? mayHoldSignedZero([present])
    mirror = StoreMirror(read: read, write: write, settle: settle) {
      distinguishesZeroSigns ? isSameWithZeroSign($0, $1) : isSame($0, $1)
    }
    if restsAlways { settle() }
    if mirror?.isEqual(read(), present) != true { put(present) }
    readStore()
  }

  /// Has the writes of the store noted.
  ///
  /// - Parameter listen: Is handed what the store calls after each of its writes.
  func note(_ listen: (@escaping (_ base: Base, _ transaction: String?) -> Void) -> Void) {
    guard let notes = mirror?.notes else { return }
    notes.source = self
    listen(notes.note)
  }
}

extension Source {
  /// Writes the store externally, as it is about to be written in the mirror; only what that sets off
  /// in the store is noted.
  ///
  /// - Parameter beforeRest: What happens when it was written and has not come to rest.
  @usableFromInline
  package func put(_ base: Base, beforeRest: (() -> Void)? = nil) {
    guard let mirror, let write = mirror.write else { return }
    let isChange = !mirror.isEqual(mirror.read(), base)
    mirror.notes.worldsBase = base
    write(base)
    beforeRest?()
    // A store may report a change later; without one it need not report at all.
    if !isChange { mirror.notes.worldsBase = nil }
    if restsAlways { mirror.settle() }
    mirror.notes.worldsBase = nil
  }

  /// Lets the store come to rest, unless that is up to the trace, and looks at it.
  ///
  /// Nobody knows what was read of a store, so that all of it counts as read.
  @usableFromInline
  package func readStore() {
    guard let mirror else { return }
    if restsAlways { mirror.settle() }
    let base = mirror.read()
    counts.pointee.reads &+= 1
    if mirror.isEqual(base, cell.pointee) { cell.pointee = base } else { rewrite(base) }
  }

  /// Writes the base as a binding does, in the store where there is one.
  package func overwrite(_ base: Base) {
    if let mirror { mirror.write?(base) } else { write(base) }
  }
}
