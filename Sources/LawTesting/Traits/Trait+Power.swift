public import Testing

// `YourFirstLawTest.md` lists it among the traits, and `JudgingABinding.md` explains it.
extension Trait where Self == LawTrait {
  /// Requires that the laws by which a test judges a system notice this share of mistakes in its bindings.
  ///
  /// ```swift
  /// @Test("obeys", .power(0.9), arguments: LawSet.honesty)
  /// func colourButton(_ law: Law) { expect(ColourButton.self, obeys: law) }
  /// ```
  ///
  /// The laws of all expectations and of all arguments of a test count together, for each system. Too little
  /// power is one issue for each system, reported when the test has ended, or the suite that has the trait.
  /// The system of a closure is asked expectation by expectation, without the faults that end the process.
  /// `expect(_:obeys:power:)` overrides the trait. A test in which no expectation judges a system is an
  /// issue, too. A suite may run without the test that does, and is not asked.
  ///
  /// - Parameter share: The share of the faults that has to be noticed, from 0 to 1.
  public static func power(_ share: Double) -> Self {
    let isShare = (0...1).contains(share)
    return LawTrait(
      conclusion: { test, settings in
        settings.power?.report()
        if !isShare { return ".power(\(share)) asks for no share: it takes a number from 0 to 1" }
        let isAsked = settings.power?.isUsed.value == true
        return test.isSuite || isAsked || EnvironmentSettings.current.isReplaying
          ? nil : "no expectation here judges a system: .power(\(share)) has asked nothing"
      }
    ) { $0.power = isShare ? RequiredPower(share) : nil }
  }
}
