import Foundation

/// The end of this process if the code that it judges ends it.
///
/// What happens then is set before the first check. A trap ends in a signal handler, which then leaves the
/// signal to the earlier handler.
extension FlightRecorder {
  /// The advice after a process has ended while it judges.
  ///
  /// A command sets its own advice.
  nonisolated(unsafe) package static var adviceOnDeath =
    "run the tests again: they judge it in child processes then, and report which case ends it, as the law "
    + "total and .inChildProcess do at once; where there are none, it is passed over and reported after three "
    + "runs, and setting: names the values that it is set to"
  /// The status of a process that the code under test ends by `exit`.
  nonisolated(unsafe) package static var statusOfExit: Int32 = 1
  /// Whether a later run of this program asks what this one was judging when it died.
  nonisolated(unsafe) package static var leavesWord = true
  /// Whether the process ends on purpose.
  nonisolated(unsafe) private static var isAbandoned = false

  /// Forgets all checks that are under way until the process ends on purpose.
  package static func abandon() { isAbandoned = true }

  // These three are set before any check begins. Then the handler alone uses them. They are pointers and no
  // objects, because two threads may trap at once, over a heap that is in ruins.

  /// The header of the recording.
  ///
  /// The handler sets it to nil, so that it speaks once.
  nonisolated(unsafe) private static var header: Notes?
  /// The advice, as bytes.
  nonisolated(unsafe) private static var advice: UnsafeMutablePointer<CChar>?
  /// The handlers before these, each at the number of its signal, which is less than 64.
  nonisolated(unsafe) private static var earlier = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 64)

  /// Makes the process say which checks are under way if a fault of its own ends it.
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

  /// Prints the last words.
  ///
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

  /// Removes the recording if no check is under way, and otherwise prints what ended the process.
  ///
  /// A check that called `exit` is still under way. Such a run is not a success, whatever its status.
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

/// The notes that the header of a recording leads to.
///
/// A signal handler calls it, so it allocates no memory.
extension Notes {
  /// Calls a function for the notes of each check that is under way.
  fileprivate func forEachUnderWay(_ body: (Notes) -> Void) {
    var offset = Notes.byteCount
    while offset < FlightRecorder.byteCount {
      let notes = advanced(byBytes: offset)
      if notes[.state] == Notes.underWay { body(notes) }
      offset += Notes.byteCount
    }
  }

  /// Frees the notes of all other threads if this one, which ends the process, has a check under way.
  ///
  /// The checks of the others have no part in the end.
  fileprivate func clearOthers() {
    var isKnown = false
    forEachUnderWay { if $0.isOfThisThread { isKnown = true } }
    if !isKnown { return }
    forEachUnderWay { if !$0.isOfThisThread { $0[.state] = Notes.free } }
  }
}
