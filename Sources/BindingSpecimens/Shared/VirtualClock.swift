/// A clock that runs only when it is told to, with appointments.
///
/// Systems in `Time`, `Notification` and `Stores` use it.
final class VirtualClock {
  /// How long an appointment is put off.
  enum Pause: Int {
    /// Until the next turn of the main loop.
    case nextTurn = 1
    /// Until a timer fires, or a store answers: later than two turns, one after the other.
    case answer = 3
  }

  /// The time of the latest appointment that was carried out.
  private var now = 0
  /// The number of appointments that were made.
  private var made = 0
  /// The appointments to come, by number.
  private var appointments: [Int: (time: Int, body: () -> Void)] = [:]

  /// Adds an appointment after a pause.
  ///
  /// - Returns: The number by which to cancel it.
  @discardableResult
  func after(_ pause: Pause, _ body: @escaping () -> Void) -> Int {
    made += 1
    appointments[made] = (now + pause.rawValue, body)
    return made
  }

  /// Cancels an appointment.
  func cancel(_ number: Int) { appointments[number] = nil }

  /// Carries out all appointments, in order of time and then of their making.
  func runOut() {
    while let (number, appointment) = appointments.min(by: isEarlier) {
      cancel(number)
      now = appointment.time
      appointment.body()
    }
  }

  /// An appointment, with its number.
  private typealias Entry = Dictionary<Int, (time: Int, body: () -> Void)>.Element

  /// Returns whether an appointment comes before another one.
  private func isEarlier(_ one: Entry, _ other: Entry) -> Bool {
    (one.value.time, one.key) < (other.value.time, other.key)
  }
}
