/// A recipe that makes a value from draws.
///
/// A generator shrinks, replays and enumerates by its draws alone: fewer and smaller draws make simpler
/// values. When it chooses from a list, put the simplest first. Kept tokens contain the draws.
///
/// ```swift
/// let small = Generator.integer(in: 0...9)      // simplest: 0
/// let word = Generator.string(from: "ab", count: 0...4)  // simplest: ""
/// let pair = small.zip(with: word)
/// ```
public struct Generator<Value> {
  private let body: (inout Choices) -> Value

  /// Makes a generator of a function of draws.
  public init(_ body: @escaping (inout Choices) -> Value) {
    self.body = body
  }

  /// Makes a value.
  public func generate(from choices: inout Choices) -> Value {
    body(&choices)
  }

  /// The value made of zeros only.
  public var simplest: Value { value(of: []) }

  /// Returns the value made of these draws, and zeros after them.
  package func value(of draws: [UInt64]) -> Value {
    var choices = Choices(replaying: Draws(values: draws), isRecording: false)
    return generate(from: &choices)
  }

  /// Returns a generator of always the same value.
  public static func always(_ value: Value) -> Generator {
    Generator { _ in value }
  }

  /// Returns a generator of the values of this one, changed by a function.
  ///
  /// Simplest: the changed simplest.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Generator<Other> {
    Generator<Other> { transform(generate(from: &$0)) }
  }

  /// Returns a generator that depends on a value of this one, such as one of lists of a drawn length.
  public func flatMap<Other>(
    _ transform: @escaping (Value) -> Generator<Other>
  ) -> Generator<Other> {
    Generator<Other> { transform(generate(from: &$0)).generate(from: &$0) }
  }

  /// Returns a generator of pairs with the values of another generator.
  ///
  /// Simplest: both simplest.
  public func zip<Other>(with other: Generator<Other>) -> Generator<(Value, Other)> {
    Generator<(Value, Other)> { (generate(from: &$0), other.generate(from: &$0)) }
  }
}
