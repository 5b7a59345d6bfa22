import Foundation

/// The notes on one check, in memory that outlives the process, however it ends.
///
/// A note is a few stores, and is not mixed with what the code under test prints. One thread stores them, and
/// readers wait until the process has ended, so plain stores are enough. Before that, a parent reads single
/// numbers only, such as how far its child has come.
///
/// Recordings outlive a build: another layout needs another `FlightRecorder.magic`. `SECURITY.md` says what
/// such files hold.
struct Notes: @unchecked Sendable {
  /// The numbers among the notes, in eight bytes each: at most eight, which fill the 64 bytes before `test`.
  enum Number: Int {
    /// The state of the notes, which readers look at before anything else.
    ///
    /// In a recorder it is `free` or `underWay`. In a child it is a `BlackBox.Stage`. In the header of a
    /// recording it is `FlightRecorder.magic`, and the program's name stands where the other numbers would.
    case state
    /// The number of cases that were begun.
    case cases
    /// Whether the latest case is running.
    case isRunning
    /// The thread that checks, or in a child its process.
    case owner
    /// The number of the question to a new system in a child, or 0.
    case question
    /// Whether smaller cases are passed over in a child.
    case isPartial
    /// The number of times that a child has got on.
    case progress
    /// Whether the code under test does the last step of a case in a child, and not a read around it.
    case isInStep
  }

  /// The state of notes that are not in use.
  static let free: UInt64 = 0
  /// The state of the notes on a check that is under way.
  static let underWay: UInt64 = 1
  /// The bytes of notes in a recorder.
  static let byteCount = 1_024
  /// The bytes of notes in a child: those of a recorder, two texts of 1 KiB, and 38 KiB for the case.
  ///
  /// A case of up to 4,863 words fits: 8 × 4,863 + 8 = 38 × 1,024.
  static let byteCountOfChild = 41 * 1_024

  // The places of texts. The length of a text comes first, in eight bytes. So each place begins at a multiple
  // of eight.

  /// The place of the name of the test.
  static let test = 64..<512
  /// The place of the name of the system.
  static let system = 512..<896
  /// The place of the id of the law.
  static let law = 896..<byteCount
  /// The place of the operation in progress in a child.
  static let operation = 1_024..<2_048
  /// The place of a `DeathPlace`: what later cases leave out if the operation ends a child.
  static let deathPlace = 2_048..<3_072
  /// The place of the case in a child.
  static let testCase = 3_072..<byteCountOfChild

  /// The address of the first byte.
  let start: UnsafeMutableRawPointer

  /// Returns the notes that begin this many bytes further on.
  func advanced(byBytes count: Int) -> Notes { Notes(start: start + count) }

  subscript(number: Number) -> UInt64 {
    get { (start + 8 * number.rawValue).load(as: UInt64.self) }
    nonmutating set { (start + 8 * number.rawValue).storeBytes(of: newValue, as: UInt64.self) }
  }

  /// Returns or stores a text.
  ///
  /// What does not fit is cut off.
  subscript(text: Range<Int>) -> String {
    get { String(decoding: bytes(of: text), as: UTF8.self) }
    nonmutating set {
      var words = Self.fitting(newValue, into: text)
      words.withUTF8 { store(UnsafeRawBufferPointer($0), at: text) }
    }
  }

  /// Returns as much of a text as can be noted, in whole characters.
  static func fitting(_ text: String, into place: Range<Int>) -> String {
    var text = text
    while text.utf8.count > place.count - 8 { text.removeLast() }
    return text
  }

  /// The words of the latest case that was begun.
  ///
  /// Empty if it does not fit.
  var encodedCase: [UInt64] {
    get { Array(bytes(of: Self.testCase).bindMemory(to: UInt64.self)) }
    nonmutating set { newValue.withUnsafeBytes { store($0, at: Self.testCase) } }
  }

  private func bytes(of place: Range<Int>) -> UnsafeRawBufferPointer {
    let count = Int(clamping: (start + place.lowerBound).load(as: UInt64.self))
    return UnsafeRawBufferPointer(
      start: start + place.lowerBound + 8, count: min(count, place.count - 8))
  }

  /// Stores bytes and their number.
  ///
  /// Stores none if there is no room for all.
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

  /// Whether this thread does the check.
  var isOfThisThread: Bool { self[.owner] == Self.thisThread }

  /// Begins the notes on a check.
  ///
  /// `state` comes last: a signal handler reads all notes that are under way.
  func begin(test: String, system: String, law: String) {
    self[Self.test] = test
    self[Self.system] = system
    self[Self.law] = law
    self[.cases] = 0
    self[.isRunning] = 0
    self[.owner] = Self.thisThread
    self[.state] = Self.underWay
  }

  /// Writes the check to standard error, without allocating memory.
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

  /// Writes a static text to standard error.
  static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
