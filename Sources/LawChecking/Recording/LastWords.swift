import Foundation

/// What a process says as a trap ends it: which checks were under way, and what to do.
///
/// A signal handler may do little: it writes bytes that lie ready, asks for no memory, and then leaves
/// the signal to the one who would have had it.
enum LastWords {
  /// The signals that end a process for a fault of its own.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Set before any check begins. Then the handler alone uses them, and clears `header` to speak once.
  nonisolated(unsafe) private static var header: Notes?
  nonisolated(unsafe) private static var advice: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  /// From now on the process says what a recording has under way when it is ended.
  static func prepare(_ header: Notes, advice: String) {
    (Self.header, Self.advice) = (header, strdup(advice + "\n"))
    for number in signals {
      var action = sigaction()
      action.sa_flags = SA_ONSTACK
      action.call { number in
        sigaction(number, LastWords.earlier + Int(number), nil)
        LastWords.say()
      }
      sigaction(number, &action, earlier + Int(number))
    }
  }

  /// Gives the thread a second stack, once, on which it says its last words when its own one is full.
  ///
  /// The thread keeps it; few threads judge.
  static func prepareThread() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, Int(stack.ss_flags) & Int(SS_DISABLE) != 0 else { return }
    stack = stack_t()
    (stack.ss_sp, stack.ss_size) = (
      .allocate(byteCount: stackByteCount, alignment: 16), .init(stackByteCount)
    )
    sigaltstack(&stack, nil)
  }

  private static let stackByteCount = 1 << 16

  /// `CI/full.d/walk` looks for the first line and for what `Notes.say` writes after it.
  private static func say() {
    guard let header = Self.header else { return }
    Self.header = nil
    FlightRecorder.clearOthers(after: header)
    write("\nbinding-laws: the process ends while it judges\n")
    var count = 0
    FlightRecorder.forEachUnderWay(after: header) {
      $0.say()
      count += 1
    }
    if count > 0 { FlightRecorder.restart() }
    if let advice { _ = Foundation.write(2, advice, strlen(advice)) }
  }

  static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}

extension sigaction {
  /// Calls a function for the signal.
  fileprivate mutating func call(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }
}
