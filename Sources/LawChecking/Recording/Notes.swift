import Foundation

/// The notes on one check in memory that outlives the process, however it ends.
///
/// A note is a few stores, and is not mixed up with what the code under test prints. One thread
/// stores them, and who reads them waits until the process has ended, so that plain stores are enough.
/// Before that, a parent reads single numbers only, such as how far its child has come.
///
/// Recordings outlive a build: another layout needs another `FlightRecorder.magic`. `SECURITY.md` says what
/// such files hold.
struct Notes: @unchecked Sendable {
  /// What is noted as a number, in eight bytes each: at most eight, which fill the 64 bytes before `test`.
  enum Number: Int {
    /// Whether the notes are in use, or how far a child has come.
    case state
    /// How many cases were begun, and whether the last one is running.
    case cases, isRunning
    /// The thread that checks; of a child its process.
    case owner
    /// What a new system is asked in a child, and whether smaller cases are passed over there.
    case question, isPartial
    /// How often a child has got on.
    case progress
    /// Whether the code under test does the last step of a case in a child, and nothing beside it.
    case isInStep
  }

  static let free: UInt64 = 0
  static let underWay: UInt64 = 1
  /// How many bytes the notes of every recorder take, and how many those of a child.
  static let byteCount = 1_024, byteCountOfChild = 41_984
  /// Where texts are noted; their length comes first, in eight bytes.
  ///
  /// So each begins at a multiple of eight.
  static let test = 64..<512, system = 512..<896, law = 896..<byteCount
  /// What the code under test does, what leaves it out, and in which case: notes of a child.
  static let operation = 1_024..<2_048, place = 2_048..<3_072, testCase = 3_072..<byteCountOfChild

  /// The memory.
  let start: UnsafeMutableRawPointer

  /// The notes so many bytes further on.
  func further(_ count: Int) -> Notes { Notes(start: start + count) }

  subscript(number: Number) -> UInt64 {
    get { (start + 8 * number.rawValue).load(as: UInt64.self) }
    nonmutating set { (start + 8 * number.rawValue).storeBytes(of: newValue, as: UInt64.self) }
  }

  /// A text; what does not fit is cut off.
  subscript(text: Range<Int>) -> String {
    get { String(decoding: bytes(of: text), as: UTF8.self) }
    nonmutating set {
      var words = Self.fitting(newValue, into: text)
      words.withUTF8 { store(UnsafeRawBufferPointer($0), at: text) }
    }
  }

  /// As much of a text as can be noted, in whole characters.
  static func fitting(_ text: String, into place: Range<Int>) -> String {
    var text = text
    while text.utf8.count > place.count - 8 { text.removeLast() }
    return text
  }

  /// The case that was begun last, in words; none where it does not fit.
  var encodedCase: [UInt64] {
    get { Array(bytes(of: Self.testCase).bindMemory(to: UInt64.self)) }
    nonmutating set { newValue.withUnsafeBytes { store($0, at: Self.testCase) } }
  }

  private func bytes(of place: Range<Int>) -> UnsafeRawBufferPointer {
    let count = Int(clamping: (start + place.lowerBound).load(as: UInt64.self))
    return UnsafeRawBufferPointer(
      start: start + place.lowerBound + 8, count: min(count, place.count - 8))
  }

  /// Stores bytes and how many they are; none where there is no room for all.
  private func store(_ bytes: UnsafeRawBufferPointer, at place: Range<Int>) {
    let counter = start + place.lowerBound
    counter.storeBytes(of: 0, as: UInt64.self)
    guard let first = bytes.baseAddress, bytes.count <= place.count - 8 else { return }
    (counter + 8).copyMemory(from: first, byteCount: bytes.count)
    counter.storeBytes(of: UInt64(bytes.count), as: UInt64.self)
  }
}

// MARK: - Checks

extension Notes {
  /// A number that no other living thread has.
  private static var thisThread: UInt64 {
    withUnsafeBytes(of: pthread_self()) { UInt64($0.load(as: UInt.self)) }
  }

  /// Whether this thread does what they are about.
  var isOfThisThread: Bool { self[.owner] == Self.thisThread }

  /// Begins the notes on a check.
  ///
  /// `state` comes last: a signal handler reads all notes that are under way.
  func hold(test: String, system: String, law: String) {
    self[Self.test] = test
    self[Self.system] = system
    self[Self.law] = law
    self[.cases] = 0
    self[.isRunning] = 0
    self[.owner] = Self.thisThread
    self[.state] = Self.underWay
  }

  /// Writes to standard error what is under way, without asking for memory.
  func say() {
    Self.write("  ")
    say(Self.system)
    Self.write(" by ")
    say(Self.law)
    Self.write(", in ")
    say(Self.test)
    Self.write("\n")
  }

  private func say(_ text: Range<Int>) {
    _ = Foundation.write(2, bytes(of: text).baseAddress, bytes(of: text).count)
  }

  /// Writes a text that lies ready to standard error.
  static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
