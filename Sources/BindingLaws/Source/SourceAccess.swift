/// An access of a source, by its moment.
@usableFromInline
package enum SourceAccess: Sendable {
  /// The source is about to be read.
  case read
  /// The source is about to be written.
  case write
  /// The source has been written.
  case wrote
}

/// The numbers of accesses of a source.
@usableFromInline
package struct SourceCounts {
  /// The number of reads.
  @usableFromInline package var reads = 0
  /// The number of writes by bindings.
  @usableFromInline package var writes = 0
  /// The number of all writes.
  @usableFromInline package var changes = 0
  /// The number of writes in a transaction.
  @usableFromInline package var transactions = 0

  @usableFromInline init() {}
}
