import Foundation
import LawTelling

// A folder of pages is whole or not there.
extension RunPages {
  /// Whether a path is meant as a folder: it is one, or there is nothing yet and it has no extension.
  static func areMeant(by path: String) -> Bool {
    if path.hasSuffix("/") || AtomicFile.isDirectory(path) { return true }
    let isThere = access(path, F_OK) == 0
    return !isThere && URL(fileURLWithPath: path).pathExtension.isEmpty
  }

  /// Makes sure, before the work, that pages can be put there, and that nothing else is lost by it.
  ///
  /// - Throws: `Failure.file` with the reason.
  static func requireWritable(_ path: String) throws {
    if path.isEmpty { throw Failure.file("\"\" cannot be written: it is no path") }
    try AtomicFile.requireRoom(for: AtomicFile.target(of: path).path)
    if access(path, F_OK) != 0 { return }
    guard AtomicFile.isDirectory(path) else {
      throw Failure.file("\(path) cannot be written: it is no directory")
    }
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if AtomicFile.target(of: path).path == here.resolvingSymlinksInPath().path {
      throw Failure.file("\(path) cannot be written: it is the current directory; name another")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Failure.ofCall(on: path)
    }
    if names.isEmpty || areAll(names) && names.allSatisfy({ isOfRun("\(path)/\($0)") }) { return }
    throw Failure.file(
      "\(path) cannot be written: it holds other files; name a directory of its own")
  }

  /// Writes a folder beside the place, then renames it; pages of an earlier run go away.
  ///
  /// - Throws: `Failure.file` with the reason.
  func write(to path: String) throws {
    try Self.requireWritable(path)
    let target = AtomicFile.target(of: path)
    let draft = AtomicFile.draft(of: target)
    let old = draft.path + ".old"
    defer { for path in [draft.path, old] { try? FileManager.default.removeItem(atPath: path) } }
    try AtomicFile.makeDirectory(target.deletingLastPathComponent().path)
    guard mkdir(draft.path, 0o777) == 0 else { throw Failure.ofCall(on: path) }
    for file in files {
      try AtomicFile.write(file.text, to: draft.appendingPathComponent(file.name).path)
    }
    let isThere = rename(target.path, old) == 0
    guard rename(draft.path, target.path) == 0 else {
      let failure = Failure.ofCall(on: path)
      if isThere { rename(old, target.path) }
      throw failure
    }
  }

  /// Whether a file is no page, or one of a run: `htmlPage` writes this link into those.
  private static func isOfRun(_ file: String) -> Bool {
    guard file.hasSuffix(".html") else { return true }
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    return text?.contains("href=\"style.css\"") == true
  }
}
