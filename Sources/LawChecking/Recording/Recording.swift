import Foundation

/// The file of a recorder: a header, then notes on each check that can be under way at once.
///
/// It belongs to the process that holds its lock. The kernel takes the lock away when the process
/// ends, however it ends: what can be locked is a leftover, even if its process number is in use again.
final class Recording: @unchecked Sendable {
  static let suffix = ".flight"
  static let byteCount = 129 * Notes.byteCount
  /// The layout's version is in its last letter.
  private static let magic = UInt64(bigEndian: 0x4249_4E44_4C41_5706)
  /// Where the header names the program.
  private static let program = 8..<Notes.byteCount
  /// For how long a recording is kept that nobody asks for, in seconds: a week.
  private static let longestStay = 7 * 24 * 3_600

  private let file: MappedFile

  /// Makes a file in a directory; `nil` where that cannot be.
  init?(in directory: String, of program: String) {
    let path = "\(directory)/\(getpid())-\(UInt64.random(in: 0 ... .max))\(Self.suffix)"
    // Named as a recording only once it is locked, so that no reader takes it for a leftover.
    guard var file = MappedFile.create(at: path + ".new", byteCount: Self.byteCount),
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
    else { return nil }
    let header = file.notes
    (header[Self.program], header[.state]) = (program, Self.magic)
    file.rename(to: path)
    self.file = file
  }

  /// Takes what a process has left, unless it is none of ours, or in use, or too old.
  ///
  /// It stays locked, so that nobody else reports it, and stays where it is until all that it reports
  /// was of use: a run that dies before that leaves it for the next one.
  ///
  /// - Parameter program: The name of the program; `nil` for any.
  init?(leftAt path: String, by program: String?) {
    guard let file = MappedFile.existing(at: path, byteCount: Self.byteCount) else { return nil }
    let header = file.notes
    guard lseek(file.descriptor, 0, SEEK_END) == Self.byteCount,
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0, header[.state] == Self.magic,
      program == nil || header[Self.program] == program
    else { return nil }
    self.file = file
    let isOld = self.file.isOlder(than: Self.longestStay)
    if isOld || isUsedUp { remove() }
    if isOld { return nil }
  }

  /// The notes at its beginning, which are about the recording itself.
  var header: Notes { file.notes }

  var notes: some Sequence<Notes> {
    stride(from: Notes.byteCount, to: Self.byteCount, by: Notes.byteCount).lazy
      .map { [header] in header.further($0) }
  }

  /// Whether nothing in it is left to report.
  var isUsedUp: Bool { notes.allSatisfy { $0[.state] != Notes.underWay } }

  func remove() { file.removeName() }
}

// MARK: - As the process ends

extension Recording {
  /// A number that no other living thread has.
  static var thisThread: UInt64 {
    #if canImport(Darwin)
      UInt64(UInt(bitPattern: pthread_self()))
    #else
      UInt64(pthread_self())
    #endif
  }

  /// Calls a function for the notes of each check that is under way.
  ///
  /// It asks for no memory, since a signal handler calls it.
  static func forEachUnderWay(after header: Notes, _ body: (Notes) -> Void) {
    var offset = Notes.byteCount
    while offset < byteCount {
      let notes = header.further(offset)
      if notes[.state] == Notes.underWay { body(notes) }
      offset += Notes.byteCount
    }
  }

  /// Frees the notes of all other threads where this one, which ends the process, has a check under
  /// way: what they check has no part in that.
  static func clearOthers(after header: Notes) {
    let thread = thisThread
    var isKnown = false
    forEachUnderWay(after: header) { if $0[.thread] == thread { isKnown = true } }
    if !isKnown { return }
    forEachUnderWay(after: header) { if $0[.thread] != thread { $0[.state] = Notes.free } }
  }
}

extension Recording {
  /// What was under way when its process died.
  var leftovers: [Leftover] {
    notes.filter { $0[.state] == Notes.underWay }.map { Leftover(notes: $0, recording: self) }
  }
}

/// What an earlier run was doing when it died, kept until it was of use.
package struct Leftover: Sendable {
  fileprivate let notes: Notes
  fileprivate let recording: Recording

  /// The test, as it is called.
  package var test: String { notes[Notes.test] }
  /// The system that was judged.
  package var system: String { notes[Notes.system] }
  /// The law that was judged.
  package var law: String { notes[Notes.law] }
  /// The seed of the check.
  package var seed: UInt64 { notes[.seed] }
  /// The number of the case that had started last, counted from 1.
  package var number: UInt64 { notes[.cases] }
  /// Whether that case was running, and not what is done between cases.
  package var isRunning: Bool { notes[.isRunning] == 1 }
  /// Which run left it; one run may leave several.
  package var run: ObjectIdentifier { ObjectIdentifier(recording) }

  /// Whether it was about this system; a long name was cut short.
  package func isAbout(_ system: String) -> Bool {
    self.system == Notes.fitting(system, into: Notes.system)
  }

  /// Says that it was of use: nobody will hear of it again.
  package func settle() {
    notes[.state] = Notes.free
    if recording.isUsedUp { recording.remove() }
  }
}
