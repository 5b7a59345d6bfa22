import Foundation

/// A word in memory that another process reads, or will read when this one has died.
///
/// Only one thread stores it, and its reader waits until the process has ended, so that plain
/// stores are enough.
struct SharedWord {
  private let pointer: UnsafeMutablePointer<UInt64>

  init(_ start: UnsafeMutableRawPointer, at offset: Int) {
    pointer = (start + offset).assumingMemoryBound(to: UInt64.self)
  }

  var value: UInt64 {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}

/// A short text in memory that another process reads; what does not fit is cut off.
struct SharedText {
  private let count: SharedWord
  private let text: UnsafeMutableRawBufferPointer

  /// - Parameters:
  ///   - start: The memory.
  ///   - range: The part of it for the length, eight bytes, and the text.
  init(_ start: UnsafeMutableRawPointer, in range: Range<Int>) {
    count = SharedWord(start, at: range.lowerBound)
    text = UnsafeMutableRawBufferPointer(
      start: start + range.lowerBound + 8, count: range.count - 8)
  }

  var value: String {
    get { String(decoding: text.prefix(Int(clamping: count.value)), as: UTF8.self) }
    nonmutating set {
      count.value = 0
      let stored = newValue.utf8.prefix(text.count)
      text.copyBytes(from: stored)
      count.value = UInt64(stored.count)
    }
  }
}

extension SharedText {
  /// Writes the text to a file without asking for memory, as where the process is about to end.
  func write(to descriptor: Int32) {
    _ = Foundation.write(descriptor, text.baseAddress, min(text.count, Int(clamping: count.value)))
  }
}

/// A list of words in memory that another process reads; a list that does not fit is not stored.
struct SharedWords {
  private let count: SharedWord
  private let words: UnsafeMutableBufferPointer<UInt64>

  init(_ start: UnsafeMutableRawPointer, in range: Range<Int>) {
    count = SharedWord(start, at: range.lowerBound)
    words = UnsafeMutableBufferPointer(
      start: (start + range.lowerBound + 8).assumingMemoryBound(to: UInt64.self),
      count: range.count / 8 - 1)
  }

  var value: [UInt64] {
    get { Array(words.prefix(Int(clamping: count.value))) }
    nonmutating set {
      count.value = 0
      guard newValue.count <= words.count else { return }
      for (index, word) in newValue.enumerated() { words[index] = word }
      count.value = UInt64(newValue.count)
    }
  }
}
