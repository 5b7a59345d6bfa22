import Foundation

/// A file whose first bytes are memory: what is noted there outlives the process, however it ends.
///
/// A child shares it with its parent; `FlightRecorder` leaves it to the next run. Nothing here guards the
/// bytes: `Notes` says who stores them. What `BlackBox+Messages` adds is for the box of a child alone.
package final class BlackBox: Sendable {
  /// Where it was made; a child finds it there, and `FlightRecorder` gives it another name.
  package let path: String
  let descriptor: Int32
  /// What is noted in it, from its first byte on.
  let notes: Notes
  private let byteCount: Int

  /// Maps the first bytes of a file: one that another process made, or a new one of zeros.
  init?(at path: String, byteCount: Int, isNew: Bool = false) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | (isNew ? O_CREAT | O_EXCL : 0), 0o600)
    guard descriptor >= 0 else { return nil }
    // Written, not only made so long: on a full disk a store would end the process.
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

  /// How many bytes it has now; where it is written next stays.
  var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : -1
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
