import Foundation

/// The texts that the process prints if it ends before they are printed otherwise.
///
/// `sayLastWords` prints them from a signal handler.
extension FlightRecorder {
  /// A text that the process prints before its last words, one of a list.
  ///
  /// A text is never freed, and linked once it is whole, because a signal handler may read it at any time.
  private struct Kept {
    /// The text, as bytes with a zero at the end.
    let text: UnsafeMutablePointer<CChar>
    /// The open file to write the text to.
    let stream: Int32
    /// The next text, once there is one.
    var next: UnsafeMutablePointer<Kept>?
  }

  // The list begins with the first text, and grows after the last.
  nonisolated(unsafe) private static var firstKept: UnsafeMutablePointer<Kept>?
  nonisolated(unsafe) private static var lastKept: UnsafeMutablePointer<Kept>?

  /// A lock, so that one thread at a time adds a text.
  private static let keeping = Locked(())

  /// Keeps what was found so far, in case the process ends before that is printed.
  ///
  /// - Parameter stream: The open file to write it to then.
  package static func keep(_ text: String, for stream: Int32) {
    guard let copy = strdup(text) else { return }
    let piece = UnsafeMutablePointer<Kept>.allocate(capacity: 1)
    piece.initialize(to: Kept(text: copy, stream: stream, next: nil))
    keeping.use { _ in
      if let lastKept { lastKept.pointee.next = piece } else { firstKept = piece }
      lastKept = piece
    }
  }

  /// Forgets the texts, once they are printed.
  package static func forgetKept() {
    keeping.use { _ in
      firstKept = nil
      lastKept = nil
    }
  }

  /// Writes the texts, each to its stream, without allocating memory.
  static func sayKept() {
    var piece = firstKept
    while let kept = piece {
      _ = Foundation.write(kept.pointee.stream, kept.pointee.text, strlen(kept.pointee.text))
      piece = kept.pointee.next
    }
  }
}
