import Foundation

/// What a process says as a trap ends it: which checks were under way, and what to do.
///
/// A signal handler may do little: it writes bytes that lie ready, asks for no memory, and then leaves
/// the signal to whoever would have had it.
enum LastWords {
  /// The signals that end a process for a fault of its own.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Set before any check begins, and only read by the handler.
  nonisolated(unsafe) private static var start: UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var advice = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  nonisolated(unsafe) private static var earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  /// From now on the process says what a recording has under way when it is ended.
  static func prepare(_ start: UnsafeMutableRawPointer, advice: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: advice.utf8.count + 1)
    _ = bytes.initialize(from: advice.utf8 + [UInt8(ascii: "\n")])
    (Self.start, Self.advice) = (start, UnsafeBufferPointer(bytes))
    for number in signals {
      sigaction(number, nil, earlier + Int(number))
      signal(number) { number in
        sigaction(number, LastWords.earlier + Int(number), nil)
        LastWords.say()
      }
    }
  }

  private static func say() {
    guard let start = Self.start else { return }
    Self.start = nil
    write("\nbinding-laws: the process ends while it judges\n", to: 2)
    var offset = FlightRecording.headerByteCount
    while offset < FlightRecording.byteCount {
      let slot = RecorderSlot(start, at: offset)
      if slot.state.value == RecorderSlot.underWay { slot.write(to: 2) }
      offset += RecorderSlot.shortByteCount
    }
    _ = Foundation.write(2, advice.baseAddress, advice.count)
  }

  static func write(_ text: StaticString, to descriptor: Int32) {
    _ = Foundation.write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }
}
