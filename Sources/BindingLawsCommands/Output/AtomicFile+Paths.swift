import Foundation

// What is at a path, and what can be.
extension AtomicFile {
  /// Requires that a path can be written, as far as that is known before there is anything to write.
  ///
  /// - Throws: `Failure.file` with the reason.
  static func requireWritable(_ path: String) throws {
    if path.isEmpty { throw Failure.file("\"\" cannot be written: it is no path") }
    switch kind(of: path) {
    case nil:
      // Links that lead in a circle hide whatever is there.
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

  /// Returns the absolute path to which links lead, even if nothing is there yet.
  ///
  /// `resolvingSymlinksInPath` follows links only to what exists. So this goes up to the nearest directory that
  /// exists, and then down again by the names of what is missing.
  static func target(of path: String) -> URL {
    var place = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    var links = 40  // As many as Linux follows.
    while kind(of: place.path) == nil && place.path != "/" {
      let name = place.lastPathComponent
      let folder = place.deletingLastPathComponent()
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      if let link, links > 0 {
        // A relative link begins at its folder, which exists as the link does.
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
  static func kind(of path: String) -> mode_t? {
    status(of: path).map { $0.st_mode & S_IFMT }
  }
}
