public import LawChecking

/// A literal stands for a reading, in the trace language.
extension Counterexample.Reading: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .value(.init(words: text)) }
}
