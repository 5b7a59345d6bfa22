package import BindingGenerators

/// Notes in a slot which case runs: its number, and the case itself where there is room for it.
package final class CaseRecorder: RunRecorder, @unchecked Sendable {
  private var slot: RecorderSlot?
  private var number: UInt64 = 0
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
  package func begin(
    test: String, system: String, law: String, seed: Seed, in recorder: FlightRecorder? = .shared
  ) {
    end()
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

  package func willRun(_ given: Case, seed: Seed?) {
    number &+= 1
    slot?.number.value = number
    if let words = slot?.given { note(given, in: words) }
  }

  private func note(_ given: Case, in words: SharedWords) {
    prepare()
    words.value = given.words
    slot?.isRunning.value = 1
  }

  package func didRun() {
    if slot?.given != nil { slot?.isRunning.value = 0 }
  }

  /// What is looked at afterwards has the same time: a long trace takes a look for each step.
  package func willLook() {
    if slot?.given != nil { prepare() }
  }
}
