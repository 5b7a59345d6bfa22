/// The directory for short-lived files.
enum TemporaryDirectory {
  /// The directory that `TMPDIR` names, or `/tmp`, without a slash at its end.
  static var path: String {
    let path = environmentVariable("TMPDIR") ?? "/tmp"
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
