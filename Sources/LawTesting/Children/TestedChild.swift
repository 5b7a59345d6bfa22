import LawChecking

// The file of exit tests has the reason for the version and the systems.
#if compiler(>=6.3) && (os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD))
  import Foundation

  /// A child that Swift Testing has made, or is about to make.
  final class TestedChild: RunningChild {
    private let box: BlackBox
    /// The end of the process, as Swift Testing reports it.
    private let answer: Locked<ProcessEnd?>
    /// The number of the process.
    ///
    /// Nil until the process has noted it.
    private var process: pid_t?

    init(_ box: BlackBox, _ answer: Locked<ProcessEnd?>) {
      self.box = box
      self.answer = answer
    }

    /// Returns how the process has ended, as Swift Testing or the system reports it.
    ///
    /// Nil while it runs.
    func collectEnd() -> ProcessEnd? {
      if process == nil { process = notedProcess }
      return answer.value ?? state.flatMap(ProcessEnd.init)
    }

    func kill() {
      if let process, state != nil { Foundation.kill(process, SIGKILL) }
    }

    /// The number that the process has noted, if it can be that of a child.
    ///
    /// 0, 1 and what is below stand for other processes, which must not be killed.
    private var notedProcess: pid_t? {
      let noted = box.process
      return noted > 1 ? noted : nil
    }

    /// The state of the process in the system, which is left for others to reap.
    ///
    /// Nil if it has not started, or they have reaped it, or its number, which is read from its notes, is not
    /// that of a child.
    private var state: siginfo_t? {
      guard let process else { return nil }
      var state = siginfo_t()
      let options = WEXITED | WNOHANG | WNOWAIT
      return waitid(P_PID, id_t(process), &state, options) == 0 ? state : nil
    }
  }

  extension ProcessEnd {
    /// Describes how a process has ended.
    ///
    /// Nil if it runs, or has been stopped.
    init?(_ state: siginfo_t) {
      guard state.si_signo == SIGCHLD else { return nil }
      #if canImport(Glibc)
        let status = state._sifields._sigchld.si_status
      #elseif canImport(Musl)
        let status = state.__si_fields.__si_common.__second.__sigchld.si_status
      #else
        let status = state.si_status
      #endif
      switch Int(state.si_code) {
      case Int(CLD_EXITED): self = .exitCode(status)
      case Int(CLD_KILLED), Int(CLD_DUMPED): self = .signal(status)
      default: return nil
      }
    }
  }
#endif
