import Foundation

/// How this process ends where what it judges ends it; what it does then is set before the first check.
///
/// A trap ends in a signal handler, which leaves the signal to the one who would have had it.
extension FlightRecorder {
  /// What to do about a process that ends while it judges; a command puts its own advice here.
  nonisolated(unsafe) package static var adviceOnDeath =
    "run the tests again: they judge it in child processes then, and report which case ends it, as the law "
    + "total and .inChildProcess do at once; where there are none, it is passed over and reported after three "
    + "runs, and setting: names the values that it is set to"
  /// The status with which a process ends that the code under test ends by `exit`.
  nonisolated(unsafe) package static var statusOfExit: Int32 = 1
  /// Whether a later run of this program asks what this one was judging when it died.
  nonisolated(unsafe) package static var leavesWord = true
  /// Whether the process ends on purpose.
  nonisolated(unsafe) private static var isAbandoned = false

  /// Forgets what is under way, and what begins until then, before the process ends on purpose.
  package static func abandon() { isAbandoned = true }

  // Set before any check begins. Then the handler alone uses them, and clears `header` to speak once. It
  // is a pointer and no object, because two threads may trap at once, over a heap that is in ruins.
  nonisolated(unsafe) private static var header: Notes?
  nonisolated(unsafe) private static var advice: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  /// What the process says before its last words, a piece after the other.
  ///
  /// A piece is never freed, and linked once it is whole, because a signal handler may read it at any time.
  private struct Kept {
    let text: UnsafeMutablePointer<CChar>
    let stream: Int32
    var next: UnsafeMutablePointer<Kept>?
  }

  nonisolated(unsafe) private static var firstKept: UnsafeMutablePointer<Kept>?
  nonisolated(unsafe) private static var lastKept: UnsafeMutablePointer<Kept>?

  /// Only one thread at a time adds a piece.
  private static let keeping = Locked(())

  /// Keeps what was found so far, in case that the process ends before that is printed.
  ///
  /// - Parameter stream: The open file to which it is written then.
  package static func keep(_ text: String, for stream: Int32) {
    guard let copy = strdup(text) else { return }
    let piece = UnsafeMutablePointer<Kept>.allocate(capacity: 1)
    piece.initialize(to: Kept(text: copy, stream: stream, next: nil))
    keeping.use { _ in
      if let lastKept { lastKept.pointee.next = piece } else { firstKept = piece }
      lastKept = piece
    }
  }

  /// Forgets it, once it is printed.
  package static func forgetKept() {
    keeping.use { _ in
      firstKept = nil
      lastKept = nil
    }
  }

  private static func sayKept() {
    var piece = firstKept
    while let kept = piece {
      _ = Foundation.write(kept.pointee.stream, kept.pointee.text, strlen(kept.pointee.text))
      piece = kept.pointee.next
    }
  }

  /// From now on the process says what it has under way when a fault of its own ends it.
  func prepareLastWords() {
    Self.header = header
    Self.advice = strdup(Self.adviceOnDeath + "\n")
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      var action = sigaction { number in
        sigaction(number, FlightRecorder.earlier + Int(number), nil)
        FlightRecorder.sayLastWords(ofTrap: number == SIGILL || number == SIGTRAP)
      }
      sigaction(number, &action, Self.earlier + Int(number))
    }
  }

  /// `CI/full.d/walk` looks for the first line and for what `Notes.say` writes after it.
  private static func sayLastWords(ofTrap isTrap: Bool) {
    guard let header else { return }
    Self.header = nil
    header.clearOthers()
    sayKept()
    Notes.write("\nbinding-laws: the process ends while it judges\n")
    header.forEachUnderWay { $0.say() }
    if isTrap { CaseRecorder.sayCase() }
    if let advice { _ = Foundation.write(2, advice, strlen(advice)) }
  }

  /// Leaves nothing behind where nothing is under way.
  ///
  /// A check that called `exit` is still under way: it is not the end of a run in which all is well,
  /// whatever the status it has given.
  func endProcess() {
    header.clearOthers()
    guard !Self.isAbandoned, let left = leftovers.first else { return remove() }
    fflush(nil)
    Self.sayKept()
    let end =
      "\(left.system) ended the process by exit under \(left.law), in \(left.test)\n"
      + "\(Self.adviceOnDeath)\n"
    _ = write(2, end, end.utf8.count)
    _exit(Self.statusOfExit)
  }
}

/// What the header of a recording leads to; a signal handler calls it, so that it asks for no memory.
extension Notes {
  /// Calls a function for the notes of each check that is under way.
  fileprivate func forEachUnderWay(_ body: (Notes) -> Void) {
    var offset = Notes.byteCount
    while offset < FlightRecorder.byteCount {
      let notes = further(offset)
      if notes[.state] == Notes.underWay { body(notes) }
      offset += Notes.byteCount
    }
  }

  /// Frees the notes of all other threads where this one, which ends the process, has a check under
  /// way: what they check has no part in that.
  fileprivate func clearOthers() {
    var isKnown = false
    forEachUnderWay { if $0.isOfThisThread { isKnown = true } }
    if !isKnown { return }
    forEachUnderWay { if !$0.isOfThisThread { $0[.state] = Notes.free } }
  }
}
