package import BindingGenerators

/// Notes in a slot which case runs: its number, and the case itself where there is room for it.
package final class CaseRecorder: RunRecorder, @unchecked Sendable {
  private var slot: RecorderSlot?
  private var number: UInt64 = 0
  /// The numbers of the cases that are not run, because earlier runs died of them.
  private var skipped: Set<UInt64> = []
  private let prepare: () -> Void
  /// Keeps the memory of the slot.
  private var keeper: AnyObject?

  /// Notes nothing yet.
  package init() {
    prepare = {}
  }

  /// Notes in a slot, and prepares for each case.
  init(_ slot: RecorderSlot, of keeper: AnyObject, preparing prepare: @escaping () -> Void) {
    (self.slot, self.keeper, self.prepare) = (slot, keeper, prepare)
  }

  /// From now on notes the cases of this check; nothing if too many are under way.
  ///
  /// - Parameter skipped: The numbers of the cases that are not to be run.
  package func begin(
    test: String, system: String, law: String, seed: Seed, skipping skipped: Set<UInt64> = [],
    in recorder: FlightRecorder? = .shared
  ) {
    end()
    self.skipped = skipped
    slot = recorder?.take(for: Flight(test: test, system: system, law: law, seed: seed.value))
    (keeper, number) = (recorder, 0)
  }

  /// Notes that the check has ended, so that no death will be put down to it.
  package func end() {
    if let slot { (keeper as? FlightRecorder)?.free(slot) }
    slot = nil
  }

  /// Whether it notes anything.
  package var isNoting: Bool { slot != nil }

  package func willRun(_ given: Case, seed: Seed?) -> Bool {
    number &+= 1
    if !skipped.isEmpty && skipped.contains(number) { return false }
    slot?.number.value = number
    if let words = slot?.given { note(given, in: words) }
    slot?.isRunning.value = 1
    return true
  }

  private func note(_ given: Case, in words: SharedWords) {
    prepare()
    words.value = given.words
  }

  package func didRun() {
    slot?.isRunning.value = 0
  }

  /// What is looked at afterwards has the same time, and so has each sequence of the memory check.
  ///
  /// A long trace takes a look for each step.
  package func willLook() {
    if slot?.given != nil { prepare() }
  }
}
