package import BindingGenerators

/// What a recorder says of one check that was under way when its process died.
package struct Flight: Hashable, Sendable {
  /// The test, as it is called.
  package let test: String
  /// The system that was judged.
  package let system: String
  /// The law that was judged.
  package let law: String
  /// The seed of the check.
  package let seed: UInt64
  /// The number of the case that had started last, counted from 1.
  package let number: UInt64

  /// Whether it was about this system and this law; a long name of a system was cut short.
  package func isAbout(_ system: String, _ law: String) -> Bool {
    guard self.law == law else { return false }
    let isCut = self.system.utf8.count >= FlightSlot.longestSystem
    return isCut ? system.hasPrefix(self.system) : system == self.system
  }
}

/// One check that is being recorded; ends with `end()`.
package final class RecordedFlight: CaseMonitor, @unchecked Sendable {
  private let slot: FlightSlot
  /// Keeps the memory of the slot.
  private let recorder: FlightRecorder
  private var number: UInt64 = 0

  init(_ slot: FlightSlot, of recorder: FlightRecorder) {
    (self.slot, self.recorder) = (slot, recorder)
  }

  /// Notes that a case starts: one store.
  package func willRun(_ choices: Choices, within plan: CasePlan, stopsAtRefusal: Bool) {
    number &+= 1
    slot.number.value = number
  }

  /// Notes that the check has ended, so that no death will be put down to it.
  package func end() {
    recorder.free(slot)
  }
}

/// The place of one check in a recorder's memory.
struct FlightSlot {
  static let byteCount = 1_024
  static let free: UInt64 = 0
  static let flying: UInt64 = 1
  /// How many bytes of a system's name are kept.
  static let longestSystem = 376

  let state: SharedWord
  let number: SharedWord
  private let seed: SharedWord
  private let test: SharedText
  private let system: SharedText
  private let law: SharedText

  init(_ start: UnsafeMutableRawPointer, at offset: Int) {
    state = SharedWord(start, at: offset)
    number = SharedWord(start, at: offset + 8)
    seed = SharedWord(start, at: offset + 16)
    test = SharedText(start, in: offset + 24..<offset + 512)
    system = SharedText(start, in: offset + 512..<offset + 520 + Self.longestSystem)
    law = SharedText(start, in: offset + 896..<offset + 1_024)
  }

  /// The flight in this slot, if it holds one.
  var flight: Flight? {
    guard state.value == Self.flying else { return nil }
    return Flight(
      test: test.value, system: system.value, law: law.value, seed: seed.value,
      number: number.value)
  }

  func hold(_ flight: Flight) {
    (test.value, system.value, law.value) = (flight.test, flight.system, flight.law)
    (seed.value, number.value) = (flight.seed, flight.number)
    state.value = Self.flying
  }
}
