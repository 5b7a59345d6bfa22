// Kept tokens contain the draws of generated values: other draws, bounds or orders make other values of them.
extension Generator {
  /// Returns a generator of one of these values, which must not be empty.
  ///
  /// Simplest: the first.
  public static func element(of values: [Value]) -> Generator {
    Generator { values[$0.index(below: values.count)] }
  }

  /// Returns a generator that uses one of these generators, which must not be empty.
  ///
  /// Simplest: that of the first.
  public static func oneOf(_ generators: [Generator]) -> Generator {
    Generator { generators[$0.index(below: generators.count)].generate(from: &$0) }
  }

  /// Returns a generator that uses each of these generators as often as its positive weight says.
  ///
  /// Simplest: that of the first.
  public static func frequency(_ weighted: [(weight: Int, generator: Generator)]) -> Generator {
    let total = weighted.reduce(0) { $0 + $1.weight }
    return Generator { choices in
      var ticket = choices.index(below: total)
      for (weight, generator) in weighted.dropLast() {
        if ticket < weight { return generator.generate(from: &choices) }
        ticket -= weight
      }
      return weighted[weighted.count - 1].generator.generate(from: &choices)
    }
  }

  /// Returns a generator of `nil` and of values of this one.
  ///
  /// Simplest: `nil`.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { $0.index(below: 4) == 0 ? nil : generate(from: &$0) }
  }

  /// Returns a generator of values that satisfy a condition, or `nil` if a bounded number of attempts gave
  /// none.
  ///
  /// If half of the values satisfy it, 20 attempts all fail once in a million times.
  ///
  /// Simplest: the first satisfying value that the draws give.
  public func filter(
    attempts: Int = 20, _ isIncluded: @escaping (Value) -> Bool
  ) -> Generator<Value?> {
    Generator<Value?> { choices in
      for _ in 0..<attempts {
        let value = choices.span { generate(from: &$0) }
        if isIncluded(value) { return value }
      }
      return nil
    }
  }

  /// Returns a generator of values that contain smaller values of the same kind, nested at most `depth` deep.
  ///
  /// Simplest: the simplest leaf.
  public static func recursive(
    depth: Int, leaf: Generator, _ node: @escaping (Generator) -> Generator
  ) -> Generator {
    (0..<depth).reduce(leaf) { inner, _ in oneOf([leaf, node(inner)]) }
  }
}

extension Generator where Value: CaseIterable {
  /// A generator of any case.
  ///
  /// Simplest: the first.
  public static var anyCase: Generator {
    element(of: Array(Value.allCases))
  }
}

extension Generator where Value == Bool {
  /// A generator of `false` and `true`.
  ///
  /// Simplest: `false`.
  public static var bool: Generator<Bool> {
    Generator { $0.draw(below: 2) == 1 }
  }
}
