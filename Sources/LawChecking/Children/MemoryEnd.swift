import Foundation

/// Ends a process that has used too much memory, with a status that says so.
///
/// The handlers call nothing but what a signal handler may call.
enum MemoryEnd {
  // Set once, before the handler can run.
  nonisolated(unsafe) private static var most = Int.max

  #if canImport(Darwin)
    /// Looks every ten milliseconds of processor time, because the kernel keeps no such limit.
    static func watch(megabytes: Int) {
      most = megabytes << 20
      signal(SIGVTALRM) { _ in
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        if usage.ru_maxrss > MemoryEnd.most { _exit(ChildStatus.outOfMemory) }
      }
      let tick = timeval(tv_sec: 0, tv_usec: 10_000)
      var timer = itimerval(it_interval: tick, it_value: tick)
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    }
  #elseif canImport(Glibc)
    private static let stackSize = 64 << 10
    /// With less than this left, in bytes, memory has run out.
    private static let margin = 1 << 20

    /// Distinguishes a bad access because memory has run out from any other.
    ///
    /// Once the last of it went to small objects, there is none left to say so with, and Swift's
    /// runtime faults while it tries. So the handler looks how much there is, on a stack of its own.
    static func watch(megabytes: Int) {
      most = (megabytes << 20 - margin) / sysconf(Int32(_SC_PAGESIZE))
      var stack = stack_t()
      (stack.ss_sp, stack.ss_size) = (malloc(stackSize), stackSize)
      sigaltstack(&stack, nil)
      var action = sigaction()
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      action.__sigaction_handler.sa_handler = { _ in
        if MemoryEnd.dataPages > MemoryEnd.most { _exit(ChildStatus.outOfMemory) }
      }
      sigaction(SIGSEGV, &action, nil)
    }

    /// How many pages of data the process has: the sixth number that the kernel prints.
    private static var dataPages: Int {
      let file = open("/proc/self/statm", O_RDONLY)
      if file < 0 { return 0 }
      var (field, number, byte) = (1, 0, UInt8(0))
      while field <= 6, read(file, &byte, 1) == 1 {
        if byte == UInt8(ascii: " ") {
          field += 1
          if field <= 6 { number = 0 }
        } else {
          number = number &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        }
      }
      close(file)
      return field > 6 ? number : 0
    }
  #else
    static func watch(megabytes: Int) {}
  #endif
}
