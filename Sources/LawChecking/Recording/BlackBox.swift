import Foundation

/// A file whose first bytes are memory, so that notes in it outlive the process, however it ends.
///
/// A child shares it with its parent. `FlightRecorder` leaves it to the next run. Nothing here guards the
/// bytes: `Notes` says who stores them. The additions of `BlackBox+Messages` are only for the box of a child.
package final class BlackBox: Sendable {
  /// The path at which it was made.
  ///
  /// A child finds it there, and `FlightRecorder` renames it.
  package let path: String
  /// The descriptor of the open file.
  let descriptor: Int32
  /// The notes in it, from its first byte on.
  let notes: Notes
  /// The number of bytes that are memory.
  private let byteCount: Int

  /// Maps the first bytes of a file that another process made.
  convenience init?(at path: String, byteCount: Int) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard let start = BlackBox.map(descriptor, byteCount) else {
      close(descriptor)
      return nil
    }
    self.init(path, descriptor, mappedAt: start, byteCount)
  }

  /// Makes a file of zeros, and maps it.
  convenience init?(newAt path: String, byteCount: Int) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return nil }
    // The zeros are written: with a length alone, a store on a full disk would end the process.
    let zeros = [UInt8](repeating: 0, count: byteCount)
    guard write(descriptor, zeros, byteCount) == byteCount,
      let start = BlackBox.map(descriptor, byteCount)
    else {
      close(descriptor)
      unlink(path)
      return nil
    }
    self.init(path, descriptor, mappedAt: start, byteCount)
  }

  private init(
    _ path: String, _ descriptor: Int32, mappedAt start: UnsafeMutableRawPointer, _ byteCount: Int
  ) {
    self.path = path
    self.descriptor = descriptor
    self.byteCount = byteCount
    notes = Notes(start: start)
  }

  /// Returns the address of the first bytes of an open file, or nil if they cannot be mapped.
  private static func map(_ descriptor: Int32, _ byteCount: Int) -> UnsafeMutableRawPointer? {
    let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    return start == MAP_FAILED ? nil : start
  }

  deinit {
    munmap(notes.start, byteCount)
    close(descriptor)
  }

  /// The present size in bytes, or 0 if the system does not tell it.
  ///
  /// The position of the next write stays.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }
}
