package import BindingGenerators
import Foundation

/// Notes which case runs: its number, and in a child the case itself.
///
/// In a child `ChildJob` makes it; elsewhere those who judge a system do, and `begin` and `end` each check.
/// A number counts the calls of `willRun`, and a later run passes over cases by number: `Runner` has to make
/// the same calls in each run.
/// It has no lock: the checks that it notes run one after the other, and only they call it.
package final class CaseRecorder: RunRecorder, @unchecked Sendable {
  private var notes: Notes?
  private var number: UInt64 = 0
  /// The numbers of the cases that are not run, because earlier runs died of them.
  private var skipped: Set<UInt64> = []
  /// Is called in a child before each case, and before each look at a system.
  private let prepare: (() -> Void)?
  /// What lends the notes outside of a child.
  private var recorder: FlightRecorder?
  /// The case that was begun last, and what spells it; outside of a child.
  private var testCase: Case?
  private var spell: ((Case) -> String)?

  /// Notes nothing yet.
  package init() { prepare = nil }

  /// Notes in a child, and prepares for each case.
  ///
  /// What prepares keeps the memory of the notes.
  init(_ notes: Notes, preparing prepare: @escaping () -> Void) {
    self.notes = notes
    self.prepare = prepare
  }

  /// From now on notes the cases of this check; nothing if too many are under way.
  ///
  /// - Parameter skipped: The numbers of the cases that are not to be run.
  package func begin(
    test: String, system: String, law: String, skipping skipped: Set<UInt64> = [],
    in recorder: FlightRecorder? = .shared
  ) {
    end()
    self.skipped = skipped
    notes = recorder?.take { $0.hold(test: test, system: system, law: law) }
    self.recorder = recorder
    number = 0
    pthread_setspecific(Self.current, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Notes that the check has ended, so that no death will be put down to it.
  package func end() {
    if let notes {
      recorder?.free(notes)
      pthread_setspecific(Self.current, nil)
    }
    notes = nil
    testCase = nil
    spell = nil
  }

  /// Whether it notes anything.
  var isNoting: Bool { notes != nil }

  package func willRun(_ testCase: Case) -> Bool {
    number &+= 1
    if !skipped.isEmpty && skipped.contains(number) { return false }
    notes?[.cases] = number
    if spell != nil { self.testCase = testCase }
    if let prepare {
      prepare()
      notes?.encodedCase = testCase.encoded
    }
    // Last, when all is noted: until then the parent puts no death down to the case.
    notes?[.isRunning] = 1
    return true
  }

  package func didRun() { notes?[.isRunning] = 0 }

  package func spellCases(by spell: @escaping (Case) -> String) {
    // A child notes each case, and nothing keeps what spells it once the check has ended.
    if prepare == nil && isNoting { self.spell = spell }
  }

  /// What is looked at afterwards has the same time, and so has each sequence of the memory check.
  ///
  /// A long trace takes a look for each step.
  package func willLook() { prepare?() }
}

// MARK: - Last words

extension CaseRecorder {
  /// Where a thread keeps the recorder of its check.
  private static let current: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  /// How many seconds the words of a case may take.
  private static let patience: UInt32 = 2

  /// Writes to standard error which case this thread runs, for a signal handler after a trap.
  ///
  /// It asks for memory, as no other last words do: Swift traps while the heap is whole and nobody locks
  /// it. An alarm ends a process that waits all the same.
  static func sayCase() {
    guard let address = pthread_getspecific(current) else { return }
    let recorder = Unmanaged<CaseRecorder>.fromOpaque(address).takeUnretainedValue()
    guard recorder.notes?[.isRunning] == 1, let testCase = recorder.testCase,
      let spell = recorder.spell
    else { return }
    alarm(patience)
    var words = "    \(spell(testCase))\n"
    words.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    alarm(0)
  }
}
