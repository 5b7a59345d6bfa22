/// The role of external writes among the operations that may prepare the one that shows a memory.
///
/// The names stand in `check --json`, which others read.
enum ExternalWrites: String, Sendable, Codable {
  /// They do not count, because they run no code of the system: every base is tried before every input.
  case free
  /// They count as inputs that show nothing.
  case counted
}
