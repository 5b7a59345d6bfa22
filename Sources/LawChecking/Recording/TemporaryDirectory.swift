import Foundation

/// The directory for short-lived files.
enum TemporaryDirectory {
  /// The directory that `TMPDIR` names, or `/tmp`, without a slash at its end.
  static var path: String {
    let path = environment("TMPDIR") ?? "/tmp"
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns a variable of the environment, or nil if it is empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
