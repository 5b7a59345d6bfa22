import Foundation
import LawChecking

/// The systems that ended this program while it judged them, after which it started again: they are judged in
/// child processes now.
struct Restarts: Sendable {
  private let leftovers: [Leftover]
  /// The variable that counts the starts, since the environment outlives them; `most` are allowed.
  private static let variable = "BINDING_LAWS_RESTARTS"
  private static let most = 20

  /// Lets the program start again where a system ends it.
  ///
  /// - Parameters:
  ///   - systems: The names of the systems that are judged.
  ///   - isWanted: Whether they may be judged in child processes.
  init(judging systems: Set<String>, isWanted: Bool) {
    let surroundings = Registry.current.surroundings
    guard isWanted, surroundings.transcript == nil, let executable = surroundings.executable else {
      leftovers = []
      return
    }
    let count = Int(surroundings.variable(Self.variable)) ?? 0
    // What other runs left of other systems stays for `recover`.
    leftovers = (count > 0 ? FlightRecorder.leftovers() : []).filter { leftover in
      systems.contains { leftover.isAbout($0) }
    }
    setenv(Self.variable, "\(count + 1)", 1)
    FlightRecorder.startAgain(
      with: count < Self.most ? executable : nil, writingTo: ResultStream.file)
  }

  /// Whether this system ended the program.
  func areDue(to system: String) -> Bool {
    leftovers.contains { $0.isAbout(system) }
  }

  /// Ends it: what was found is reported now, and nobody has to look for it any more.
  func end() {
    FlightRecorder.startAgain(with: nil)
    leftovers.forEach { $0.settle() }
  }
}
