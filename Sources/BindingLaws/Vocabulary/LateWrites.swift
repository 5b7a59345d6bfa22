/// A record of whether a source was written after its system had ended, as by a task that a set began.
///
/// No law sees a write that lands so late. The checker asks for the record before it says that a law
/// holds.
package final class LateWrites: @unchecked Sendable {  // A flag that only ever turns on.
  /// Whether a base changed after its system had ended.
  package private(set) var areSeen = false

  package init() {}

  fileprivate func note() { areSeen = true }
}

extension Source where Base: Equatable {
  /// Notes from now on whether the base changes although the system has ended.
  ///
  /// Something has kept the source: a binding that is held forever, or a set that has not landed. A write of
  /// the value that is already there is no change.
  func watchForLateWrites() {
    guard let lateWrites else { return }
    let last = present
    watch { [unowned self] access in
      if case .wrote = access, !isSame(present, last) { lateWrites.note() }
    }
  }
}
