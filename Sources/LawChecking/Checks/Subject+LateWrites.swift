import BindingLaws

extension Subject {
  /// Whether a set has landed after its system had ended.
  ///
  /// What a test of the main actor puts off to the main queue is not seen: it waits until the test is over, however
  /// often the run loop turns meanwhile.
  var hasLateWrites: Bool { lateWrites?.areSeen == true }
}
