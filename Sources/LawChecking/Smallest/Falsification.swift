public import BindingGenerators

/// The simplest value found for which something does not hold.
public struct Falsification<Value> {
  /// The value, simplified.
  public let value: Value
  /// The number of the case that first showed it, counted from 1.
  public let foundAtCase: Int
  /// How many runs simplifying took.
  public let simplifications: Int
}

extension Generator {
  /// Looks for a value for which a condition does not hold, and simplifies it.
  ///
  /// ```swift
  /// let found = Generator<Int>.integer.falsify { $0 < 1000 }
  /// found?.value  // 1000
  /// ```
  ///
  /// - Parameters:
  ///   - options: How hard to look.
  ///   - holds: The condition; it must depend on the value alone.
  /// - Returns: The simplest value found for which it does not hold, or `nil`.
  public func falsify(
    options: CheckOptions = CheckOptions(cases: 1_000), _ holds: (Value) -> Bool
  ) -> Falsification<Value>? {
    withoutActuallyEscaping(holds) { holds in
      for number in 0..<options.cases {
        var choices = Choices(seed: options.seed.child(number), isRecording: true)
        if holds(generate(from: &choices)) { continue }
        return simplified(choices, foundAt: number + 1, holds)
      }
      return nil
    }
  }

  private func simplified(
    _ failing: Choices, foundAt number: Int, _ holds: @escaping (Value) -> Bool
  ) -> Falsification<Value> {
    var simplifier = Simplifier(failing) { draws in
      var choices = Choices(replaying: draws)
      return holds(generate(from: &choices)) ? nil : choices
    }
    simplifier.run()
    var choices = Choices(replaying: simplifier.draws)
    return Falsification(
      value: generate(from: &choices), foundAtCase: number,
      simplifications: simplifier.executions)
  }
}
