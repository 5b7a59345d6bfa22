import BindingGenerators

/// Counts through the draws of all cases, the shortest and simplest first.
///
/// It is an odometer whose wheels are the draws of the latest case: the last one that can still
/// turn is advanced, and all after it start again at zero. The first draw is the number of
/// operations, so shorter traces come first. Wheels with very many positions are cut short; what
/// was enumerated is then not everything.
struct CaseEnumerator {
  /// The draws of the next case; `nil` when there is none.
  private(set) var next: [UInt64]?
  /// Whether no wheel was cut short.
  private(set) var isComplete = true
  private let widest: UInt64

  /// Enumerates cases whose draws have bounds up to `widest`; of larger ones only the first few
  /// values are used.
  init(startingAt length: Int = 0, widest: UInt64 = 256) {
    next = [UInt64(length)]
    self.widest = widest
  }

  /// Moves on from a case to the next.
  mutating func advance(past draws: [Choices.Draw]) {
    var wheels = draws
    while let last = wheels.popLast() {
      let end = last.bound > widest ? 4 : last.bound
      if last.bound > widest { isComplete = false }
      if last.value + 1 < end {
        next = wheels.map { $0.value } + [last.value + 1]
        return
      }
    }
    next = nil
  }
}
