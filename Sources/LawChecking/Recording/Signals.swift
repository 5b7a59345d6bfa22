import Foundation

// `FlightRecorder+End` and `ChildLimits` make their handlers here.
extension sigaction {
  /// Calls a function on the second stack of the thread, if it has one.
  ///
  /// The function may call only what a signal handler may: it writes bytes that exist already, and allocates
  /// no memory from the heap. `CaseRecorder.sayCase` says why it may.
  init(_ flags: Int32 = 0, calling handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    sa_flags = SA_ONSTACK | flags
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      sa_handler = handler
    #endif
  }
}

extension stack_t {
  /// The bytes of a second stack.
  ///
  /// The handler may spell a case, which takes more than the 8 KB that Linux suggests for a handler.
  private static let byteCount = 1 << 16

  /// Gives this thread a second stack, once, for signal handlers when its own stack is full.
  ///
  /// A thread that has one already keeps it. Few threads judge.
  static func prepareThread() {
    // These systems have no such stack.
    #if !os(tvOS) && !os(watchOS)
      var stack = stack_t()
      guard sigaltstack(nil, &stack) == 0, Int(stack.ss_flags) & Int(SS_DISABLE) != 0 else {
        return
      }
      stack = stack_t()
      stack.ss_sp = .allocate(byteCount: byteCount, alignment: 16)
      stack.ss_size = .init(byteCount)
      sigaltstack(&stack, nil)
    #endif
  }
}
