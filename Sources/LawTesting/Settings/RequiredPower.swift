import LawChecking

/// The share of the faults around a system that the laws of a test have to notice.
///
/// The requirement gathers these laws, expectation after expectation, because a test may ask for one law at a
/// time.
final class RequiredPower: Sendable {
  /// The share of the faults, from 0 to 1.
  let share: Double
  /// The questions that expectations have asked.
  private let asked = Locked<[PowerQuestion]>([])
  /// Whether an expectation judged a system by some law.
  let isUsed = Locked(false)

  init(_ share: Double) {
    self.share = share
  }

  /// Adds laws by which a test judges a system.
  func ask(_ question: PowerQuestion) {
    isUsed.value = true
    asked.use { $0.append(question) }
  }

  /// Reports each test and system whose laws notice too little.
  func report() {
    for (_, questions) in asked.value.grouped(by: \.testedType) {
      questions[0].report(below: share, asking: questions.flatMap(\.laws))
    }
    asked.value = []
  }
}
