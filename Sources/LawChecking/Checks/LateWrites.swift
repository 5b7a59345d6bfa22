import BindingLaws

/// A record of whether a base has changed after its system had ended, and who wants to know of the next time.
///
/// No law sees a write that lands so late. The checker asks for the record before it says that a law
/// holds. A write that lands after the last verdict sets off an alarm.
final class LateWrites: LateWriteRecord, Sendable {
  /// What is known so far.
  private struct State {
    var areSeen = false
    var alarm: (@Sendable () -> Void)?
  }

  private let state = Locked(State())

  /// Whether a base changed after its system had ended.
  var areSeen: Bool { state.use { $0.areSeen } }

  func note() {
    let alarm = state.use { state in
      state.areSeen = true
      let alarm = state.alarm
      state.alarm = nil
      return alarm
    }
    alarm?()
  }

  /// Sets an alarm, which the next change sets off, and no other.
  func alert(_ alarm: @escaping @Sendable () -> Void) { state.use { $0.alarm = alarm } }
}

extension Subject {
  /// Whether a set has landed after its system had ended.
  ///
  /// While a test of the main actor judges, no work runs that was put off to the main queue. Such writes land
  /// when the test is over, and set off the alarm.
  var hasLateWrites: Bool { lateWrites?.areSeen == true }
}
