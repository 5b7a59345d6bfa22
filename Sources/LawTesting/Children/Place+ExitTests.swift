import LawChecking

extension Place {
  /// The place in children of the running test.
  static var children: Place { .children(at: nil) }

  /// Returns the same place, for the systems of a closure.
  static func children(at address: ExpectationAddress?) -> Place {
    .children(CheckSettings.current.limits, launch: ExitTestChild.run, expectation: address)
  }
}
