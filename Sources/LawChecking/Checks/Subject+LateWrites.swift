import BindingLaws

extension Subject {
  /// Whether a set has landed after its system had ended.
  ///
  /// Writes that a test of the main actor puts off to the main queue are not seen: they wait until the test
  /// is over.
  var hasLateWrites: Bool { lateWrites?.areSeen == true }
}
