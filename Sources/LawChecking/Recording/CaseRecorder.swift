package import BindingGenerators
import Foundation

/// A recorder of the case that runs: its number, and in a child the case itself.
///
/// In a child `ChildJob` makes it. Elsewhere the code that judges a system does, and calls `begin` and `end`
/// around each check.
///
/// A number counts the calls of `willRun`, and a later run passes over cases by number. So `Runner` has to
/// make the same calls in each run. The recorder has no lock, because the checks that it notes run one after
/// the other, and only they call it.
package final class CaseRecorder: RunRecorder, @unchecked Sendable {
  /// The notes on the check.
  ///
  /// Nil if nothing is noted.
  private var notes: Notes?
  /// The number of the latest case.
  private var number: UInt64 = 0
  /// The numbers of the cases that are not run, because earlier runs died of them.
  private var skipped: Set<UInt64> = []
  /// Prepares a child for each case, and for each look at a system.
  ///
  /// Nil outside of a child.
  private let prepare: (() -> Void)?

  // In a child the following are nil: the parent reads the case in the notes.

  /// The recorder that lends the notes.
  private var recorder: FlightRecorder?
  /// The case that runs, if somebody can spell it.
  private var testCase: LoadedCase?
  /// The closure that spells a case of the present check.
  private var spell: ((LoadedCase) -> String)?

  /// Makes a recorder that notes nothing before `begin`.
  package init() { prepare = nil }

  /// Makes a recorder for a child, which prepares for each case.
  ///
  /// The closure keeps the memory of the notes.
  init(_ notes: Notes, preparing prepare: @escaping () -> Void) {
    self.notes = notes
    self.prepare = prepare
  }

  /// Begins to note the cases of a check.
  ///
  /// Notes nothing if too many checks are under way.
  ///
  /// - Parameter skipped: The numbers of the cases that must not run.
  package func begin(
    test: String, system: String, law: String, skipping skipped: Set<UInt64> = [],
    in recorder: FlightRecorder? = .shared
  ) {
    end()
    self.skipped = skipped
    notes = recorder?.take { $0.begin(test: test, system: system, law: law) }
    self.recorder = recorder
    number = 0
    // The key retains nothing. `end` takes it back if something is noted, and only then.
    if notes != nil {
      pthread_setspecific(Self.keyOfCurrent, Unmanaged.passUnretained(self).toOpaque())
    }
  }

  /// Notes that the check has ended, so that no later death is put down to it.
  package func end() {
    if let notes {
      recorder?.free(notes)
      pthread_setspecific(Self.keyOfCurrent, nil)
    }
    notes = nil
    testCase = nil
    spell = nil
  }

  /// Whether it notes anything.
  var isNoting: Bool { notes != nil }

  package func willRun(_ testCase: LoadedCase) -> Bool {
    number &+= 1
    if !skipped.isEmpty && skipped.contains(number) { return false }
    notes?[.cases] = number
    if spell != nil { self.testCase = testCase }
    if let prepare {
      prepare()
      notes?.encodedCase = testCase.spelling.encoded
    }
    // This comes last, when all is noted: until then the parent puts no death down to the case.
    notes?[.isRunning] = 1
    return true
  }

  package func didRun() {
    notes?[.isRunning] = 0
    // The next case reuses the meaning of its numbers if nobody holds it.
    testCase = nil
  }

  package func spellCases(by spell: @escaping (LoadedCase) -> String) {
    // A child notes each case, and nothing keeps the closure once the check has ended.
    if prepare == nil && isNoting { self.spell = spell }
  }

  /// Gives a look at a system the same time as a case, and each sequence of the memory check, too.
  ///
  /// A long trace takes a look for each step.
  package func willLook() { prepare?() }
}

// MARK: - Last words

extension CaseRecorder {
  /// The key by which a thread keeps the recorder of its check.
  private static let keyOfCurrent: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  /// The seconds that spelling a case may take.
  ///
  /// It takes milliseconds, unless it waits for a lock that nobody gives back.
  private static let secondsToSpell: UInt32 = 2

  /// Writes to standard error which case this thread runs, for a signal handler after a trap.
  ///
  /// It allocates memory, as no other last words do: Swift traps while the heap is whole and nobody locks it.
  /// An alarm ends a process that waits all the same.
  static func sayCase() {
    guard let address = pthread_getspecific(keyOfCurrent) else { return }
    let recorder = Unmanaged<CaseRecorder>.fromOpaque(address).takeUnretainedValue()
    guard recorder.notes?[.isRunning] == 1, let testCase = recorder.testCase,
      let spell = recorder.spell
    else { return }
    alarm(secondsToSpell)
    var words = "    \(spell(testCase))\n"
    words.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    alarm(0)
  }
}
