import Foundation
import TestSupport

/// Calls a body with a new folder, and removes it at the end.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = try newFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Calls a body with a new folder, and removes it at the end.
func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let folder = try newFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

extension URL {
  /// Writes a text to a file in the folder, and returns the path.
  func file(_ name: String, holding text: String) throws -> String {
    try Data(text.utf8).write(to: appendingPathComponent(name))
    return path + "/" + name
  }
}

/// Returns the text of a file.
func content(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

/// Returns the text of a file of this package.
func content(ofOurs path: String) throws -> String {
  try content(of: packageRoot.path + "/" + path)
}

/// Returns the texts of the Swift files in a folder of this package.
func swiftFiles(in folder: String) throws -> [String] {
  try files(of: ".swift", in: packageRoot.path + "/" + folder).map(content(of:))
}

/// Returns the paths of the files in a folder, and below it, that have an ending.
func files(of ending: String, in folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }
}

private func newFolder() throws -> URL {
  let name = "binding-laws-\(UUID().uuidString)"
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}
