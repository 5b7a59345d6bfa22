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

  /// Maps the first bytes of a file that another process made, or of a new file of zeros.
  init?(at path: String, byteCount: Int, isNew: Bool = false) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | (isNew ? O_CREAT | O_EXCL : 0), 0o600)
    guard descriptor >= 0 else { return nil }
    // The zeros are written: with a length alone, a store on a full disk would end the process.
    let zeros = [UInt8](repeating: 0, count: byteCount)
    let hasRoom = !isNew || write(descriptor, zeros, byteCount) == byteCount
    let access = PROT_READ | PROT_WRITE
    let start = hasRoom ? mmap(nil, byteCount, access, MAP_SHARED, descriptor, 0) : nil
    guard let start, start != MAP_FAILED else {
      close(descriptor)
      if isNew { unlink(path) }
      return nil
    }
    self.path = path
    self.descriptor = descriptor
    self.byteCount = byteCount
    notes = Notes(start: start)
  }

  deinit {
    munmap(notes.start, byteCount)
    close(descriptor)
  }

  /// The present size in bytes, or -1 if the system does not tell it.
  ///
  /// The position of the next write stays.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : -1
  }
}
