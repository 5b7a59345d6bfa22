import Foundation

/// Reads whole lines from an open file.
struct LineReader {
  private let file: Int32
  private var rest = Data()

  init(_ file: Int32) { self.file = file }

  /// Waits for the next line, which is told without its end; `nil` where there will be none.
  ///
  /// - Parameter isIdle: Is asked each second while nothing comes, and tells whether to give up.
  mutating func next(givingUpWhen isIdle: () -> Bool = { false }) -> Data? {
    var searched = rest.startIndex
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<end])
        rest = Data(rest[(end + 1)...])
        return line
      }
      searched = rest.endIndex
      guard isReady(orIdle: isIdle), let more = read() else { return nil }
      rest += more
    }
  }

  /// Whether there is something to read; `false` to give up.
  private func isReady(orIdle isIdle: () -> Bool) -> Bool {
    while true {
      var wish = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let count = poll(&wish, 1, 1_000)
      if count > 0 { return true }
      if count < 0 && errno != EINTR { return false }
      if isIdle() { return false }
    }
  }

  /// What there is; `nil` at the end.
  private func read() -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(file, &bytes, bytes.count)
      if count > 0 { return Data(bytes[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}

/// Writes all of the data to an open file; `false` where that fails, with the reason in `errno`.
func writeAll(_ data: Data, to file: Int32) -> Bool {
  data.withUnsafeBytes { bytes in
    var done = 0
    while done < bytes.count {
      let count = write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
