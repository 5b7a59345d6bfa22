import Foundation

/// What one child may use: time for each case, memory for all of them.
package struct ChildLimits: Codable, Hashable, Sendable {
  /// Processor time for one case, in milliseconds.
  ///
  /// A busy machine does not shorten it.
  package var processorTime: Int
  /// Time on the clock for one case, in milliseconds, which ends what waits for ever.
  package var time: Int
  /// Memory the child may write to, in megabytes.
  package var memory: Int

  package init(processorTime: Int = 1_000, time: Int = 30_000, memory: Int = 256) {
    self.processorTime = processorTime
    self.time = time
    self.memory = memory
  }

  /// The time for one case in words.
  var timeInWords: String {
    "\(processorTime.seconds) of processor time or \(time.seconds) on the clock"
  }

  /// A shorter limit: a fraction of the processor time, and at most ten times that on the clock.
  ///
  /// `ChildCheck` passes 1 to shorten the clock alone.
  func shortened(by factor: Int) -> ChildLimits {
    var limits = self
    limits.processorTime = max(1, processorTime / factor)
    limits.time = min(time, max(1, 10 * limits.processorTime))
    return limits
  }
}

/// What may be spent on judging one law in child processes.
package struct ChildrenLimits: Hashable, Sendable {
  /// What each child may use.
  package var child = ChildLimits()
  /// How many children may be made.
  var children = 100
  /// How long it may take in all.
  package var time = Duration.seconds(60)

  package init() {}
}

extension Int {
  /// So many milliseconds as seconds, such as `0.2 s`.
  fileprivate var seconds: String {
    self % 1_000 == 0 ? "\(self / 1_000) s" : "\(Double(self) / 1_000) s"
  }
}

extension ChildLimits {
  /// So that an endless loop that prints does not fill the disk, in bytes.
  private static let largestFile = 64 << 20

  /// Bounds memory, silences crash reports and lets every signal end the process as it did before
  /// Swift.
  func impose() {
    lower(to: 0, RLIMIT_CORE)
    #if !canImport(Darwin)
      lower(to: memory << 20, RLIMIT_DATA)
    #endif
    lower(to: Self.largestFile, RLIMIT_FSIZE)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGPIPE, SIGALRM, SIGPROF] {
      signal(number, SIG_DFL)
    }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    // After the signals were reset, since on Linux it handles one of them.
    MemoryEnd.watch(megabytes: memory)
  }

  /// Gives what comes next its full time.
  func restartClock() {
    start(ITIMER_PROF, milliseconds: processorTime)
    start(ITIMER_REAL, milliseconds: time)
  }
}

#if canImport(Glibc)
  private typealias Resource = __rlimit_resource
  private typealias Timer = __itimer_which
#else
  private typealias Resource = Int32
  private typealias Timer = Int32
  extension Int32 {
    fileprivate var rawValue: Int32 { self }
  }
#endif

private func lower(to bytes: Int, _ resource: Resource) {
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  setrlimit(.init(resource.rawValue), &limit)
}

private func start(_ timer: Timer, milliseconds: Int) {
  var value = itimerval()
  value.it_value = timeval(
    tv_sec: .init(milliseconds / 1_000), tv_usec: .init(milliseconds % 1_000 * 1_000))
  setitimer(.init(timer.rawValue), &value, nil)
}
