extension Source {
  /// Changes the base in one access, which counts as a read and a write.
  ///
  /// No task comes between the two. `update` logs and notifies as `write` does: keep both in step.
  ///
  /// ```swift
  /// source.update { $0.isOn = true }  // as under a lock that the source keeps
  /// ```
  ///
  /// - Parameters:
  ///   - transaction: The label of the transaction, or `nil` outside of any.
  ///   - change: Changes the base in place.
  public func update(transaction: String? = nil, _ change: (inout Base) -> Void) {
    // `writes` is negative while there is a watcher: see `watch`.
    if counts.pointee.writes < 0 { notify(.write) }
    var newBase = present
    change(&newBase)
    counts.pointee.reads &+= 1
    counts.pointee.writes &+= 1
    counts.pointee.changes &+= 1
    if transaction != nil { counts.pointee.transactions &+= 1 }
    if isLogging { log.append(newBase, transaction) }
    cell.pointee = newBase
    if counts.pointee.writes < 0 { notify(.wrote) }
  }
}
