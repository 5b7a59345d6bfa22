import Foundation

/// Ends a process that has used too much memory, where the kernel keeps no such limit (Darwin).
///
/// Looks every ten milliseconds of processor time, between two instructions of the code under
/// test, and only calls what a signal handler may call.
enum MemoryWatch {
  // Set once, before the handler can run.
  nonisolated(unsafe) private static var limit = Int.max

  /// `RUSAGE_SELF`, which Glibc imports as another type than its function takes.
  private static var oneself: Int32 { 0 }

  static func start(megabytes: Int) {
    limit = megabytes << 20
    signal(SIGVTALRM) { _ in
      var usage = rusage()
      getrusage(MemoryWatch.oneself, &usage)
      if usage.ru_maxrss * MemoryWatch.unit > MemoryWatch.limit { _exit(ChildStatus.outOfMemory) }
    }
    let tick = timeval(tv_sec: 0, tv_usec: 10_000)
    var timer = itimerval(it_interval: tick, it_value: tick)
    #if canImport(Glibc)
      setitimer(.init(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }

  /// What the kernel counts the largest use of memory in.
  private static var unit: Int {
    #if canImport(Darwin)
      1
    #else
      1_024
    #endif
  }
}
