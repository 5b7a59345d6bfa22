// The file of exit tests, which need it, has the reason for the version and the systems.
#if compiler(>=6.3) && (os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD))
  import Foundation

  /// An executor that runs each piece of work on a thread of its own.
  @available(macOS 15, *)
  final class DedicatedExecutor: TaskExecutor {
    static let shared = DedicatedExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
