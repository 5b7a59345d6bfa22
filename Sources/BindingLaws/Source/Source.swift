// Tests that reports print use `Source(…)` and `value`.
/// The checker's own cell, which holds the base of a trial and counts every access to it.
///
/// A system derives its bindings from the source that it is given. Memory that a system keeps elsewhere is
/// what the honesty laws find.
///
/// Closures of any library may capture it, even if they have to be `Sendable`.
public final class Source<Base>: @unchecked Sendable {  // One thread at a time uses it.
  /// One write: the written base, and the label of its transaction.
  public struct Write {
    /// The base after the write.
    public let base: Base
    /// The label of the transaction, or `nil` outside of any.
    public let transaction: String?
  }

  // Behind pointers, because otherwise every read of every port would check for exclusive access. Tasks of a
  // case use the source by turns, and stop in `notify`, which therefore has to precede each access.
  @usableFromInline let cell: UnsafeMutablePointer<Base>
  @usableFromInline package let counts: UnsafeMutablePointer<SourceCounts>
  @exclusivity(unchecked)  // Asked for each system.
  @usableFromInline var log = WriteLog<Base>()
  /// Whether `writes` keeps the writes.
  ///
  /// Writes are always counted.
  public let isLogging: Bool
  /// The closure to notify of accesses.
  ///
  /// Nil if nobody watches.
  private var watcher: ((SourceAccess) -> Void)?
  /// The store that the source mirrors.
  ///
  /// Nil unless the system keeps its base in a store of its own.
  @usableFromInline package internal(set) var mirror: StoreMirror<Base>?
  /// Whether that store comes to rest at each external write, and each time that the checker reads it.
  ///
  /// If not, the trace says when it comes to rest.
  package var restsAlways = true
  /// Whether equal bases of that store must also agree in the signs of zeros.
  ///
  /// Nil if the bases are not listed. Then the base in which the store starts decides.
  var distinguishesZeroSigns: Bool?
  /// The place to note that the base changes after the system has ended.
  ///
  /// Nil if nobody asks.
  package var lateWrites: (any LateWriteRecord)?
  /// Whether this source frees the memory behind its pointers.
  private var ownsMemory = true

  /// Makes a source that holds this base.
  ///
  /// - Parameters:
  ///   - base: The base to begin with.
  ///   - isLogging: Whether `writes` keeps the writes.
  public init(_ base: Base, isLogging: Bool = true) {
    cell = .allocate(capacity: 1)
    cell.initialize(to: base)
    counts = .allocate(capacity: 1)
    counts.initialize(to: SourceCounts())
    self.isLogging = isLogging
  }

  /// Makes a new source that takes over the memory of another one.
  ///
  /// Nothing else may have kept the other source, and nothing may use it again.
  fileprivate init(inMemoryOf other: Source, _ base: Base) {
    cell = other.cell
    counts = other.counts
    log = other.log
    isLogging = other.isLogging
    distinguishesZeroSigns = other.distinguishesZeroSigns
    lateWrites = other.lateWrites
    other.ownsMemory = false
    reset(to: base)
  }

  deinit {
    if !ownsMemory { return }
    cell.deinitialize(count: 1)
    cell.deallocate()
    counts.deallocate()
    log.deallocate()
  }

  /// Every write in order, kept while `isLogging`.
  public var writes: [Write] { log.writes(from: 0) }

  /// Returns the writes after the first `count` ones.
  package func writes(since count: Int) -> [Write] { log.writes(from: count) }

  /// The base.
  ///
  /// Each access counts as a read.
  @inlinable public var base: Base {
    counts.pointee.reads &+= 1
    if counts.pointee.reads < 0 { notify(.read) }
    return cell.pointee
  }

  /// The base as the checker looks at it.
  ///
  /// This access does not count as a read.
  @usableFromInline package var present: Base {
    @inlinable get { cell.pointee }
  }

  /// The number of reads of the base through `value`, `base` or `update`.
  @inlinable public var readCount: Int { counts.pointee.reads & .max }

  /// The number of writes of the base through `value`, `write` or `update`.
  @inlinable public var writeCount: Int { counts.pointee.writes & .max }

  /// The number of writes of the base, external writes included.
  @usableFromInline package var changes: Int {
    @inlinable get { counts.pointee.changes }
  }

  /// The base as a binding sees it.
  ///
  /// Each read is counted, and each write is counted and logged.
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
  /// `write` logs and notifies as `update` does: keep both in step.
  ///
  /// - Parameters:
  ///   - newBase: The base to write.
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

  /// Writes the base externally, not through a binding.
  ///
  /// An external write is not logged.
  @inlinable
  package func rewrite(_ newBase: Base) {
    counts.pointee.changes &+= 1
    cell.pointee = newBase
  }

  /// Notifies a watcher before every access by bindings, and also after every write.
  ///
  /// A watched source counts from the least integer up. Then the sign of a count, which an access computes in
  /// any case, says whether there is a watcher.
  ///
  /// - Parameter watcher: The closure to notify from now on. Nil for none.
  package func watch(_ watcher: ((SourceAccess) -> Void)?) {
    self.watcher = watcher
    counts.pointee.reads = readCount | (watcher == nil ? 0 : .min)
    counts.pointee.writes = writeCount | (watcher == nil ? 0 : .min)
  }

  @usableFromInline
  func notify(_ access: SourceAccess) { watcher?(access) }

  /// Makes a source look new, with nothing read or written.
  ///
  /// No system may have got the source yet.
  @inlinable
  func reset(to base: Base) {
    cell.pointee = base
    counts.pointee = SourceCounts()
    if log.count > 0 { log.removeAll() }
  }
}

extension Source where Base: Equatable {
  /// Replaces a source whose system has ended by a new one, so that weak references to the old one become
  /// `nil`.
  ///
  /// If nothing has kept the old source, its memory is used again.
  @usableFromInline
  static func renew(_ source: inout Source, in base: Base) {
    if isKnownUniquelyReferenced(&source) {
      source = Source(inMemoryOf: source, base)
      return
    }
    let ended = source
    source = Source(base, isLogging: ended.isLogging)
    source.distinguishesZeroSigns = ended.distinguishesZeroSigns
    source.lateWrites = ended.lateWrites
    ended.watchForLateWrites()
  }
}
