import Foundation

/// Files that are whole or not there.
enum AtomicFile {
  /// Writes to a temporary file beside the file, then renames it.
  ///
  /// A link stays and what it leads to is written. What is no file, such as a terminal or a pipe,
  /// is written as it is.
  /// - Throws: `Failure.file` with the reason.
  static func write(_ text: String, to path: String) throws {
    if isStream(path) { return try send(text, to: path) }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    let draft = url.deletingLastPathComponent().appendingPathComponent(name)
    do {
      try Data(text.utf8).write(to: draft)
    } catch {
      throw Failure.file("\(path) cannot be written: \(reason(of: error))")
    }
    guard rename(draft.path, url.path) == 0 else {
      let cause = String(cString: strerror(errno))
      try? FileManager.default.removeItem(at: draft)
      throw Failure.file("\(path) cannot be written: \(cause)")
    }
  }

  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    let kind = stat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
    return kind != S_IFREG && kind != S_IFDIR
  }

  private static func send(_ text: String, to path: String) throws {
    guard let stream = fopen(path, "w") else {
      throw Failure.file("\(path) cannot be opened: \(String(cString: strerror(errno)))")
    }
    let isWritten = fputs(text, stream) >= 0
    if fclose(stream) != 0 || !isWritten {
      throw Failure.file("\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  /// Reads a file of bounded size.
  ///
  /// - Throws: `Failure.file` when it cannot be opened, `Failure.unreadable` when it is too large.
  static func read(_ path: String, atMost limit: Int = 10_000_000) throws -> Data {
    guard let file = fopen(path, "r") else {
      throw Failure.file("\(path) cannot be opened: \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    do {
      let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      if data.count <= limit { return data }
    } catch {
      throw Failure.file("\(path) cannot be read: \(reason(of: error))")
    }
    throw Failure.unreadable("\(path) is no fixture: it has over \(limit) bytes")
  }
}
