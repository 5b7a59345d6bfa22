import LawChecking

/// What earlier runs of the tests were judging when they died.
enum Leftovers {
  private static let flights = Locked(FlightRecorder.takeLeftovers())

  /// The flight of a system and a law, if the last run died in it; told once.
  static func take(of system: String, _ law: String) -> Flight? {
    flights.change { flights in
      let index = flights.firstIndex { $0.isAbout(system, law) }
      return index.map { flights.remove(at: $0) }
    }
  }
}
