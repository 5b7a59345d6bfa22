/// A clock that goes on when somebody lets it, and what is to happen then.
final class VirtualClock {
  private(set) var now = 0
  private var appointments: [Appointment] = []
  private var made = 0

  /// Something that is to happen.
  struct Appointment {
    let time, number: Int
    let body: () -> Void
  }

  /// Lets something happen later.
  ///
  /// - Returns: The number by which it can be cancelled.
  @discardableResult
  func after(_ pause: Int, _ body: @escaping () -> Void) -> Int {
    made += 1
    appointments.append(Appointment(time: now + pause, number: made, body: body))
    return made
  }

  /// Forgets what was to happen.
  func cancel(_ number: Int) { appointments.removeAll { $0.number == number } }

  /// Goes on until nothing is left to happen, in order of time and then as it was asked for.
  func runOut() {
    while let next = appointments.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
      cancel(next.number)
      now = next.time
      next.body()
    }
  }
}
