import Foundation

extension AtomicFile {
  /// The files that commands read.
  ///
  /// The raw values stand in messages.
  enum Readable: String {
    /// A fixture, or another JSON file with a case.
    case fixture
    /// A recording of an app.
    case recording
    /// The summary of a job at GitHub, to which a run adds its own.
    case summary
    /// The verdicts of a run, one in a line.
    case verdicts = "file of verdicts"

    /// The most bytes of such a file.
    ///
    /// `SECURITY.md` names those of fixtures and of verdicts.
    var mostBytes: Int {
      switch self {
      // A trace may have up to 1,000,000 bytes.
      case .fixture, .recording, .summary: 4_000_000
      // The verdicts on all specimens have some 5,000,000 bytes.
      case .verdicts: 256_000_000
      }
    }
  }

  /// Reads a file of limited size.
  ///
  /// - Throws: `Failure.file` if the file cannot be opened, `Failure.unreadable` if it is too large.
  static func read(_ path: String, as content: Readable) throws -> Data {
    let limit = content.mostBytes
    guard let file = fopen(path, "r") else { throw Failure.ofCall(on: path, "opened") }
    defer { fclose(file) }
    let data = try Failure.reporting(path, "read") {
      let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
      return try handle.read(upToCount: limit + 1) ?? Data()
    }
    if data.count <= limit { return data }
    throw Failure.unreadable("\(path) is no \(content.rawValue): it has over \(limit) bytes")
  }
}
