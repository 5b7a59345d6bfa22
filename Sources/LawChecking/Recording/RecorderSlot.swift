/// The notes on one check in memory that outlives the process, however it ends.
///
/// A note is a few stores, is not mixed up with what the code under test prints, and is read by
/// another process afterwards.
struct RecorderSlot {
  /// How many bytes the notes take that every recorder keeps.
  static let shortByteCount = 1_024
  /// How many bytes of a system's name are kept.
  static let longestSystem = 376
  static let free: UInt64 = 0
  static let underWay: UInt64 = 1

  /// Whether it is in use, or how far a child has come.
  let state: SharedWord
  /// How many cases were begun.
  let number: SharedWord
  let process, step, isRunning: SharedWord
  /// The thread that checks.
  let thread: SharedWord
  /// How often a child has got on.
  let progress: SharedWord
  private let seed: SharedWord
  private let test, system, law: SharedText
  /// What the code under test is doing, and the case that was begun last, where there is room.
  let operation: SharedText?
  let given: SharedWords?

  /// - Parameters:
  ///   - start: The memory.
  ///   - offset: Where the notes begin in it.
  ///   - byteCount: How many bytes they may take.
  init(_ start: UnsafeMutableRawPointer, at offset: Int, byteCount: Int = shortByteCount) {
    let start = start + offset
    (state, number) = (SharedWord(start, at: 0), SharedWord(start, at: 8))
    (seed, process) = (SharedWord(start, at: 16), SharedWord(start, at: 24))
    (step, isRunning) = (SharedWord(start, at: 32), SharedWord(start, at: 40))
    (thread, progress) = (SharedWord(start, at: 48), SharedWord(start, at: 56))
    test = SharedText(start, in: 64..<512)
    system = SharedText(start, in: 512..<520 + Self.longestSystem)
    law = SharedText(start, in: 896..<Self.shortByteCount)
    let isLong = byteCount > 2 * Self.shortByteCount
    operation = isLong ? SharedText(start, in: Self.shortByteCount..<2 * Self.shortByteCount) : nil
    given = isLong ? SharedWords(start, in: 2 * Self.shortByteCount..<byteCount) : nil
  }

  /// The check that is noted here, if it is under way.
  var flight: Flight? {
    guard state.value == Self.underWay else { return nil }
    return Flight(
      test: test.value, system: system.value, law: law.value, seed: seed.value,
      number: number.value, isRunning: isRunning.value == 1)
  }

  /// Writes to a file what is under way, without asking for memory.
  func write(to descriptor: Int32) {
    LastWords.write("  ", to: descriptor)
    system.write(to: descriptor)
    LastWords.write(" by ", to: descriptor)
    law.write(to: descriptor)
    LastWords.write(", in ", to: descriptor)
    test.write(to: descriptor)
    LastWords.write("\n", to: descriptor)
  }

  func hold(_ flight: Flight) {
    (test.value, system.value, law.value) = (flight.test, flight.system, flight.law)
    (seed.value, number.value, isRunning.value) = (flight.seed, flight.number, 0)
    thread.value = FlightRecording.thisThread
    state.value = Self.underWay
  }
}
