/// How a command that did its work ended.
///
/// The raw values are exit codes of the contract, which the help of `RootCommand` and `TheCommandLine.md`
/// list. `BindingLawsPlugin` ends with 3, too, where a case ends the process.
enum Outcome: Int32 {
  /// Everything is as declared, or the work was done.
  case done = 0
  /// A law is broken.
  case broken = 1
  /// The case did not reproduce.
  case notReproduced = 2
  /// The case crashed or timed out.
  case died = 3
  /// A system cannot be judged.
  case unjudgeable = 65
  /// Somebody pressed Ctrl-C.
  case interrupted = 130
}
