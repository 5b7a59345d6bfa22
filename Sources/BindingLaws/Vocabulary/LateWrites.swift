/// Whether some source was written after its system had ended, as by a task that a set has begun.
///
/// What lands so late was seen by no law: whoever judges asks before it says that one holds.
package final class LateWrites: @unchecked Sendable {  // A flag that only ever turns on.
  /// Whether a base changed after its system had ended.
  package private(set) var areSeen = false

  package init() {}

  fileprivate func note() { areSeen = true }
}

extension Source where Base: Equatable {
  /// Notes from now on whether the base changes, though the system has ended.
  ///
  /// Somebody has kept the source: a binding that is held for good, or a set that has not landed. A write of
  /// what is there already changes nothing.
  func watchForLateWrites() {
    guard let lateWrites else { return }
    let last = present
    watch { [unowned self] access in
      if case .wrote = access, !isSame(present, last) { lateWrites.note() }
    }
  }
}
