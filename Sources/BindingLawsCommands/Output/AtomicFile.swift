import Foundation

/// Files that are whole or not there.
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
  /// `Data` would sync it, which no pipe can.
  private static func send(_ text: String, to file: String, for path: String) throws {
    guard let stream = fopen(file, "w") else { throw Failure.ofCall(on: path) }
    let bytes = Array(text.utf8)
    let failure =
      fwrite(bytes, 1, bytes.count, stream) < bytes.count ? Failure.ofCall(on: path) : nil
    if fclose(stream) != 0 { throw failure ?? Failure.ofCall(on: path) }
    if let failure { throw failure }
  }

  /// Returns the temporary file that a process writes beside a place before it renames it.
  private static func draft(of target: URL) -> URL {
    let name = ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    return target.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Requires that a path can be written, as far as that is known before there is anything to write.
  ///
  /// - Throws: `Failure.file` with the reason.
  static func requireWritable(_ path: String) throws {
    if path.isEmpty { throw Failure.file("\"\" cannot be written: it is no path") }
    switch kind(of: path) {
    case nil:
      if errno == ELOOP { throw Failure.ofCall(on: path) }
      try requireRoom(for: target(of: path).path)
    case S_IFDIR: throw Failure.file("\(path) cannot be written: it is a directory")
    case S_IFREG:
      let folder = target(of: path).deletingLastPathComponent().path
      if access(path, W_OK) != 0 || access(folder, W_OK) != 0 { throw Failure.ofCall(on: path) }
    default: if access(path, W_OK) != 0 { throw Failure.ofCall(on: path) }
    }
  }

  /// Requires that something new can be made at a path, in the nearest directory that exists.
  ///
  /// - Throws: `Failure.file` with the reason.
  static func requireRoom(for path: String) throws {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while kind(of: folder.path) == nil, folder.path != "/" { folder.deleteLastPathComponent() }
    if kind(of: folder.path) != S_IFDIR {
      throw Failure.file("\(path) cannot be written: \(folder.path) is no directory")
    }
    if access(folder.path, W_OK | X_OK) != 0 { throw Failure.ofCall(on: path) }
  }

  /// Returns the absolute target of a path, even if nothing is there yet.
  ///
  /// A link stays.
  static func target(of path: String) -> URL {
    var place = URL(fileURLWithPath: path).standardizedFileURL
    var missing = [String]()
    var links = 40  // As many as Linux follows.
    while kind(of: place.path) == nil && place.path != "/" {
      let name = place.lastPathComponent
      let folder = place.deletingLastPathComponent()
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      if let link, links > 0 {
        // The link exists, and so does its folder.
        let start = link.hasPrefix("/") ? "" : folder.resolvingSymlinksInPath().path + "/"
        place = URL(fileURLWithPath: start + link).standardizedFileURL
        links -= 1
      } else {
        missing.append(name)
        place = folder
      }
    }
    return missing.reversed().reduce(place.resolvingSymlinksInPath()) { folder, name in
      folder.appendingPathComponent(name)
    }
  }

  /// Makes a directory, and those around it, if they do not exist.
  ///
  /// - Throws: `Failure.file` with the reason.
  static func makeDirectory(_ path: String) throws {
    if path.isEmpty { throw Failure.file("\"\" cannot be written: it is no path") }
    if isDirectory(path) { return }
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    if !folder.isEmpty { try makeDirectory(String(folder)) }
    if mkdir(path, 0o777) == 0 { return }
    let failure = Failure.ofCall(on: path, "made")
    if !isDirectory(path) { throw failure }
  }

  /// Returns whether a directory is at a path.
  private static func isDirectory(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns the status of a path's target, or nil if nothing is there.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Returns the kind of file at a path, such as `S_IFREG`.
  ///
  /// Nil if nothing is there.
  private static func kind(of path: String) -> mode_t? {
    status(of: path).map { $0.st_mode & S_IFMT }
  }
}
