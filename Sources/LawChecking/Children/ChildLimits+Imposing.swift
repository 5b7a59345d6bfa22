import Foundation

// These functions run in the child.
extension ChildLimits {
  /// The largest file, in bytes, so that an endless loop that prints does not fill the disk.
  ///
  /// `BlackBox` cuts its file between cases, so that only a case that prints so much alone reaches it.
  private static let largestFile = 64 << 20

  /// Bounds memory and files, writes no core, and restores the signals that Swift may have changed.
  ///
  /// `Diagnosis` takes SIGPROF and SIGALRM for the end of a case's time.
  ///
  /// - Parameter megabytes: The memory that is in use already, and does not count.
  func impose(above megabytes: Int = 0) {
    lower(number(RLIMIT_CORE), to: 0)
    lower(number(RLIMIT_FSIZE), to: Self.largestFile)
    for fault in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGPIPE, SIGALRM, SIGPROF] {
      signal(fault, SIG_DFL)
    }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    // It comes last, since on Linux it handles one of the signals.
    boundMemory(memory + megabytes)
  }

  /// Gives the next case its full time.
  func restartClock() {
    start(number(ITIMER_PROF), milliseconds: processorTime)
    start(number(ITIMER_REAL), milliseconds: time)
  }

  #if canImport(Darwin)
    /// The memory that this process has used, in megabytes.
    static var memoryInUse: Int {
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss) >> 20
    }

    /// The most bytes of memory, which are set once, before the handler can run.
    nonisolated(unsafe) private static var mostBytes = Int.max

    /// Compares the memory with its limit every ten milliseconds of processor time, because the kernel does
    /// not.
    ///
    /// A process that has used too much ends with a status that says so.
    private func boundMemory(_ megabytes: Int) {
      Self.mostBytes = megabytes << 20
      signal(SIGVTALRM) { _ in
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        if usage.ru_maxrss > ChildLimits.mostBytes { _exit(ChildStatus.outOfMemory) }
      }
      let tick = timeval(tv_sec: 0, tv_usec: 10_000)
      var timer = itimerval(it_interval: tick, it_value: tick)
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    }
  #else
    /// The memory that this process may write to already, in megabytes.
    ///
    /// The kernel counts it in pages, as the sixth number of `/proc/self/statm`.
    static var memoryInUse: Int {
      let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = numbers.split(separator: " ").dropFirst(5).first.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE))) >> 20
    }

    /// Has the kernel refuse more memory, and tells a bad access for lack of memory from any other.
    ///
    /// When small objects have used up the memory, Swift's runtime has none left for its message, and faults
    /// while it tries. So the handler asks the kernel for one more megabyte, on a second stack.
    private func boundMemory(_ megabytes: Int) {
      lower(number(RLIMIT_DATA), to: megabytes << 20)
      stack_t.prepareThread()
      var action = sigaction(Int32(bitPattern: UInt32(SA_RESETHAND))) { _ in
        let access = PROT_READ | PROT_WRITE
        let flags = MAP_PRIVATE | MAP_ANONYMOUS
        if mmap(nil, 1 << 20, access, flags, -1, 0) == MAP_FAILED { _exit(ChildStatus.outOfMemory) }
      }
      sigaction(SIGSEGV, &action, nil)
    }
  #endif
}

/// Returns the number of a resource or a timer, which on Linux is the value of an enumeration.
private func number<Name>(_ name: Name) -> Int32 {
  withUnsafeBytes(of: name) { $0.load(as: Int32.self) }
}

/// Lowers the limit of a resource for good.
private func lower(_ resource: Int32, to bytes: Int) {
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  setrlimit(.init(resource), &limit)
}

/// Starts a timer, which goes off once.
private func start(_ timer: Int32, milliseconds: Int) {
  var value = itimerval()
  value.it_value = timeval(
    tv_sec: .init(milliseconds / 1_000), tv_usec: .init(milliseconds % 1_000 * 1_000))
  setitimer(.init(timer), &value, nil)
}
