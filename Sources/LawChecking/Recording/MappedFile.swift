import Foundation

/// A file whose first bytes are memory: what is stored there outlives the process, however it
/// ends.
struct MappedFile: ~Copyable, @unchecked Sendable {
  let path: String
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
    self.path = path
    self.descriptor = descriptor
    self.start = start
    self.byteCount = byteCount
  }

  deinit {
    munmap(start, byteCount)
    close(descriptor)
  }

  /// Whether all mapped bytes are still there; to load one that is not ends the process.
  var isWhole: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size >= byteCount
  }

  /// Whether nobody has changed the file for so many seconds.
  func isOlder(than seconds: Int) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return time(nil) - changed > seconds
  }

  /// Takes the file's name away; what is mapped stays.
  func removeName() {
    unlink(path)
  }

  /// The end of what was written behind the mapped bytes, at most `limit` bytes of it.
  func tail(limit: Int) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    let offset = max(byteCount, size - limit)
    return [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, limit, .init(offset)))
    }
  }
}
