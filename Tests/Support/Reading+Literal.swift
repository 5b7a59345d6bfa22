public import LawChecking

/// A literal is what was read, in the trace language.
extension Counterexample.Reading: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .value(.init(words: text)) }
}
