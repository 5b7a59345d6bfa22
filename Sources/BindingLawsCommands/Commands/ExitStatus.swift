/// The exit code of a command.
///
/// The raw values belong to the contract, and the help of `RootCommand` and `TheCommandLine.md` list them.
/// The plugin ends with some of them, and scripts in `CI/full.d` look for some.
enum ExitStatus: Int32 {
  /// Everything is as declared, or the work was done.
  case done = 0
  /// A law is broken.
  case broken = 1
  /// The case did not reproduce.
  case notReproduced = 2
  /// The case crashed or timed out.
  case crashed = 3
  /// An unknown name, or a value out of range.
  case usage = 64
  /// Data that cannot be read, or a system that cannot be judged.
  case unusable = 65
  /// A file or directory that cannot be opened or written.
  case file = 74
  /// The user pressed Ctrl-C.
  case interrupted = 130
}
