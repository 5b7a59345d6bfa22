import BindingLaws

/// A reader of values in the trace language: `on`, `-3`, `"text"`, `nil`, `[1, 2]`, `{1}`.
///
/// `traceText` writes them. The reader has to read back everything that it writes of these types.
struct LiteralReader {
  private(set) var rest: Substring

  init(_ text: some StringProtocol) {
    rest = Substring(text)
  }

  /// Returns the value of a whole text.
  ///
  /// Nil if it is none, or if something is left over.
  static func value<Value>(of text: some StringProtocol, as type: Value.Type) -> Value? {
    var reader = LiteralReader(text)
    guard let value = reader.read(type), reader.rest.isEmpty else { return nil }
    return value
  }

  /// Reads a value of a type.
  ///
  /// Nil if the text has none, or the trace language cannot read the type.
  mutating func read<Value>(_ type: Value.Type) -> Value? {
    if let literal = type as? any TraceLiteral.Type { return readLiteral(literal) }
    if let cases = type as? any CaseIterable.Type { return oneOf(cases) as? Value }
    return nil
  }

  /// Reads a value of this literal type.
  ///
  /// Casting it as an optional would lose a level.
  private mutating func readLiteral<Literal: TraceLiteral, Value>(_ type: Literal.Type) -> Value? {
    Literal.read(&self).flatMap { $0 as? Value }
  }

  /// Skips this text.
  ///
  /// False if something else comes next.
  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Takes characters for as long as they satisfy a condition.
  mutating func take(while fits: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: fits)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// Takes one character.
  ///
  /// Nil at the end.
  mutating func next() -> Character? { rest.popFirst() }

  /// Reads elements between two brackets, separated by commas.
  mutating func list<Element>(
    _ open: String, _ close: String, _ element: (inout LiteralReader) -> Element?
  ) -> [Element]? {
    guard skip(open) else { return nil }
    if skip(close) { return [] }
    var elements: [Element] = []
    repeat {
      guard let next = element(&self) else { return nil }
      elements.append(next)
    } while skip(", ") || skip(",")
    return skip(close) ? elements : nil
  }

  /// Reads the case whose text comes next, the longest if one is the beginning of another.
  private mutating func oneOf<Cases: CaseIterable>(_ type: Cases.Type) -> Cases? {
    let known = Cases.allCases.map { value in (value: value, text: traceText(value)) }
    let fitting = known.filter { rest.hasPrefix($0.text) }
    guard let longest = fitting.max(by: { $0.text.count < $1.text.count }) else { return nil }
    rest = rest.dropFirst(longest.text.count)
    return longest.value
  }
}

/// A type whose values can be read from the trace language.
protocol TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> Self?
}
