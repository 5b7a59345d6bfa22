/// A record of whether a source was written after its system had ended, as by a task that a set began.
package protocol LateWriteRecord: AnyObject {
  /// Notes that a base changed after its system had ended, on whichever thread that happens.
  func note()
}

extension Source where Base: Equatable {
  /// Notes from now on whether the base changes although the system has ended.
  ///
  /// Something has kept the source: a binding that is held forever, or a set that has not landed. A write of
  /// the value that is already there is no change.
  func watchForLateWrites() {
    guard let lateWrites else { return }
    let baseAtEnd = present
    watch { [unowned self] access in
      if case .wrote = access, !isSame(present, baseAtEnd) { lateWrites.note() }
    }
  }
}
