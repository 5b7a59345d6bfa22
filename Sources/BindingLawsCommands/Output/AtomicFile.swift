import Foundation

/// Files that a command writes whole or not at all.
enum AtomicFile {
  /// Writes to a temporary file beside the file, then renames it.
  ///
  /// A link stays, and its target is written. The permissions of a file stay, too. A path that is no file,
  /// such as a terminal or a pipe, is written directly.
  ///
  /// - Throws: `Failure.file` with the reason.
  static func write(_ text: String, to path: String) throws {
    // In this process the path leads to standard error: see `ResultStream`.
    if path == "/dev/stdout" { return try Registry.current.environment.writeOutput(text) }
    try requireWritable(path)
    if let kind = kind(of: path), kind != S_IFREG { return try send(text, to: path, for: path) }
    let target = target(of: path)
    try makeDirectory(target.deletingLastPathComponent().path)
    let draft = draft(of: target)
    defer { unlink(draft.path) }  // After the rename, there is none.
    try send(text, to: draft.path, for: path)
    if let status = status(of: target.path) { chmod(draft.path, status.st_mode & 0o7777) }
    if rename(draft.path, target.path) != 0 { throw Failure.ofCall(on: path) }
  }

  /// Writes a file directly.
  ///
  /// `Data.write` would sync it, which no pipe can.
  ///
  /// - Parameters:
  ///   - file: The path to write to: that of a draft, or of a pipe, a terminal or the like.
  ///   - path: The path that the user named, for a failure.
  private static func send(_ text: String, to file: String, for path: String) throws {
    guard let stream = fopen(file, "w") else { throw Failure.ofCall(on: path) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, stream) == bytes.count
    // Made at once, because `fclose` may set `errno` anew.
    let failure = isWritten ? nil : Failure.ofCall(on: path)
    let isClosed = fclose(stream) == 0
    if let failure { throw failure }
    if !isClosed { throw Failure.ofCall(on: path) }
  }

  /// Returns the temporary file that a process writes beside a place before it renames it.
  private static func draft(of target: URL) -> URL {
    let name = ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    return target.deletingLastPathComponent().appendingPathComponent(name)
  }
}
