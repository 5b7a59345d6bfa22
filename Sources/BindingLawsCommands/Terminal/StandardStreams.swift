import Foundation

/// Standard input, output and error.
enum StandardStreams {
  /// Opens those that are closed, so that no file takes their place: what is written to standard output
  /// then fails, and what is written to standard error is dropped.
  static func fill() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) < 0 {
      _ = open("/dev/null", stream == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
