import Foundation

/// Hunts that are run once for all tests; each test works on a copy of what they have written.
struct Hunted: Sendable {
  /// What each of them has printed, and all that stands in their directories.
  let runs: [String: Reproducer]
  private let files: [String: Data]

  /// Hunts with these arguments, each into a directory of this name.
  init(_ hunts: [String: [String]]) throws {
    (runs, files) = try withFolder { folder in
      let runs = try Dictionary(
        uniqueKeysWithValues: hunts.map { ($0, try hunt(folder, $0, $1)) })
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let files = paths.compactMap { path in
        FileManager.default.contents(atPath: "\(folder.path)/\(path)").map { (path, $0) }
      }
      return (runs, Dictionary(uniqueKeysWithValues: files))
    }
  }

  /// Works in a folder with a copy of the directories.
  func copied(_ body: (URL) async throws -> Void) async throws {
    try await withFolder { folder in
      for (path, data) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      try await body(folder)
    }
  }
}

/// Runs a hunt into a directory of this name.
func hunt(
  _ folder: URL, _ name: String, _ arguments: [String], of program: URL = Reproducer.executable
) throws -> Reproducer {
  let out = folder.appendingPathComponent(name).path
  return try Reproducer(arguments + ["--out", out], of: program)
}
