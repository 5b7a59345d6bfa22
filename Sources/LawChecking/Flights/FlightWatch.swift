package import BindingGenerators

/// Hands what a checker of several laws tells on to the recording of the law that is being checked.
package final class FlightWatch: CaseMonitor, @unchecked Sendable {
  /// The recording of the law that is being checked.
  package var flight: RecordedFlight?

  /// Watches nothing yet.
  package init() {}

  package func willRun(_ choices: Choices, within plan: CasePlan, stopsAtRefusal: Bool) {
    flight?.willRun(choices, within: plan, stopsAtRefusal: stopsAtRefusal)
  }
}
