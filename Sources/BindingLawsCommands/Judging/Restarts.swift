import Foundation
import LawChecking

/// The systems that ended this program while it judged them, after which it started again: they are judged in
/// child processes now.
struct Restarts: Sendable {
  private let leftovers: [Leftover]
  private static let variable = "BINDING_LAWS_RESTARTS"
  private static let most = 20

  /// Lets the program start again where a system ends it.
  ///
  /// - Parameter isWanted: Whether systems may be judged in child processes.
  init(isWanted: Bool) {
    let surroundings = Registry.current.surroundings
    guard isWanted, surroundings.transcript == nil, let executable = surroundings.executable else {
      leftovers = []
      return
    }
    let count = Int(surroundings.variable(Self.variable)) ?? 0
    leftovers = count > 0 ? FlightRecorder.leftovers() : []
    setenv(Self.variable, "\(count + 1)", 1)
    FlightRecorder.startAgain(
      with: count < Self.most ? executable : nil, writingTo: ResultStream.file)
  }

  /// Whether this system ended the program.
  func areDue(to system: String) -> Bool {
    leftovers.contains { $0.flight.isAbout(system, $0.flight.law) }
  }

  /// Ends it: what was found is reported now, and nobody has to look for it any more.
  func end() {
    FlightRecorder.startAgain(with: nil)
    leftovers.forEach { $0.settle() }
  }
}
