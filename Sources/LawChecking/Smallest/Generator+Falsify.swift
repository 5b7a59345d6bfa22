public import BindingGenerators

// `WritingAGenerator.md` shows it, and our tests of generators use it. By default it tries more cases than a
// check: to generate a value costs far less than to run a system.
extension Generator {
  /// Looks for a value for which a condition does not hold, and simplifies it.
  ///
  /// ```swift
  /// let found = Generator<Int>.integer.falsify { $0 < 1000 }
  /// found?.value  // 1000
  /// ```
  ///
  /// - Parameters:
  ///   - options: The seed, and the number of cases to try. No other option counts.
  ///   - holds: The condition. It must depend on the value alone.
  /// - Returns: The simplest value found for which it does not hold, the number of the first case that
  ///   failed, from 1, and how many runs simplifying took. Nil if no case failed.
  public func falsify(
    options: CheckOptions = CheckOptions(cases: 1_000), _ holds: (Value) -> Bool
  ) -> (value: Value, foundAtCase: Int, simplifications: Int)? {
    withoutActuallyEscaping(holds) { holds in
      for number in 0..<options.cases {
        var choices = Choices(seed: options.seed.child(number), isRecording: true)
        if holds(generate(from: &choices)) { continue }
        var simplifier = Simplifier(choices) { draws in
          var again = Choices(replaying: draws)
          return holds(generate(from: &again)) ? nil : again
        }
        simplifier.run()
        var smallest = Choices(replaying: simplifier.draws)
        return (generate(from: &smallest), number + 1, simplifier.executions)
      }
      return nil
    }
  }
}
