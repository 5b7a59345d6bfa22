import Foundation

extension AtomicFile {
  /// Reads a file of limited size.
  ///
  /// By default it is a fixture or another JSON file with a case, whose trace may have up to 1,000,000 bytes.
  /// `SECURITY.md` names both limits.
  ///
  /// - Throws: `Failure.file` if the file cannot be opened, `Failure.unreadable` if it is too large.
  static func read(
    _ path: String, atMost limit: Int = 4_000_000, as kind: String = "fixture"
  ) throws -> Data {
    guard let file = fopen(path, "r") else { throw Failure.ofCall(on: path, "opened") }
    defer { fclose(file) }
    let data = try Failure.reporting(path, "read") {
      let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
      return try handle.read(upToCount: limit + 1) ?? Data()
    }
    if data.count <= limit { return data }
    throw Failure.unreadable("\(path) is no \(kind): it has over \(limit) bytes")
  }
}
