import Foundation

/// Standard output as it was when the process began, for results alone.
///
/// Any other output to standard output, such as that of code under test that prints, goes to standard error
/// as soon as a command has a console: results stay whole, no matter who reads them.
///
/// `BindingLawsCommand.main` fills the standard streams before it does anything else.
enum ResultStream {
  /// Opens the standard streams that are closed, so that no file takes their place.
  ///
  /// Writing to standard output then fails, and text on standard error is dropped.
  static func fillStandardStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The open file of results.
  ///
  /// Its first use redirects standard output, so `Console` uses it before code under test runs.
  static let file: Int32 = {
    fflush(nil)
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    // Without a standard output there is nothing to keep apart, and writing fails, as it should.
    guard copy >= 0 else { return STDOUT_FILENO }
    // Without standard error, either, such output is dropped.
    if dup2(STDERR_FILENO, STDOUT_FILENO) < 0 { mute([STDOUT_FILENO]) }
    return copy
  }()

  /// Drops all output to these streams, and lets them give nothing to read.
  static func mute(_ streams: [Int32]) {
    let nothing = open("/dev/null", O_RDWR)
    for stream in streams { dup2(nothing, stream) }
    close(nothing)
  }
}
