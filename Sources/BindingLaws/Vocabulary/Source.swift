// Tests in reports spell `Source(…)` and `value`.
/// The checker's own cell, which holds the base of a trial and sees every access to it.
///
/// A system derives its bindings from the source that it is given. Memory that a system keeps
/// beside its source is what the honesty laws are there to see.
///
/// Closures of any library may capture it, also where they have to be `Sendable`.
public final class Source<Base>: @unchecked Sendable {  // One thread at a time uses it.
  /// One write: the base that was written and the transaction it came in.
  public struct Write {
    /// The base after the write.
    public let base: Base
    /// The label of the transaction, or `nil` outside of any.
    public let transaction: String?
  }

  // Behind pointers, so that an access costs no check for exclusive access: there is one in every read of
  // every port. Tasks of a case use it by turns, and stop in `notify`: it stays before each access.
  @usableFromInline let cell: UnsafeMutablePointer<Base>
  @usableFromInline package let counts: UnsafeMutablePointer<SourceCounts>
  @usableFromInline var log = WriteLog<Base>()
  /// Whether writes are kept in `writes`; they are always counted.
  public let isLogging: Bool
  /// Who is notified of accesses, if anyone.
  private var watcher: ((SourceAccess) -> Void)?
  /// What the source is a mirror of, where a system keeps its base in a store of its own.
  @usableFromInline package internal(set) var mirror: StoreMirror<Base>?
  /// Whether that store is let come to rest whenever it is written externally or looked at; else where
  /// a trace says so.
  package var restsAlways = true
  /// Whether equal bases of that store have to be written alike, too; `nil` where its first one shows that.
  var distinguishesZeroSigns: Bool?
  /// Where is noted that the base changes after the system has ended, if anywhere.
  package var lateWrites: LateWrites?
  /// Whether what it points at is its own to free.
  private var ownsRoom = true

  /// Makes a source that holds this base.
  ///
  /// - Parameters:
  ///   - base: The base to begin with.
  ///   - isLogging: Whether writes are kept in `writes`.
  public init(_ base: Base, isLogging: Bool = true) {
    cell = .allocate(capacity: 1)
    cell.initialize(to: base)
    counts = .allocate(capacity: 1)
    counts.initialize(to: SourceCounts())
    self.isLogging = isLogging
  }

  /// Makes a new source that takes over the room of another one, which nobody else has kept and which
  /// is not used again.
  fileprivate init(inRoomOf other: Source, _ base: Base) {
    cell = other.cell
    counts = other.counts
    log = other.log
    isLogging = other.isLogging
    distinguishesZeroSigns = other.distinguishesZeroSigns
    lateWrites = other.lateWrites
    other.ownsRoom = false
    reset(to: base)
  }

  deinit {
    if !ownsRoom { return }
    cell.deinitialize(count: 1)
    cell.deallocate()
    counts.deallocate()
    log.deallocate()
  }

  /// Every write in order, kept while `isLogging`.
  public var writes: [Write] { log.writes(from: 0) }

  /// The writes since so many had been made.
  package func writes(since count: Int) -> [Write] { log.writes(from: count) }

  /// The base as it is; each look is counted as a read.
  @inlinable public var base: Base {
    counts.pointee.reads &+= 1
    if counts.pointee.reads < 0 { notify(.read) }
    return cell.pointee
  }

  /// The base as the checker looks at it, which nobody counts.
  @usableFromInline package var present: Base {
    @inlinable get { cell.pointee }
  }

  /// How often the base was looked at, through `value`, `base` or `update`.
  @inlinable public var readCount: Int { counts.pointee.reads & .max }

  /// How often the base was written through `value`, `write` or `update`.
  @inlinable public var writeCount: Int { counts.pointee.writes & .max }

  /// How often the base was written, external writes included.
  @usableFromInline package var changes: Int {
    @inlinable get { counts.pointee.changes }
  }

  /// The base as a binding sees it: each read is counted, each write counted and logged.
  public var value: Base {
    @inlinable get {
      counts.pointee.reads &+= 1
      if counts.pointee.reads < 0 { notify(.read) }
      return cell.pointee
    }
    @inlinable set { write(newValue) }
  }

  /// Writes the base in a transaction.
  ///
  /// It logs and notifies as `update` does: both have to agree.
  ///
  /// - Parameters:
  ///   - newBase: The base from now on.
  ///   - transaction: The label of the transaction, or `nil` outside of any.
  @inlinable
  public func write(_ newBase: Base, transaction: String? = nil) {
    if counts.pointee.writes < 0 { notify(.write) }
    counts.pointee.writes &+= 1
    counts.pointee.changes &+= 1
    if transaction != nil { counts.pointee.transactions &+= 1 }
    if isLogging { log.append(newBase, transaction) }
    cell.pointee = newBase
    if counts.pointee.writes < 0 { notify(.wrote) }
  }

  /// Writes the base externally: no binding did it, and it is not logged.
  @inlinable
  package func rewrite(_ newBase: Base) {
    counts.pointee.changes &+= 1
    cell.pointee = newBase
  }

  /// Notifies somebody of every access by bindings, before it, and of every write after it, too.
  ///
  /// A source that is watched counts from the least number up: then the sign of a count, which an
  /// access works out in any case, says whether there is somebody to notify.
  ///
  /// - Parameter watcher: Who is notified from now on; `nil` for nobody.
  package func watch(_ watcher: ((SourceAccess) -> Void)?) {
    self.watcher = watcher
    counts.pointee.reads = readCount | (watcher == nil ? 0 : .min)
    counts.pointee.writes = writeCount | (watcher == nil ? 0 : .min)
  }

  @usableFromInline
  func notify(_ access: SourceAccess) { watcher?(access) }

  /// Makes a source that nobody was given look new, with nothing read or written.
  @usableFromInline
  func reset(to base: Base) {
    cell.pointee = base
    counts.pointee = SourceCounts()
    log.removeAll()
  }
}

extension Source where Base: Equatable {
  /// Puts a new source in the place of one whose system has ended, so that weak references to the old one
  /// become `nil`; where nobody has kept it, its room is used again.
  @usableFromInline
  static func renew(_ source: inout Source, in base: Base) {
    if isKnownUniquelyReferenced(&source) {
      source = Source(inRoomOf: source, base)
      return
    }
    let ended = source
    source = Source(base, isLogging: ended.isLogging)
    source.lateWrites = ended.lateWrites
    ended.watchForLateWrites()
  }
}

/// What is done to a source.
@usableFromInline
package enum SourceAccess: Sendable {
  /// It is about to be read.
  case read
  /// It is about to be written.
  case write
  /// It has been written.
  case wrote
}

/// How often a source was looked at and written.
@usableFromInline
package struct SourceCounts {
  /// How often the base was read, written by a binding, and written by anyone.
  @usableFromInline package var reads = 0, writes = 0, changes = 0
  /// How many writes came in a transaction.
  @usableFromInline package var transactions = 0

  init() {}
}
