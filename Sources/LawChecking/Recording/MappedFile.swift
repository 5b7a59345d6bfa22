import Foundation

/// A file whose first bytes are memory: what is stored there outlives the process, however it
/// ends.
///
/// `BlackBox` shares it between parent and child; `FlightRecorder` leaves it to the next run. Nothing here
/// guards the bytes: `Notes` says who stores them. No copies, because the end of one closes the file.
struct MappedFile: ~Copyable, @unchecked Sendable {
  private(set) var path: String
  let descriptor: Int32
  let start: UnsafeMutableRawPointer
  let byteCount: Int

  /// Makes a new file of zeros; `nil` where that cannot be.
  static func create(at path: String, byteCount: Int) -> MappedFile? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    // Written, not only made so long: on a full disk a store would end the process.
    let zeros = [UInt8](repeating: 0, count: byteCount)
    guard write(descriptor, zeros, byteCount) == byteCount else {
      close(descriptor)
      unlink(path)
      return nil
    }
    return MappedFile(path: path, descriptor: descriptor, byteCount: byteCount)
  }

  /// Maps the first bytes of a file that another process made.
  static func existing(at path: String, byteCount: Int) -> MappedFile? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    return MappedFile(path: path, descriptor: descriptor, byteCount: byteCount)
  }

  private init?(path: String, descriptor: Int32, byteCount: Int) {
    let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let start, start != MAP_FAILED else {
      close(descriptor)
      return nil
    }
    (self.path, self.descriptor) = (path, descriptor)
    (self.start, self.byteCount) = (start, byteCount)
  }

  deinit {
    munmap(start, byteCount)
    close(descriptor)
  }

  /// How many bytes it has now; where it is written next stays.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : -1
  }

  /// Whether all mapped bytes are still there; to load one that is not ends the process.
  var isWhole: Bool { size >= byteCount }

  /// What is noted in it, from its first byte on.
  var notes: Notes { Notes(start: start) }

  mutating func rename(to path: String) {
    Foundation.rename(self.path, path)
    self.path = path
  }

  /// Takes the file's name away; what is mapped stays.
  func removeName() { unlink(path) }

  /// The end of what was written behind the mapped bytes, at most `limit` bytes of it.
  func tail(limit: Int) -> [UInt8] {
    let offset = max(byteCount, size - limit)
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, limit, .init(offset)))
    }
  }
}

/// Where short-lived files go.
enum TemporaryDirectory {
  /// The directory that `TMPDIR` names, or `/tmp`; without a slash at its end.
  static var path: String {
    let path = environment("TMPDIR") ?? "/tmp"
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// A variable of the environment, `nil` where it is empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
